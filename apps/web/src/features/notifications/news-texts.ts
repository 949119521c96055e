import { MAIL_AFTER_MINUTES, type NewsWay } from '@gastspiel/domain/notifications/news-way.ts';

export const PROMPT_TEXTS = {
  title: 'Kein Angebot verpassen',
  install: 'Leg die App auf den Startbildschirm und erlaube Mitteilungen: Neue Angebote siehst du dann sofort.',
  installOnly: 'Leg die App auf den Startbildschirm: So bist du mit einem Tipp bei deinen Angeboten.',
  notify: 'Erlaube Mitteilungen: Neue Angebote siehst du dann sofort, auch wenn die App zu ist.',
  onlyMails: 'Nur E-Mails',
  installStep: 'Installieren',
  notifyStep: 'Erlauben',
  close: 'Nicht jetzt',
  allowed: 'Neue Angebote siehst du jetzt sofort',
  onlyMailsChosen: 'Du bekommst neue Angebote per E-Mail',
  onlyMailsDetail: 'Ändern kannst du das jederzeit in deinem Profil.',
  failed: 'Mitteilungen konnten nicht eingeschaltet werden. In deinem Profil kannst du es noch einmal versuchen.',
  denied: 'Mitteilungen sind für diese Seite gesperrt. Du kannst sie in den Einstellungen deines Browsers erlauben.',
} as const;

export const BY_HAND_TEXTS = {
  title: 'So kommt die App auf deinen Startbildschirm',
  steps: [
    'Tippe unten in Safari auf „Teilen“ (das Quadrat mit dem Pfeil nach oben).',
    'Wähle „Zum Home-Bildschirm“ und dann „Hinzufügen“.',
    'Öffne die App vom Startbildschirm und erlaube Mitteilungen.',
  ],
  close: 'Verstanden',
} as const;

export const WAY_TEXTS = {
  title: 'Benachrichtigungen',
  which: 'Wie sollen wir dir Bescheid geben?',
  loading: 'Deine Wahl wird geladen …',
  failed: 'Deine Wahl konnte nicht geladen werden',
  saved: 'Gespeichert',
  thisDevice: {
    askable: 'Auf diesem Gerät sind Mitteilungen noch nicht erlaubt.',
    granted: 'Auf diesem Gerät sind Mitteilungen erlaubt.',
    unsubscribed: 'Mitteilungen sind erlaubt, kommen aber auf diesem Gerät noch nicht an.',
    denied: PROMPT_TEXTS.denied,
    impossible:
      'Dieser Browser zeigt keine Mitteilungen. Auf dem iPhone geht es, sobald die App am Startbildschirm liegt.',
  },
  allow: 'Auf diesem Gerät erlauben',
  again: 'Noch einmal versuchen',
} as const;

export const WAYS: Readonly<Record<NewsWay, { readonly label: string; readonly detail: string }>> = {
  BOTH: { label: 'Mitteilung und E-Mail', detail: 'Du bekommst beides.' },
  PUSH: {
    label: 'Nur Mitteilung',
    detail: `Kommt sie innerhalb von ${MAIL_AFTER_MINUTES} Minuten auf keinem Gerät an, schicken wir dir doch eine E-Mail.`,
  },
  MAIL: { label: 'Nur E-Mail', detail: 'Auf dem Handy zeigen wir nichts an.' },
};
