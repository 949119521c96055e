import { counted } from '@gastspiel/domain/names/counted.ts';

export const VIEW_TEXTS = {
  loading: 'Mitarbeiter/in wird geladen …',
  failed: 'Die Person konnte nicht geladen werden',
  refusedTitle: 'E-Mails kommen nicht an',
  refused: (email: string): string =>
    `Der Mailserver hat ${email} abgewiesen. Angebote und Buchungen erfährt die Person nur in der App oder von Ihnen.`,
  edit: 'Bearbeiten',
  more: 'Weitere Schritte',
  personal: 'Persönliche Daten',
  payroll: 'Lohnverrechnung',
  deployment: 'Einsatz',
  call: (phone: string): string => `${phone} anrufen`,
  write: (email: string): string => `E-Mail an ${email} schreiben`,
  pendingEmail: (email: string): string => `${email} ist noch nicht bestätigt`,
  noSecret: 'Nicht hinterlegt',
  released: (day: string): string => `freigegeben am ${day}`,
} as const;

export const STATE_TEXTS = {
  waitingTitle: 'Wartet auf Freigabe',
  waitingSince: (day: string): string =>
    `Registriert am ${day}. Bis zur Freigabe kann die Person keine Angebote bekommen.`,
  waiting: 'Bis zur Freigabe kann die Person keine Angebote bekommen.',
  release: 'Freigeben',
  releaseTitle: 'Mitarbeiter/in freigeben?',
  releaseIntro: 'Damit passiert Folgendes:',
  releaseAccess: 'Die Person kann sich anmelden und Angebote bekommen.',
  releaseMail: 'Sie wird per E-Mail verständigt.',
  releaseMissing: (facts: string): string => `Für die Freigabe fehlt noch: ${facts}.`,
  asked: (day: string): string => `Zuletzt per E-Mail darum gebeten am ${day}.`,
  notYet: 'Freigabe noch nicht möglich',
  lacks: (facts: string): string =>
    `Für die Freigabe fehlt noch: ${facts}. Was verschlüsselt gespeichert wird, trägt die Person selbst ein oder die Verwaltung.`,
  released: (name: string): string => `${name} ist freigegeben`,
  releasedDetail: 'Die Person wird per E-Mail verständigt.',
  block: 'Sperren',
  blockTitle: 'Mitarbeiter/in sperren?',
  blockIntro: 'Damit passiert Folgendes:',
  blockAccess: 'Die Person sieht nach der Anmeldung nur noch, dass ihr Konto gesperrt ist.',
  blockOffers: (count: number): string =>
    counted(count, 'offenes Angebot wird zurückgezogen.', 'offene Angebote werden zurückgezogen.'),
  blockNoOffers: 'Es gibt keine offenen Angebote.',
  blockBookings: (count: number): string =>
    count === 1
      ? '1 künftige Buchung bleibt, bis Sie darüber entscheiden:'
      : `${count} künftige Buchungen bleiben, bis Sie darüber entscheiden:`,
  blockMore: (count: number): string => `und ${count} weitere`,
  blockUnknown: 'Offene Angebote werden zurückgezogen, Buchungen bleiben bis zu Ihrer Entscheidung.',
  blockNote: 'Sie können die Sperre jederzeit aufheben.',
  blocked: (name: string): string => `${name} ist gesperrt`,
  unblock: 'Entsperren',
  unblockTitle: 'Sperre aufheben?',
  unblockIntro: 'Die Person kann sich danach wieder anmelden und Angebote bekommen.',
  unblocked: (name: string): string => `${name} ist entsperrt`,
} as const;

export const REMOVE_TEXTS = {
  delete: 'Löschen',
  title: 'Mitarbeiter/in löschen?',
  intro: 'Damit passiert Folgendes:',
  access: 'Die Person verliert sofort den Zugang.',
  erased: 'Alle ihre Daten werden gelöscht.',
} as const;

export const SIMILAR_TEXTS = {
  title: 'Vielleicht schon bekannt',
  text: 'Bitte vor der Freigabe prüfen, ob es sich um dieselbe Person handelt.',
  same: {
    NAME: 'gleicher Name',
    EMAIL: 'gleiche E-Mail',
    PHONE: 'gleiche Telefonnummer',
    BIRTHDAY: 'gleicher Geburtstag',
    SOCIAL_SECURITY_NUMBER: 'gleiche SV-Nummer',
    INVITED_AS: 'mit derselben Einladung',
  },
} as const;

export const GONE_TEXTS = {
  anonymisedTitle: 'Anonymisiert',
  anonymised: (day: string): string => `Die Daten dieser Person wurden am ${day} anonymisiert.`,
  restrictedTitle: 'Daten eingeschränkt',
  restrictedChip: 'Eingeschränkt',
  restricted: (day: string): string =>
    `Die Person ist ausgeschieden. Was das Gesetz verlangt, wird bis ${day} aufbewahrt und dann anonymisiert.`,
} as const;
