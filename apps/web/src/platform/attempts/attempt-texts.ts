/** Read by workers and by the office, so they address nobody. */
export const ATTEMPT_TEXTS = {
  unknown: 'Keine Antwort vom Server. Bitte noch einmal versuchen: Nichts wird doppelt ausgeführt.',
  overloaded:
    'Der Server ist gerade überlastet. Bitte in einer Minute noch einmal versuchen: Nichts wird doppelt ausgeführt.',
  offline:
    'Keine Verbindung: Es wurde nichts gesendet. Bitte noch einmal versuchen, sobald die Verbindung wieder da ist.',
  deviceTaken:
    'Inzwischen wurde auf einem anderen Gerät weitergearbeitet, deshalb wurde nichts gespeichert. Bitte noch einmal versuchen.',
  changed:
    'Ob der erste Versuch angekommen ist, ist noch offen. Bitte zuerst nachsehen; ein weiterer Klick sendet die geänderten Angaben neu.',
  doneBefore:
    'Der erste Versuch ist doch angekommen und wurde ausgeführt, die geänderten Angaben nicht. Bitte zuerst nachsehen; ein weiterer Klick sendet die geänderten Angaben neu.',
  underWay: 'Das Vorige wird noch gesendet.',
  /** Heads a notice about something that nobody knows. */
  open: (subject: string) => `${subject}: noch keine Antwort`,
} as const;
