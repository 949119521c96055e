/** One part of a letter: what there is to know, and where the app goes on. */
export interface LetterSection {
  readonly title?: string;
  /** Label and value, one below the other, such as the time and the place. */
  readonly facts?: readonly (readonly [label: string, value: string])[];
  /** The path begins with a slash. */
  readonly button?: { readonly label: string; readonly path: string };
}

/** The content of a mail; its look is the frame's business. All of it is plain text. */
export interface Letter extends Omit<LetterSection, 'title'> {
  readonly to: string;
  readonly toName?: string;
  readonly copyTo?: readonly string[];
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** After the letter's own facts and button: one for each of several things that it is about. */
  readonly sections?: readonly LetterSection[];
  readonly attachments?: readonly MailPart[];
  /** Where answers go, if elsewhere than to the tenant. */
  readonly replyTo?: string;
  /** The language of the frame; German when left out. */
  readonly language?: 'de' | 'en';
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

/** The letter's own facts and button first. */
export const sectionsOf = ({ facts = [], button, sections = [] }: Letter): readonly LetterSection[] => [
  { facts, ...(button ? { button } : {}) },
  ...sections,
];
