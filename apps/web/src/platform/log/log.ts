/** The one door to the console, so that a later step can send warnings elsewhere. Never pass personal data. */
export const log = {
  warn(message: string, cause?: unknown): void {
    // biome-ignore lint/suspicious/noConsole: this is the log port
    console.warn(message, cause);
  },
};
