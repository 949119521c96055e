import { COUNT_TEXTS } from '../count-texts.ts';

export const MESSAGE_TEXTS = {
  write: 'Nachricht schreiben',
  intro: 'Kommt per E-Mail und Push, wie es die Person eingestellt hat, und steht bei ihrem Angebot.',
  audience: 'An',
  choice: (label: string, count: number): string => `${label} (${count})`,
  text: 'Nachricht',
  submit: 'Senden',
  sent: (count: number): string => `Nachricht an ${COUNT_TEXTS.people(count)} gesendet`,
  title: 'Nachrichten',
  loading: 'Die Nachrichten werden geladen …',
  failed: 'Die Nachrichten konnten nicht geladen werden',
  about: (audience: string, count: number, name: string, moment: string): string =>
    `An ${audience} (${count}) · ${name}, ${moment}`,
} as const;
