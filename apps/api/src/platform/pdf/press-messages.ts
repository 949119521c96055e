/** A file that travels inside of a PDF. */
export interface Attachment {
  readonly name: string;
  readonly mediaType: string;
  readonly description: string;
  /** AFRelationship: what it is to the paper. */
  readonly relationship: 'alternative' | 'data' | 'source' | 'supplement';
  readonly bytes: Buffer;
}

export interface PressJob {
  /** The name of the paper. */
  readonly name: string;
  readonly as: 'pdf' | 'pages';
  readonly source: string;
  /** JSON. */
  readonly data: string;
  readonly pictures: Readonly<Record<string, Buffer>>;
  readonly attachments: readonly Attachment[];
}

export interface ToWorker {
  readonly open?: { readonly fonts: readonly Buffer[]; readonly main: string; readonly letter: string };
  readonly job?: PressJob;
}

export interface FromWorker {
  readonly pdf?: Buffer;
  readonly pages?: readonly string[];
  readonly failed?: string;
}
