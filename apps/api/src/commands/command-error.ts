/** The command can not do what it was asked; the message says why. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
