/** Something that the user can mend: told in one message, without a stack trace. */
export class UserError extends Error {
  override readonly name = 'UserError';
}
