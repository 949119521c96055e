import type { VatCheckState } from '@gastspiel/domain/vat-numbers/vat-check.ts';

export const VAT_NUMBER_TEXTS = {
  states: {
    VALID: 'UID gültig',
    INVALID: 'UID ungültig',
    NOT_CHECKED: 'UID nicht geprüft',
    PENDING: 'UID wird geprüft …',
    NOT_CHECKABLE: 'UID nicht prüfbar',
  } satisfies Record<VatCheckState, string>,
  on: (day: string): string => `laut VIES am ${day}`,
  tried: (day: string): string => `zuletzt versucht am ${day}`,
  request: (identifier: string): string => `Anfrage ${identifier}`,
  notCheckable: 'VIES kennt nur UID-Nummern der Europäischen Union.',
  afterSaving: 'Die UID-Nummer wird nach dem Speichern geprüft.',
  check: 'Jetzt prüfen',
  checkFailed: 'Die UID-Nummer konnte nicht geprüft werden',
  goesOut: 'Die Rechnung wird trotzdem versendet und behält den Vermerk „UID nicht geprüft“.',
  checkedWhenSent: 'Beim Versenden wird noch einmal gefragt.',
} as const;
