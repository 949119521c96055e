import { addDays, dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { instantOf } from '@gastspiel/domain/time/vienna-time.ts';
import type { RecipientSheet } from './recipient-document.ts';

const today = dayOf(new Date());
const at = (days: number, time: string): string => instantOf(addDays(today, days), time).toISOString();

/** A customer of whom nothing more is known than their name. */
export const aNewCustomer = (changed: Partial<RecipientSheet> = {}): RecipientSheet => ({
  invoiceRecipient: {
    ...{ id: 'r-1', customerNumber: 'K-1015', notes: null, viewerCanEdit: true },
    letterHead: {
      ...{ name: 'Sonnenhof GmbH', vatNumber: null },
      address: { streetNameAndNumber: 'Heiligenstädter Straße 140', postalCode: '1190', location: 'Wien' },
    },
    usedPaymentTerms: { days: 10, discountPercentage: null, discountDays: null },
    ...{ contactPersons: [], appointmentTypePrices: [] },
  },
  priceList: {
    types: [
      { id: 't-1', description: 'Service', isRetired: false, current: { price: { value: 28.5 } } },
      { id: 't-2', description: 'Bar', isRetired: false, current: { price: { value: 31 } } },
      { id: 't-3', description: 'Garderobe', isRetired: true, current: { price: { value: 24.5 } } },
    ],
  },
  appointmentSummary: { count: 0, freePlaces: 0 },
  appointments: { items: [] },
  ...changed,
});

/** The sums of somebody with whom there was never any business. */
export const NO_BALANCE = {
  recipientBalance: {
    open: { count: 0, grossTotal: { value: 0 } },
    overdue: { count: 0, oldestDueDate: null, grossTotal: { value: 0 } },
    revenue: { from: `${today.slice(0, 4)}-01-01`, to: today, net: { value: 0 }, yearBefore: { value: 0 } },
    unbilled: { minutes: 0, isPriceMissing: false, net: { value: 0 } },
    credit: { value: 0 },
  },
  worklogBlocks: { count: 0 },
} satisfies Partial<RecipientSheet>;

const A_BALANCE = {
  recipientBalance: {
    open: { count: 2, grossTotal: { value: 6876.48 } },
    overdue: { count: 1, oldestDueDate: addDays(today, -14), grossTotal: { value: 4224 } },
    revenue: { from: `${today.slice(0, 4)}-01-01`, to: today, net: { value: 22_940 }, yearBefore: { value: 21_046 } },
    unbilled: { minutes: 4275, isPriceMissing: false, net: { value: 2030.63 } },
    credit: { value: 0 },
  },
  worklogBlocks: { count: 3 },
} satisfies Partial<RecipientSheet>;

const anInvoice = (
  number: string,
  state: 'PENDING' | 'PAST_DUE' | 'PAID',
  gross: number,
  due: number,
  open = gross,
) => ({
  ...{ id: `i-${number}`, number, issueDate: addDays(today, due - 10), state, cancels: null },
  ...{ grossTotal: { value: gross }, openAmount: { value: state === 'PAID' ? 0 : open } },
  ...{ processingSteps: { dueDate: addDays(today, due) } },
});

const INVOICES = {
  invoices: {
    count: 9,
    items: [
      anInvoice('2026-00139', 'PENDING', 2652.48, 5),
      anInvoice('2026-00129', 'PAST_DUE', 4224, -14, 2224),
      anInvoice('2026-00117', 'PAID', 3132, -30),
    ],
  },
} satisfies Partial<RecipientSheet>;

/** A customer as one has them after some years. */
export const aCustomer = (changed: Partial<RecipientSheet> = {}): RecipientSheet => {
  const { invoiceRecipient, ...rest } = aNewCustomer();
  const shift = (id: string, description: string, days: number, booked: number, desired: number) => ({
    ...{ id, description, typeId: 't-1', startDateTime: at(days, '17:00'), endDateTime: at(days, '23:30') },
    ...{ desiredTargetUsers: desired, bookedTargetUsers: booked, preventedTargetUsers: 0 },
  });
  return {
    ...rest,
    invoiceRecipient: {
      ...invoiceRecipient,
      letterHead: { ...invoiceRecipient.letterHead, vatNumber: 'ATU33864707' },
      notes: 'Zahlt immer pünktlich.',
      contactPersons: [
        {
          ...{ name: 'Mag. Elisabeth Sonnleitner', role: 'Geschäftsführung', phoneNumber: '+43 1 5550 610' },
          ...{ contactEmail: 'buero@sonnenhof.example', receivesInvoices: true, receivesPrintouts: false },
        },
      ],
      appointmentTypePrices: [{ appointmentTypeId: 't-2', price: { value: 29.5 } }],
    },
    appointmentSummary: { count: 5, freePlaces: 10 },
    appointments: {
      items: [shift('a-1', 'Brunch Sonnenhof', 1, 4, 4), shift('a-2', 'Jubiläum Sonnenhof', 5, 2, 8)],
    },
    ...A_BALANCE,
    ...INVOICES,
    ...changed,
  };
};
