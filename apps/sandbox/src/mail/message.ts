import { simpleParser } from 'mailparser';

export interface Attachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
}

export interface Message {
  readonly id: string;
  readonly receivedAt: Date;
  readonly from: string;
  /** Everybody who gets it, blind copies included. */
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string | undefined;
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  readonly attachments: readonly Attachment[];
}

export async function readMessage(id: string, raw: Buffer): Promise<Message> {
  const mail = await simpleParser(raw);
  return {
    id,
    receivedAt: new Date(Number.parseInt(id, 10)),
    from: mail.from?.text ?? '',
    to: String(mail.headers.get('x-envelope-to') ?? '').split(', '),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html || undefined,
    headers: mail.headerLines.map(({ line }) => {
      const [name = '', ...value] = line.split(':');
      return { name, value: value.join(':').trim() };
    }),
    attachments: mail.attachments.map(({ filename, contentType, content }) => ({
      filename: filename ?? 'Anhang',
      contentType,
      content,
    })),
  };
}
