/** Read by workers and by the office, so they address nobody. */
export const ATTEMPT_TEXTS = {
  unknown:
    'Es kam keine Antwort. Es ist nicht bekannt, ob das schon geschehen ist. Bitte noch einmal drücken: Es geschieht nichts doppelt.',
  changed:
    'Vom vorigen Versuch ist noch nicht bekannt, ob er angekommen ist, und jetzt sind die Angaben andere. Bitte zuerst nachsehen. Noch einmal drücken sendet sie als neuen Vorgang.',
  doneBefore:
    'Der vorige Versuch ist doch angekommen und wurde ausgeführt, die geänderten Angaben nicht. Bitte den Stand prüfen. Noch einmal drücken sendet sie als neuen Vorgang.',
  underWay: 'Das Vorige wird noch gesendet.',
} as const;
