/** Something that the user can mend: told in one message, without a stack trace. */
export class UserError extends Error {
  override readonly name = 'UserError';
}

/** The command did its work, told what it found, and the answer is no: exit code 1 without another message. */
export class Failed extends Error {
  override readonly name = 'Failed';
}
