import { countryNameOf } from '@gastspiel/domain/countries/country-name.ts';
import type { EInvoice, EInvoiceLine, EInvoiceParty } from '@gastspiel/domain/invoices/e-invoice.ts';
import { discounted } from '@gastspiel/domain/payment-terms/payment-terms.ts';
import { decimal } from '#features/invoices/e-invoice/decimals.ts';
import { element, type Xml, xmlFile } from '#platform/xml/xml.ts';

const NAMESPACE = 'http://www.ebinterface.at/schema/6p1/';
/** A party without a VAT number is written so: the schema wants the element. */
const NO_VAT_NUMBER = '00000000';
const OWNER_LENGTH = 70;
const REFERENCE_LENGTH = 35;

/** ebInterface 6.1, as Austria's public customers take it. */
export const ebInterface = (invoice: EInvoice): Buffer =>
  xmlFile(
    element(
      'Invoice',
      [
        element('InvoiceNumber', invoice.number),
        element('InvoiceDate', invoice.issueDate),
        ...invoice.preceding.map(({ number, issueDate }) =>
          element(invoice.isCancellation ? 'CancelledOriginalDocument' : 'RelatedDocument', [
            element('InvoiceNumber', number),
            element('InvoiceDate', issueDate),
            element('DocumentType', 'Invoice'),
          ]),
        ),
        element('Delivery', [delivered(invoice.period.from, invoice.period.to)]),
        biller(invoice),
        recipient(invoice),
        element('Details', [
          element(
            'ItemList',
            invoice.lines.map((line) => lineItem(line, invoice)),
          ),
        ]),
        element('Tax', [taxItem(invoice, invoice.tax.base, invoice.tax.amount)]),
        element('TotalGrossAmount', decimal(invoice.totals.gross)),
        element('PayableAmount', decimal(invoice.totals.gross)),
        payment(invoice),
        element('PaymentConditions', [
          element('DueDate', invoice.dueDate),
          discount(invoice),
          element('Comment', invoice.paymentTerms),
        ]),
        element('Comment', invoice.notes.join('\n\n') || null),
      ],
      {
        xmlns: NAMESPACE,
        GeneratingSystem: 'Gastspiel',
        DocumentType: invoice.isCancellation ? 'CreditMemo' : 'Invoice',
        InvoiceCurrency: 'EUR',
        Language: invoice.language,
      },
    ),
  );

const delivered = (from: string, to: string): Xml | null =>
  from === to ? element('Date', from) : element('Period', [element('FromDate', from), element('ToDate', to)]);

const biller = ({ seller, orderReference, language }: EInvoice): Xml | null =>
  element('Biller', [
    ...identified(seller),
    ordered(orderReference),
    addressOf(seller, language),
    element('InvoiceRecipientsBillerID', seller.supplierNumber),
  ]);

const recipient = ({ buyer, orderReference, language }: EInvoice): Xml | null =>
  element('InvoiceRecipient', [
    ...identified(buyer),
    ordered(orderReference),
    addressOf(buyer, language),
    element('BillersInvoiceRecipientID', buyer.customerNumber),
  ]);

const discount = ({ discount: offered, totals }: EInvoice): Xml | null =>
  offered &&
  element('Discount', [
    element('PaymentDate', offered.until),
    element('BaseAmount', decimal(totals.gross)),
    element('Percentage', decimal(BigInt(offered.percentage))),
    element('Amount', decimal(totals.gross - discounted(totals.gross, BigInt(offered.percentage)))),
  ]);

const identified = ({ vatNumber, companyRegistrationNumber }: EInvoiceParty): (Xml | null)[] => [
  element('VATIdentificationNumber', vatNumber ?? NO_VAT_NUMBER),
  element('FurtherIdentification', companyRegistrationNumber, { IdentificationType: 'FN' }),
];

const ordered = (reference: string | null): Xml | null =>
  reference === null ? null : element('OrderReference', [element('OrderID', reference)]);

const addressOf = ({ name, address, phoneNumber, contactEmail }: EInvoiceParty, language: 'de' | 'en'): Xml | null =>
  element('Address', [
    element('Name', name),
    element('Street', address.streetNameAndNumber),
    element('Town', address.location),
    element('ZIP', address.postalCode),
    element('Country', countryNameOf(address.countryCode, language), { CountryCode: address.countryCode }),
    element('Phone', phoneNumber),
    element('Email', contactEmail),
  ]);

/** A unit price has four decimals here, and a surcharge's may need six: then it is the price of a hundred. */
const unitPrice = (price: bigint): Xml | null =>
  price % 100n === 0n
    ? element('UnitPrice', decimal(price / 100n, 4))
    : element('UnitPrice', decimal(price, 4), { BaseQuantity: '100' });

const lineItem = (line: EInvoiceLine, invoice: EInvoice): Xml | null =>
  element('ListLineItem', [
    element('PositionNumber', String(line.position)),
    element('Description', line.name),
    element('Description', line.description),
    element('Quantity', decimal(line.quantity), { Unit: line.unitCode }),
    unitPrice(line.unitPrice),
    line.day ? element('Delivery', [delivered(line.day, line.day)]) : null,
    taxItem(invoice, line.net, null),
    element('LineItemAmount', decimal(line.net)),
  ]);

const taxItem = ({ tax }: EInvoice, base: bigint, amount: bigint | null): Xml | null =>
  element('TaxItem', [
    element('TaxableAmount', decimal(base)),
    element('TaxPercent', decimal(tax.percentage), { TaxCategoryCode: tax.category }),
    element('TaxAmount', amount === null ? null : decimal(amount)),
    element('Comment', amount === null ? null : (tax.exemption?.reason ?? null)),
  ]);

const payment = ({ payment, isCancellation }: EInvoice): Xml | null => {
  if (isCancellation) return element('PaymentMethod', [element('NoPayment', '')]);
  if (!payment) return null;
  return element('PaymentMethod', [
    element('UniversalBankTransaction', [
      element('BeneficiaryAccount', [
        element('BIC', payment.bic),
        element('IBAN', payment.iban),
        element('BankAccountOwner', payment.accountHolder.slice(0, OWNER_LENGTH)),
      ]),
      element('PaymentReference', payment.reference.slice(0, REFERENCE_LENGTH)),
    ]),
  ]);
};
