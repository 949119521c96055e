import { ACCOUNTING_SYSTEMS } from '@gastspiel/domain/accounting-files/presets.ts';
import { countryNameOf } from '@gastspiel/domain/countries/country-name.ts';
import { BEGINNING } from '@gastspiel/domain/price-list/dated-prices.ts';
import { paperDay } from '@gastspiel/domain/time/paper-day.ts';
import { shownTerm, TERMS_LABELS } from '#parts/history/terms-in-history.ts';
import { formatGerman } from '#ui/fields/german-number.ts';
import { fieldLines, yesOrNo } from '#ui/history/history-line.ts';
import { HISTORY_TEXTS, RECIPIENT_TEXTS as TEXTS } from './invoice-recipient-texts.ts';
import type { AppointmentTypes, Recipient } from './recipient-query.ts';

const LABELS: Readonly<Record<string, string>> = {
  customerNumber: TEXTS.number,
  notes: TEXTS.internalNotes,
  'letterHead.name': TEXTS.name,
  'letterHead.contactEmail': TEXTS.email,
  'letterHead.phoneNumber': TEXTS.phone,
  'letterHead.vatNumber': TEXTS.vatNumber,
  'letterHead.companyRegistrationNumber': TEXTS.registration,
  'letterHead.address.streetNameAndNumber': TEXTS.street,
  'letterHead.address.postalCode': TEXTS.postalCode,
  'letterHead.address.location': TEXTS.location,
  'letterHead.address.countryCode': TEXTS.country,
  'eInvoicing.sendsEbInterface': TEXTS.sendsEbInterface,
  'eInvoicing.orderReference': TEXTS.orderReference,
  'eInvoicing.supplierNumber': TEXTS.supplierNumber,
  venue: HISTORY_TEXTS.venue,
  imported: HISTORY_TEXTS.imported,
  importUndone: HISTORY_TEXTS.importUndone,
  contactPersons: TEXTS.persons,
  appointmentTypePrices: TEXTS.prices,
  ...TERMS_LABELS,
  ...Object.fromEntries(ACCOUNTING_SYSTEMS.map((system) => [`accountIn${system}`, HISTORY_TEXTS.accountIn(system)])),
};

type Person = Recipient['contactPersons'][number];
/** As the log keeps it. */
interface Price {
  readonly appointmentTypeId: string;
  readonly price: number;
  /** Prices of before had none. */
  readonly validFrom?: string;
}

const personText = ({ name, role, contactEmail, phoneNumber, receivesInvoices, receivesPrintouts }: Person): string =>
  [
    name,
    role,
    contactEmail,
    phoneNumber,
    receivesInvoices && HISTORY_TEXTS.invoices,
    receivesPrintouts && HISTORY_TEXTS.printouts,
  ]
    .filter(Boolean)
    .join(', ');

/** The lines of an entry of the history, in words of the office. */
export function recipientHistoryLines(
  changes: Parameters<typeof fieldLines>[0],
  types: readonly Pick<AppointmentTypes[number], 'id' | 'description'>[],
) {
  const priceText = ({ appointmentTypeId, price, validFrom = BEGINNING }: Price): string => {
    const type = types.find(({ id }) => id === appointmentTypeId)?.description ?? HISTORY_TEXTS.goneType;
    const since = validFrom === BEGINNING ? '' : ` ${HISTORY_TEXTS.since(paperDay(validFrom, 'de'))}`;
    return `${type} ${formatGerman(price, 2)} €${since}`;
  };
  const shown = (path: string, value: string): string => {
    if (path === 'contactPersons') return (JSON.parse(value) as Person[]).map(personText).join('; ');
    // In one order, whichever they were entered in.
    if (path === 'appointmentTypePrices') return (JSON.parse(value) as Price[]).map(priceText).sort().join('; ');
    if (path === 'eInvoicing.sendsEbInterface') return yesOrNo(value);
    if (path.endsWith('countryCode')) return countryNameOf(value);
    return shownTerm(path, value) ?? value;
  };
  return fieldLines(changes, { always: 'customerNumber', labels: LABELS, shown });
}
