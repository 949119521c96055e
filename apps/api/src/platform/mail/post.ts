import { createTransport, type NodemailerError } from 'nodemailer';
import type { Config } from '#platform/config/config.ts';
import { JobFailedForGood } from '#platform/jobs/define-job.ts';
import type { Letter, Look } from '#platform/mail/letter.ts';
import { LOGO_ID, renderHtml } from '#platform/mail/render-html.ts';
import { renderText } from '#platform/mail/render-text.ts';

/** Nobody can be reached there. */
export class AddressRefused extends JobFailedForGood {}

/** The way out for letters. */
export interface Post {
  readonly from: string;
  /** Resolves when the mail server has taken the letter, and answers how many recipients it refused nevertheless. */
  send(letter: Letter, look: Look, messageId: string): Promise<{ readonly refused: number }>;
}

/** Together far below the five minutes after which another worker may take the mail. */
const TIMEOUTS = { dnsTimeout: 10_000, connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 };
const WHOLE_MS = 120_000;

export function createPost(config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'APP_URL'>): Post {
  const { SMTP_URL: url, MAIL_FROM: from, APP_URL: appUrl } = config;
  const transport = createTransport({ url, ...TIMEOUTS, disableFileAccess: true, disableUrlAccess: true });
  return {
    from,
    async send(letter, look, messageId) {
      const { to, toName = '', copyTo = [], subject, attachments = [] } = letter;
      const address = (text: string, name = '') => ({ address: text, name: oneLine(name) });
      const sending = transport.sendMail({
        messageId,
        from: address(from, look.name),
        to: address(to, toName),
        cc: copyTo.map((other) => address(other)),
        ...(look.replyTo ? { replyTo: address(look.replyTo, look.name) } : {}),
        subject: oneLine(subject),
        text: renderText(letter, look, appUrl),
        html: renderHtml(letter, look, appUrl),
        headers: { 'Auto-Submitted': 'auto-generated' },
        attachments: [
          ...attachments.map((part) => attached(part)),
          ...(look.logo ? [{ ...attached(look.logo), cid: LOGO_ID, contentDisposition: 'inline' as const }] : []),
        ],
      });
      const { rejected } = await withDeadline(sending).catch((error: unknown) => {
        throw withoutAddresses(error);
      });
      return { refused: rejected.length };
    },
  };
}

const attached = ({ fileName, mediaType, content }: NonNullable<Letter['attachments']>[number]) => ({
  filename: oneLine(fileName),
  contentType: mediaType,
  content,
});

/** A line break in a header would begin another one. */
const oneLine = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim();

async function withDeadline<T>(work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('the mail server took too long')), WHOLE_MS);
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}

/** The mail server's answer may quote the recipient, and errors are logged: only code and command are kept. */
function withoutAddresses(error: unknown): Error {
  const { code, response, responseCode, command, permanent, message } = error as NodemailerError;
  // Without an answer of the server it is the system that speaks: of a certificate, of a name that is unknown.
  const why = response ? (code ?? 'late') : [code, message].filter(Boolean).join(': ');
  const what = responseCode ? `answered ${responseCode} to ${command}` : `can not be used (${why})`;
  // A wrong password is for the operator to put right; the mail itself is well.
  if (permanent && command === 'RCPT TO') return new AddressRefused(`the mail server ${what}`);
  if (permanent && code !== 'EAUTH') return new JobFailedForGood(`the mail server ${what}`);
  return new Error(`the mail server ${what}`);
}
