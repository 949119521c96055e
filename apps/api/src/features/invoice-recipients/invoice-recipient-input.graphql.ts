import { InvoiceRecipientInput } from '@gastspiel/domain/invoice-recipients/invoice-recipient-input.ts';
import { PaymentTermsInput } from '@gastspiel/domain/payment-terms/payment-terms.ts';
import { addressInput } from '#features/contact/index.ts';
import { inputOf } from '#platform/graphql/input-of.ts';
import { moneyInput } from '#platform/graphql/money-type.ts';

export const paymentTermsInput = inputOf(
  'PaymentTermsInput',
  'Until when is paid, and what is taken off for who pays early.',
  PaymentTermsInput,
  {
    days: 'From the issue date, 1 to 60.',
    discountPercentage: 'Such as 2; with `discountDays` or not at all.',
    discountDays: 'From the issue date, fewer than `days`.',
  },
);

const { letterHead, eInvoicing, contactPersons, appointmentTypePrices } = InvoiceRecipientInput.shape;

export const invoiceRecipientInput = inputOf(
  'InvoiceRecipientInput',
  'Everything of an invoice recipient.',
  InvoiceRecipientInput,
  {
    customerNumber: 'Unique within the tenant, whatever its case.',
    notes: 'For the office only.',
    letterHead: inputOf('LetterHeadInput', 'The head of letters and invoices.', letterHead, {
      contactEmail: 'Where mail goes when no contact person receives it.',
      vatNumber: 'The VAT id; checked where it is one of the Union.',
      companyRegistrationNumber: 'In Austria the Firmenbuch’s.',
      address: addressInput,
    }),
    eInvoicing: inputOf(
      'EInvoicingInput',
      'Settings of an invoice for machines, besides the invoice itself.',
      eInvoicing,
      {
        sendsEbInterface: 'Whether an ebInterface file goes along with each invoice.',
        orderReference: 'The order or account at the recipient’s.',
        supplierNumber: 'The agency’s number at the recipient’s.',
      },
    ),
    paymentTerms: [paymentTermsInput, 'Own terms; the agency’s when left out.'],
    contactPersons: [
      inputOf('ContactPersonInput', 'Somebody at the recipient’s.', contactPersons, {
        contactEmail: 'Needed by who receives something.',
        receivesPrintouts: 'Whether time sheets are mailed to the person.',
      }),
      'All of them, in order.',
    ],
    appointmentTypePrices: [
      inputOf(
        'AppointmentTypePriceInput',
        'The recipient’s own price of an hour of a kind of work.',
        appointmentTypePrices,
        {
          appointmentTypeId: 'One of the tenant’s types, each at most once a day.',
          price: moneyInput,
          validFrom: 'YYYY-MM-DD; from today on when left out.',
        },
      ),
      'Own prices of the recipient; for a type that is left out the agency’s list counts from today on.',
    ],
  },
);
