import { groupedIban } from '@gastspiel/domain/bank/iban.ts';
import { countryNameOf } from '@gastspiel/domain/countries/country-name.ts';
import { fieldLines } from '#ui/history/history-line.ts';
import { HISTORY_TEXTS, SENDER_TEXTS as TEXTS } from './sender-texts.ts';
import { percentText } from './sender-values.ts';

const LABELS: Readonly<Record<string, string>> = {
  name: TEXTS.name,
  vatNumber: TEXTS.vatNumber,
  companyRegistrationNumber: TEXTS.registration,
  companyRegistrationCourt: TEXTS.court,
  'address.streetNameAndNumber': TEXTS.street,
  'address.postalCode': TEXTS.postalCode,
  'address.location': TEXTS.location,
  'address.countryCode': TEXTS.country,
  contactEmail: TEXTS.email,
  phoneNumber: TEXTS.phone,
  accountHolder: TEXTS.holder,
  iban: TEXTS.iban,
  bic: TEXTS.bic,
  closureText: TEXTS.closure,
  footerText: TEXTS.footer,
  invoiceCopyEmail: TEXTS.copy,
  nightSurcharge: HISTORY_TEXTS.night,
  sundaySurcharge: HISTORY_TEXTS.sunday,
  holidaySurcharge: HISTORY_TEXTS.holiday,
  logo: TEXTS.logo,
};

function shown(path: string, value: string): string {
  if (path === 'iban') return groupedIban(value);
  if (path === 'address.countryCode') return countryNameOf(value);
  if (path.endsWith('Surcharge')) return `${percentText(Number(value))} %`;
  // The log keeps of a picture only what was done with it.
  if (path === 'logo') return value === 'removed' ? HISTORY_TEXTS.removed : HISTORY_TEXTS.changed;
  return value;
}

/** The lines of an entry of the history, in words of the office. */
export const senderHistoryLines = (changes: Parameters<typeof fieldLines>[0]) =>
  fieldLines(changes, { always: 'name', labels: LABELS, shown });
