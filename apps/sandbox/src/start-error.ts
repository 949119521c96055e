/** A start that failed for a reason which the person at the keyboard can do something about: one sentence. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
