import { defineFailures } from '#domain/failures/failure.ts';

export const PRICE_LIST_FAILURES = defineFailures('price-list', {
  stale: 'Die Preise wurden inzwischen geändert. Bitte die Vorschau noch einmal ansehen.',
  alreadyValid: 'Dieser Preis gilt bereits. Bitte stattdessen einen neuen Preis mit seinem Tag eintragen.',
  nothingToRaise: 'An diesem Tag gibt es keinen Preis, der angehoben werden kann.',
});
