/** What a phone shows. Its text travels over Apple's and Google's servers: nothing that the person may not see anyway. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** Where the app opens; begins with a slash. */
  readonly path: string;
  /** The same for the same news: sent twice, the phone shows it once. */
  readonly tag: string;
}

/** The way out to phones. */
export interface Push {
  /** Resolves when the service has taken the message, or knows that the phone is gone for good. Throws when it may be tried again. */
  send(token: string, message: PushMessage, signal: AbortSignal): Promise<'SENT' | 'UNREGISTERED'>;
}
