/** Answers requests in a worker: one function per kind of request. */
import type { Answered, Asked, Problem } from './protocol.js';

/** The port of a worker, as far as it is needed. */
export interface Port {
  postMessage(message: Answered): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

/** How each kind of request is answered. */
export type Service<R extends { [K in keyof R]: { request: unknown; answer: unknown } }> = {
  readonly [K in keyof R]: (request: R[K]['request']) => R[K]['answer'] | Promise<R[K]['answer']>;
};

/** A problem in one sentence: the place that a message shows below it is marked in the text. */
export const plainly = (error: unknown): Problem => ({
  message: (error instanceof Error ? error.message : String(error)).split('\n')[0]!,
  findings: [],
});

/** Serves requests until the worker ends. What goes wrong is told to whoever asked, in the words of `tell`. */
export function serve<R extends { [K in keyof R]: { request: unknown; answer: unknown } }>(
  port: Port,
  service: Service<R>,
  tell: (error: unknown) => Problem | Promise<Problem> = plainly,
): void {
  const answers = new Map<string, (request: unknown) => unknown>(
    Object.entries(service) as [string, (request: unknown) => unknown][],
  );
  port.addEventListener('message', ({ data }) => {
    void answer(data as Asked);
  });
  const answer = async ({ id, kind, request }: Asked): Promise<void> => {
    try {
      const found = answers.get(kind);
      if (!found) throw new Error(`Unknown request "${kind}".`);
      port.postMessage({ id, answer: await found(request) });
    } catch (error) {
      port.postMessage({ id, problem: await tell(error) });
    }
  };
}
