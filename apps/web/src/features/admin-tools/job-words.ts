/** The name of each kind of background work. */
const KINDS: Readonly<Record<string, string>> = {
  'users.sync-access': 'Zugang beim Anmeldedienst',
  'users.revoke-access': 'Zugang beim Anmeldedienst entziehen',
  'notifications.new-offers': 'E-Mail: neue Angebote',
  'notifications.offer-news': 'E-Mail: Änderung eines Angebots',
  'notifications.staff-news': 'E-Mail: Verhinderung',
  'notifications.absent': 'E-Mail: Abwesenheit trotz Buchung',
  'notifications.applicants': 'E-Mail: Wartet auf Freigabe',
  'notifications.leaver': 'E-Mail: Ausgeschieden',
  'notifications.push': 'Push-Nachricht',
  'notifications.several-news': 'E-Mail: Änderung mehrerer Einsätze',
  'notifications.push-several': 'Push-Nachricht zu mehreren Einsätzen',
  'waves.advance': 'Angebote in Wellen',
  'offers.remind-of-tomorrow': 'Erinnerungen an die Einsätze von morgen planen',
  'offers.remind-booked': 'Erinnerung an die Einsätze von morgen',
  'time-sheets.print': 'Stundennachweis erstellen',
  'time-sheets.mail': 'E-Mail: Stundennachweis',
  'time-sheets.print-of-event': 'Stundennachweise einer Veranstaltung erstellen',
  'time-sheets.event-mail': 'E-Mail: Stundennachweise einer Veranstaltung',
  'vat-numbers.check': 'UID-Nummer prüfen',
  'invoices.mail': 'E-Mail: Rechnung',
  'accounting.read-employees': 'Personen der Lohnverrechnung lesen',
  'accounting.register-worker': 'Anmeldung in der Lohnverrechnung',
  'accounting.transfer-times': 'Zeiten an die Lohnverrechnung übertragen',
  'billing-runs.settle-item': 'Rechnung einer Sammelabrechnung',
  'target-users.released': 'E-Mail: Freigabe',
  'target-users.confirm-email': 'E-Mail: Adresse bestätigen',
  'target-users.invitation': 'E-Mail: persönliche Einladung',
  'target-users.missing-facts': 'E-Mail: Angaben für die Freigabe',
  'imports.run': 'Übernahme einer Datei',
  'imports.undo': 'Übernahme einer Datei rückgängig machen',
  'tenants.erase': 'Daten einer gelöschten Agentur löschen',
  'privacy.anonymise': 'Anonymisierung',
  'standings.check': 'Gezählte Werte prüfen',
};

/** The server writes its log in English; here stands what system administration can do something about. */
const REASONS: readonly (readonly [RegExp, (found: RegExpMatchArray) => string])[] = [
  [
    /^the mail server answered (\d+) to (.+)$/,
    ([, code, command]) => `Der Mailserver antwortete mit ${code} (${command}).`,
  ],
  [/^the mail server refused/, () => 'Der Mailserver hat einen Teil der Empfänger abgewiesen.'],
  [/^the mail server/, () => 'Der Mailserver ist nicht erreichbar.'],
  [/^an address is none$/, () => 'Das ist keine gültige E-Mail-Adresse.'],
  [
    /does not know (this|the) (person|account)|answered 404/,
    () => 'Der Anmeldedienst kennt dieses Konto nicht (mehr).',
  ],
  [/^identity provider: \w+ answered (\d+)/, ([, code]) => `Der Anmeldedienst antwortete mit ${code}.`],
  [/push/i, () => 'Der Push-Dienst hat die Nachricht nicht angenommen.'],
];
const OTHER = 'Unerwarteter Fehler. Näheres steht im Protokoll des Servers.';

export const kindOf = (name: string): string => KINDS[name] ?? 'Hintergrundaufgabe';

export function reasonOf(reason: string | null): string {
  for (const [pattern, words] of REASONS) {
    const found = reason?.match(pattern);
    if (found) return words(found);
  }
  return OTHER;
}
