import type { MenuGroup } from '#platform/navigation/feature.ts';
import type { LoginErrorCode } from '#platform/session/login-error.ts';

export const PRODUCT = 'Gastspiel';

export const APP_TEXTS = {
  beingAuthenticated: 'Anmeldung läuft …',
  beingRedirected: 'Weiter zur Anmeldung …',
  dataBeingLoaded: 'Daten werden geladen …',
  pageBeingLoaded: 'Seite wird geladen …',
  logout: 'Abmelden',
  login: 'Anmelden',
  loginAgain: 'Erneut anmelden',
  reload: 'Neu laden',
  loginFailedTitle: 'Anmeldung fehlgeschlagen',
  loginFailed: (error: string): string => `Ein Fehler ist beim Anmelden passiert: ${error}`,
  loadFailedTitle: 'Gastspiel konnte nicht geladen werden',
  somethingWrong: 'Etwas ist schiefgelaufen. Bitte die Seite neu laden.',
  requestId: (id: string): string => `Kennung ${id}`,
  crashedTitle: 'Etwas ist schiefgelaufen',
  crashed: 'Die Seite konnte nicht angezeigt werden. Bitte neu laden.',
  signedOutTitle: 'Abgemeldet',
  signedOut: 'Dieses Fenster kann geschlossen werden. Hier geht es zurück zur Anmeldung.',
  halfSignedOutTitle: 'Auf diesem Gerät abgemeldet',
  halfSignedOut:
    'Der Anmeldedienst war nicht erreichbar: Dort besteht die Anmeldung noch, und wer dieses Gerät benutzt, kann damit weiterarbeiten. Sobald die Verbindung da ist, wird die Abmeldung fortgesetzt.',
  finishLogout: 'Vollständig abmelden',
  notFoundTitle: 'Diese Seite gibt es nicht',
  notFound: 'Vielleicht ist der Link veraltet oder unvollständig.',
  toHome: 'Zur Startseite',
  forbiddenTitle: 'Keine Berechtigung',
  /** Behind the worker's name, for who does not see where it stands. */
  profile: ', mein Profil',
  toContent: 'Zum Inhalt springen',
} as const;

export const FORBIDDEN_TEXTS = {
  du: 'Diese Seite ist nicht für dich freigegeben. Wenn du sie brauchst, melde dich bei deiner Agentur.',
  Sie: 'Ihre Rolle darf diese Seite nicht öffnen. Wenn Sie sie brauchen, wenden Sie sich an die Verwaltung Ihrer Agentur.',
  admin:
    'Diese Seite ist für Ihre Agentur nicht freigegeben. Wenn Sie sie brauchen, wenden Sie sich an die Systemadministration.',
} as const;

export const MENU_TEXTS = {
  menu: 'Menü',
  sidebar: 'Seitenleiste',
  openMenu: 'Menü öffnen',
  closeMenu: 'Menü schließen',
  mainMenu: 'Hauptmenü',
  waiting: (count: string): string => `${count} offen`,
} as const;

export const GROUP_LABELS: Readonly<Record<MenuGroup, string | undefined>> = {
  main: undefined,
  invoicing: 'Abrechnung',
  admin: 'Verwaltung',
};

/** Advice to the person, beneath the error's technical word. */
export const LOGIN_ERROR_HINTS: Readonly<Record<LoginErrorCode, string>> = {
  missing_transaction: 'Diese Anmeldung wurde nicht in diesem Fenster begonnen oder ist schon abgeschlossen.',
  state_mismatch: 'Diese Antwort gehört zu einer anderen Anmeldung.',
  timeout: 'Der Anmeldedienst hat nicht rechtzeitig geantwortet.',
  cancelled: 'Die Anmeldung wurde abgebrochen.',
  missing_refresh_token: 'Die Anmeldung ist abgelaufen.',
  mfa_required: 'Dieses Konto verlangt eine zusätzliche Bestätigung.',
  login_required: 'Die Anmeldung ist abgelaufen.',
  login_failed: 'Der Anmeldedienst ist nicht erreichbar oder hat die Anmeldung abgelehnt.',
  get_access_token_failed: 'Die Anmeldung konnte nicht verlängert werden.',
};
