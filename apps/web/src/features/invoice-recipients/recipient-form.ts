import { InvoiceRecipientInput } from '@gastspiel/domain/invoice-recipients/invoice-recipient-input.ts';
import { positiveCents, toCents, toEuro } from '@gastspiel/domain/money/money.ts';
import { beginsWithoutDay } from '@gastspiel/domain/price-list/own-prices.ts';
import { priceDay } from '@gastspiel/domain/price-list/price-day.ts';
import { type Day, dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { NO_TERMS, OwnTermForm, termValues } from '#features/payment-terms/index.ts';
import type { AppointmentTypes, Recipient } from './recipient-query.ts';

const Known = z.object({ price: z.int(), validFrom: z.string() });

/** The domain's rules; only prices differ: the form has a row for each type, and an empty one is no own price. */
const RecipientForm = InvoiceRecipientInput.extend({
  paymentTerms: OwnTermForm,
  appointmentTypePrices: z.array(
    z.object({
      appointmentTypeId: z.string(),
      price: positiveCents.nullable(),
      validFrom: priceDay.nullable(),
      /** The own price of today, as it was when the form was opened. */
      known: Known.nullable(),
      coming: z.array(Known),
      /** The day on which a price without a day begins. */
      begins: z.string(),
      /** The day of work for which somebody came to add a price. */
      missingOn: z.string().nullable(),
    }),
  ),
});

/** The values of the form. */
export type RecipientValues = z.input<typeof RecipientForm>;
type Checked = z.output<typeof RecipientForm>;

export const recipientResolver = zodResolver(RecipientForm);

type PriceRow = RecipientValues['appointmentTypePrices'][number];

/** Whether a price was typed that is not the one of today already, or the day from which it is valid. */
export const isNewPrice = ({ price, known, validFrom }: Pick<PriceRow, 'price' | 'known' | 'validFrom'>): boolean =>
  price !== null && (price !== known?.price || validFrom !== null);

/** Whether the own price of today is taken away; none of its type is to come then either. */
export const isEnding = ({ price, known }: Pick<PriceRow, 'price' | 'known'>): boolean =>
  price === null && known !== null;

/** The input to send: the own prices that there are, in euro. */
export const inputOf = ({ appointmentTypePrices, ...recipient }: Checked) => ({
  ...recipient,
  appointmentTypePrices: appointmentTypePrices.flatMap(({ appointmentTypeId, price, validFrom, known, coming }) => {
    const later = coming.map((one) => ({
      appointmentTypeId,
      price: { value: one.price / 100 },
      validFrom: one.validFrom,
    }));
    if (price === null) return known ? [] : later;
    const isNew = isNewPrice({ price: Number(price), known, validFrom });
    const others = later.filter((one) => !isNew || one.validFrom !== validFrom);
    const since = isNew ? validFrom : (known?.validFrom ?? null);
    return [{ appointmentTypeId, price: { value: toEuro(price) }, validFrom: since }, ...others];
  }),
});

export const BLANK_PERSON: RecipientValues['contactPersons'][number] = {
  name: '',
  contactEmail: '',
  phoneNumber: '',
  role: '',
  receivesInvoices: false,
  receivesPrintouts: false,
};

export const newRecipientValues = (customerNumber: string, types: AppointmentTypes): RecipientValues => ({
  customerNumber,
  notes: '',
  letterHead: {
    name: '',
    contactEmail: '',
    phoneNumber: '',
    vatNumber: '',
    companyRegistrationNumber: '',
    address: { streetNameAndNumber: '', postalCode: '', location: '', countryCode: 'AT' },
  },
  eInvoicing: { sendsEbInterface: false, orderReference: '', supplierNumber: '' },
  contactPersons: [],
  paymentTerms: NO_TERMS,
  appointmentTypePrices: priceRows(types, { ownPrices: [], pricedTypeIds: [] }),
});

const texts = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, value ?? ''])) as {
    [Key in keyof Values]: NonNullable<Values[Key]>;
  };

/** The kind of work that has no price on a day on which it was worked. */
interface MissingPrice {
  readonly typeId: string | undefined;
  readonly day: Day;
}

export const recipientValues = (
  recipient: Recipient,
  types: AppointmentTypes,
  missing?: MissingPrice,
): RecipientValues => ({
  customerNumber: recipient.customerNumber,
  notes: recipient.notes ?? '',
  letterHead: texts(recipient.letterHead),
  eInvoicing: texts(recipient.eInvoicing),
  contactPersons: recipient.contactPersons.map(texts),
  paymentTerms: termValues(recipient.paymentTerms),
  appointmentTypePrices: priceRows(types, recipient, missing),
});

/** A row for each type that can be chosen, and for each with an own price. */
function priceRows(
  types: AppointmentTypes,
  { ownPrices, pricedTypeIds }: Pick<Recipient, 'ownPrices' | 'pricedTypeIds'>,
  missing?: MissingPrice,
): PriceRow[] {
  const today = dayOf(new Date());
  return types.flatMap(({ id, isRetired, prices: list }) => {
    const prices = ownPrices
      .filter(({ appointmentTypeId }) => appointmentTypeId === id)
      .map(({ price, validFrom }) => ({ price: Number(toCents(price.value)), validFrom }));
    if (isRetired && prices.length === 0) return [];
    const known = prices.find(({ validFrom }) => validFrom <= today) ?? null;
    const coming = prices.filter(({ validFrom }) => validFrom > today);
    const begins = beginsWithoutDay(pricedTypeIds.includes(id), list, today);
    const missingOn = (id === missing?.typeId && missing.day) || null;
    const now = { price: known?.price ?? null, validFrom: missingOn };
    return [{ appointmentTypeId: id, ...now, known, coming, begins, missingOn }];
  });
}
