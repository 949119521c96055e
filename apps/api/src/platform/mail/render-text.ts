import type { Letter, Look } from '#platform/mail/letter.ts';
import { MAIL_TEXTS } from '#platform/mail/mail-texts.ts';

/** The letter for those who read mails as text. */
export function renderText(letter: Letter, { name, replyTo }: Look, buttonUrl: string | undefined): string {
  const { paragraphs, facts = [], button } = letter;
  const blocks = [
    ...paragraphs,
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    button && buttonUrl ? `${button.label}:\n${buttonUrl}` : '',
    // The line by which mail programs know that a signature begins.
    `-- \n${MAIL_TEXTS.sentBy(name)}\n${replyTo ? MAIL_TEXTS.answers(name) : MAIL_TEXTS.noAnswers}`,
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}
