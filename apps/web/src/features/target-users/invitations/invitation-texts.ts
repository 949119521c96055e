import { counted } from '@gastspiel/domain/names/counted.ts';
import { INVITATION_LIMITS, type InvitationState } from '@gastspiel/domain/target-users/invitation.ts';

export const INVITATION_TEXTS = {
  account: 'Konto',
  invite: 'Einladen',
  inviteAgain: 'Erneut einladen',
  revoke: 'Zurückziehen',
  invited: (email: string): string => `Einladung an ${email} verschickt`,
  revoked: 'Einladung zurückgezogen',
  failed: 'Das hat nicht geklappt',
  failedRest: 'Nicht alle Einladungen konnten verschickt werden',
  chosen: (count: number): string => `${count} ausgewählt`,
  clear: 'Auswahl aufheben',
  select: 'Mehrere auswählen',
  sending: 'Einladungen werden verschickt',
  leave: 'Bitte bleiben Sie auf dieser Seite, bis alle verschickt sind.',
  sent: (count: number): string => counted(count, 'Einladung verschickt', 'Einladungen verschickt'),
  left: (count: number): string =>
    counted(
      count,
      'Person braucht keine oder wurde gerade eingeladen',
      'Personen brauchen keine oder wurden gerade eingeladen',
    ),
  progress: 'Einladungen',
} as const;

export const INVITE_MANY_TEXTS = {
  title: 'Einladungen verschicken?',
  nobody: 'Niemand zum Einladen',
  invited: (count: number): string =>
    count === 1
      ? '1 Person bekommt eine E-Mail mit dem Link zum Konto.'
      : `${count} Personen bekommen eine E-Mail mit dem Link zum Konto.`,
  haveAccount: (count: number): string =>
    count === 1 ? '1 Person hat schon ein Konto.' : `${count} Personen haben schon ein Konto.`,
  areBlocked: (count: number): string => (count === 1 ? '1 Person ist gesperrt.' : `${count} Personen sind gesperrt.`),
  rest: `Wer in den letzten ${INVITATION_LIMITS.restMinutes} Minuten eingeladen wurde, bekommt keine zweite E-Mail.`,
  confirm: (count: number): string => counted(count, 'Einladung verschicken', 'Einladungen verschicken'),
} as const;

interface Explanation {
  readonly title: string;
  readonly text: string;
}

/** The abilities of somebody without an account, and the office's next step. */
export const EXPLANATIONS: Readonly<Record<InvitationState, Explanation>> = {
  NOT_INVITED: {
    title: 'Noch ohne Konto',
    text: 'Die Person kann verplant, per E-Mail gefragt und gebucht werden. Mit einer Einladung legt sie ihr Konto an und ergänzt ihre Angaben.',
  },
  INVITED: {
    title: 'Eingeladen, noch ohne Konto',
    text: 'Die Einladung gilt 30 Tage. Bis zur Anmeldung wird die Person per E-Mail gefragt.',
  },
  EXPIRED: {
    title: 'Die Einladung ist abgelaufen',
    text: 'Mit einer neuen Einladung kann die Person ihr Konto anlegen.',
  },
  REVOKED: { title: 'Die Einladung wurde zurückgezogen', text: 'Der Link darin gilt nicht mehr.' },
  TO_CONFIRM: {
    title: 'Mit einer anderen E-Mail-Adresse angemeldet',
    text: 'Jemand hat die Einladung mit einer anderen oder nicht bestätigten Adresse angenommen und wartet auf Freigabe. Ist es dieselbe Person, führen Sie die beiden zusammen.',
  },
};

export const NEW_PERSON_TEXTS = {
  title: 'Persönlich einladen',
  intro: 'Die Person bekommt einen Link per E-Mail, der 30 Tage gilt. Nach dem Ausfüllen wartet sie auf Ihre Freigabe.',
  open: 'Persönlich einladen',
  email: 'E-Mail',
  submit: 'Einladung senden',
  done: (name: string): string => `${name} ist eingeladen`,
} as const;

export const JOIN_TEXTS = {
  join: 'Zusammenführen',
  title: 'Ist das dieselbe Person?',
  intro: 'Damit passiert Folgendes:',
  account: 'Die Anmeldung gehört künftig zur Person, die Sie eingetragen haben.',
  completed: 'Leere Felder werden ergänzt, nichts wird überschrieben.',
  gone: 'Der wartende Eintrag verschwindet.',
  done: (name: string): string => `${name} ist zusammengeführt`,
} as const;
