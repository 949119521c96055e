import type { InvoiceRecipientInput } from '@gastspiel/domain/invoice-recipients/invoice-recipient-input.ts';
import type { z } from 'zod';
import { addressTypes } from '#features/contact/index.ts';
import type { Builder } from '#platform/graphql/builder.ts';
import { moneyTypes } from '#platform/graphql/money-type.ts';

type Values = z.input<typeof InvoiceRecipientInput>;

/** The input of a recipient: its shape is that of the zod schema, so that the two can not drift apart. */
export function invoiceRecipientInput(builder: Builder) {
  const { AddressInput } = addressTypes(builder);
  const { MoneyInput } = moneyTypes(builder);
  const LetterHead = builder.inputRef<Values['letterHead']>('LetterHeadInput').implement({
    description: 'What stands on letters and invoices.',
    fields: (t) => ({
      name: t.string({ description: 'The name of the company or person.' }),
      contactEmail: t.string({ required: false, description: 'Where mail goes when no contact person receives it.' }),
      phoneNumber: t.string({ required: false, description: 'With the country’s code.' }),
      vatNumber: t.string({ required: false, description: 'The VAT id; checked where it is one of the Union.' }),
      companyRegistrationNumber: t.string({ required: false, description: 'In Austria the Firmenbuch’s.' }),
      address: t.field({ type: AddressInput, description: 'Where letters go.' }),
    }),
  });
  const EInvoicing = builder.inputRef<Values['eInvoicing']>('EInvoicingInput').implement({
    description: 'What machines read of an invoice besides the invoice itself.',
    fields: (t) => ({
      sendsEbInterface: t.boolean({ description: 'Whether an ebInterface file goes along with each invoice.' }),
      orderReference: t.string({ required: false, description: 'The order or account at the recipient’s.' }),
      supplierNumber: t.string({ required: false, description: 'The agency’s number at the recipient’s.' }),
    }),
  });
  const ContactPerson = builder.inputRef<Values['contactPersons'][number]>('ContactPersonInput').implement({
    description: 'Somebody at the recipient’s.',
    fields: (t) => ({
      name: t.string({ description: 'The whole name.' }),
      contactEmail: t.string({ required: false, description: 'Needed by who receives something.' }),
      phoneNumber: t.string({ required: false, description: 'With the country’s code.' }),
      role: t.string({ required: false, description: 'What the person does there.' }),
      receivesInvoices: t.boolean({ description: 'Whether invoices are mailed to the person.' }),
      receivesPrintouts: t.boolean({ description: 'Whether time sheets are mailed to the person.' }),
    }),
  });
  const Price = builder.inputRef<Values['appointmentTypePrices'][number]>('AppointmentTypePriceInput').implement({
    description: 'What an hour of a kind of work costs the recipient.',
    fields: (t) => ({
      appointmentTypeId: t.string({ description: 'One of the tenant’s types, each at most once.' }),
      price: t.field({ type: MoneyInput, description: 'Above zero.' }),
    }),
  });
  return builder.inputRef<Values>('InvoiceRecipientInput').implement({
    description: 'Everything of an invoice recipient.',
    fields: (t) => ({
      customerNumber: t.string({ description: 'Unique within the tenant, whatever its case.' }),
      notes: t.string({ required: false, description: 'For the office only.' }),
      letterHead: t.field({ type: LetterHead, description: 'What stands on letters and invoices.' }),
      eInvoicing: t.field({ type: EInvoicing, description: 'What machines read besides.' }),
      contactPersons: t.field({ type: [ContactPerson], description: 'All of them, in order.' }),
      appointmentTypePrices: t.field({ type: [Price], description: 'A type that is left out has no price.' }),
    }),
  });
}
