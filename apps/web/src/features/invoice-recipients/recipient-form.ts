import { InvoiceRecipientInput } from '@gastspiel/domain/invoice-recipients/invoice-recipient-input.ts';
import { positiveCents, toCents, toEuro } from '@gastspiel/domain/money/money.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import type { AppointmentTypes, Recipient } from './recipient-query.ts';

/** The domain's rules; only prices differ: the form has a row for each type, and an empty one is no price. */
const RecipientForm = InvoiceRecipientInput.extend({
  appointmentTypePrices: z.array(z.object({ appointmentTypeId: z.string(), price: positiveCents.nullable() })),
});

/** The values of the form. */
export type RecipientValues = z.input<typeof RecipientForm>;
type Checked = z.output<typeof RecipientForm>;

export const recipientResolver = zodResolver(RecipientForm);

/** The input to send: the prices that there are, in euro. */
export const inputOf = ({ appointmentTypePrices, ...recipient }: Checked) => ({
  ...recipient,
  appointmentTypePrices: appointmentTypePrices.flatMap(({ appointmentTypeId, price }) =>
    price === null ? [] : [{ appointmentTypeId, price: { value: toEuro(price) } }],
  ),
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
  appointmentTypePrices: types.map(({ id }) => ({ appointmentTypeId: id, price: null })),
});

const texts = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, value ?? ''])) as {
    [Key in keyof Values]: NonNullable<Values[Key]>;
  };

export const recipientValues = (recipient: Recipient, types: AppointmentTypes): RecipientValues => ({
  customerNumber: recipient.customerNumber,
  notes: recipient.notes ?? '',
  letterHead: texts(recipient.letterHead),
  eInvoicing: texts(recipient.eInvoicing),
  contactPersons: recipient.contactPersons.map(texts),
  appointmentTypePrices: types.map(({ id }) => {
    const found = recipient.appointmentTypePrices.find(({ appointmentTypeId }) => appointmentTypeId === id);
    return { appointmentTypeId: id, price: found ? Number(toCents(found.price.value)) : null };
  }),
});
