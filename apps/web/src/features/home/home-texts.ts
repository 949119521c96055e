import type { FormOfAddress } from '#platform/viewer/form-of-address.ts';

interface HomeTexts {
  readonly greeting: string;
  readonly blockedTitle: string;
  readonly blocked: string;
  readonly waitingTitle: string;
  readonly waiting: string;
}

export const HOME_TEXTS: Readonly<Record<FormOfAddress, HomeTexts>> = {
  du: {
    greeting: 'Hallo',
    blockedTitle: 'Dein Konto ist gesperrt',
    blocked: 'Du kannst derzeit keine Angebote sehen oder annehmen. Bitte melde dich bei deiner Agentur.',
    waitingTitle: 'Deine Freigabe steht noch aus',
    waiting: 'Deine Agentur prüft deine Angaben. Sobald sie dich freigibt, siehst du hier deine Angebote.',
  },
  Sie: {
    greeting: 'Guten Tag',
    blockedTitle: 'Ihr Konto ist gesperrt',
    blocked: 'Sie können derzeit nicht mit Gastspiel arbeiten. Bitte wenden Sie sich an Ihre Agentur.',
    waitingTitle: 'Ihre Freigabe steht noch aus',
    waiting: 'Ihre Agentur prüft Ihre Angaben. Sobald sie Sie freigibt, können Sie hier arbeiten.',
  },
};

export const FACT_LABELS = { agency: 'Agentur', role: 'Rolle', agencyCount: 'Agenturen auf der Plattform' } as const;

export const INVITE_TITLE = 'Neue Mitarbeiter/innen einladen';
