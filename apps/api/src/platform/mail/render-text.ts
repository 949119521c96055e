import { type Letter, type Look, sectionsOf } from '#platform/mail/letter.ts';
import { MAIL_TEXTS } from '#platform/mail/mail-texts.ts';

/** The letter for those who read mails as text. */
export function renderText(letter: Letter, { name, replyTo }: Look, appUrl: string): string {
  const texts = MAIL_TEXTS[letter.language ?? 'de'];
  const blocks = [
    ...letter.paragraphs,
    ...sectionsOf(letter).flatMap(({ title = '', facts = [], button }) => [
      title,
      facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
      button ? `${button.label}:\n${appUrl}${button.path}` : '',
    ]),
    // The line by which mail programs know that a signature begins.
    `-- \n${texts.sentBy(name)}\n${replyTo ? texts.answers(name) : texts.noAnswers}`,
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}
