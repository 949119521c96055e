/** What a mail says; how it looks is the frame's business. All of it is plain text. */
export interface Letter {
  readonly to: string;
  readonly toName?: string;
  readonly copyTo?: readonly string[];
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Label and value, one below the other, such as the time and the place. */
  readonly facts?: readonly (readonly [label: string, value: string])[];
  /** Where the app goes on; the path begins with a slash. */
  readonly button?: { readonly label: string; readonly path: string };
  readonly attachments?: readonly MailPart[];
}

interface MailPart {
  readonly fileName: string;
  readonly mediaType: string;
  readonly content: Buffer;
}

/** In whose name a mail comes. */
export interface Look {
  readonly name: string;
  /** Where answers go; without one, nowhere. */
  readonly replyTo: string | null;
  /** White text can stand on it. */
  readonly color: string;
  readonly logo: MailPart | null;
}
