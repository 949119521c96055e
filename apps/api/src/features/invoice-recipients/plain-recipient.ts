import type { InvoiceRecipientInput } from '@gastspiel/domain/invoice-recipients/invoice-recipient-input.ts';
import type { z } from 'zod';

type Entered = z.input<typeof InvoiceRecipientInput>;

interface Wish extends Partial<Omit<Entered, 'letterHead'>> {
  readonly letterHead?: Partial<Entered['letterHead']>;
}

/** A recipient as somebody enters it who knows only what is wished for, for the demo and for tests. */
export const plainRecipient = ({ letterHead, ...wish }: Wish = {}): Entered => ({
  customerNumber: '1001',
  notes: null,
  eInvoicing: { sendsEbInterface: false },
  contactPersons: [],
  appointmentTypePrices: [],
  ...wish,
  letterHead: {
    name: 'Palais Wehrgraf',
    address: { streetNameAndNumber: 'Herrengasse 9', postalCode: '1010', location: 'Wien', countryCode: 'AT' },
    ...letterHead,
  },
});
