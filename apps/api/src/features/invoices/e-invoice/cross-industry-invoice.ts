import type { EInvoice, EInvoiceLine, EInvoiceParty } from '@gastspiel/domain/invoices/e-invoice.ts';
import { decimal, shortDecimal } from '#features/invoices/e-invoice/decimals.ts';
import { element, type Xml, xmlFile } from '#platform/xml/xml.ts';

const NAMESPACES = {
  'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
  'xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
};
const EN_16931 = 'urn:cen.eu:en16931:2017';
const CURRENCY = 'EUR';
const SEPA_TRANSFER = '58';
const EMAIL = { schemeID: 'EM' };

type Content = Parameters<typeof element>[1];
const ram = (name: string, content: Content, attributes?: Readonly<Record<string, string>>): Xml | null =>
  element(`ram:${name}`, content, attributes);
/** A part that is only there when something is in it. */
const part = (name: string, ...content: readonly (Xml | null)[]): Xml | null =>
  content.some((one) => one !== null) ? ram(name, content) : null;

/** The Cross Industry Invoice (UN/CEFACT D22B) in the profile EN 16931 of Factur-X. */
export const crossIndustryInvoice = (invoice: EInvoice): Buffer =>
  xmlFile(
    element(
      'rsm:CrossIndustryInvoice',
      [
        element('rsm:ExchangedDocumentContext', [
          ram('GuidelineSpecifiedDocumentContextParameter', [ram('ID', EN_16931)]),
        ]),
        element('rsm:ExchangedDocument', [
          ram('ID', invoice.number),
          ram('TypeCode', invoice.typeCode),
          dateTime('IssueDateTime', invoice.issueDate),
          ...invoice.notes.map((note) => ram('IncludedNote', [ram('Content', note)])),
        ]),
        element('rsm:SupplyChainTradeTransaction', [
          ...invoice.lines.map((line) => lineItem(line, invoice)),
          agreement(invoice),
          element('ram:ApplicableHeaderTradeDelivery', [
            ram('ActualDeliverySupplyChainEvent', [dateTime('OccurrenceDateTime', invoice.period.to)]),
          ]),
          settlement(invoice),
        ]),
      ],
      NAMESPACES,
    ),
  );

const compact = (day: string): string => day.replaceAll('-', '');
/** Format 102: YYYYMMDD. */
const dateTime = (name: string, day: string | null): Xml | null =>
  day === null ? null : ram(name, [element('udt:DateTimeString', compact(day), { format: '102' })]);
const period = (from: string, to: string): Xml | null =>
  ram('BillingSpecifiedPeriod', [dateTime('StartDateTime', from), dateTime('EndDateTime', to)]);

/** An invoice outside the scope of the tax has no rate, and no VAT numbers either (BR-O-02, BR-O-05). */
const isOutOfScope = ({ tax }: EInvoice): boolean => tax.category === 'O';
const rate = (invoice: EInvoice): Xml | null =>
  isOutOfScope(invoice) ? null : ram('RateApplicablePercent', decimal(invoice.tax.percentage));

const lineItem = (line: EInvoiceLine, invoice: EInvoice): Xml | null =>
  ram('IncludedSupplyChainTradeLineItem', [
    ram('AssociatedDocumentLineDocument', [ram('LineID', String(line.position))]),
    ram('SpecifiedTradeProduct', [ram('Name', line.name), ram('Description', line.description)]),
    ram('SpecifiedLineTradeAgreement', [
      ram('NetPriceProductTradePrice', [ram('ChargeAmount', shortDecimal(line.unitPrice, 6))]),
    ]),
    ram('SpecifiedLineTradeDelivery', [ram('BilledQuantity', decimal(line.quantity), { unitCode: line.unitCode })]),
    ram('SpecifiedLineTradeSettlement', [
      ram('ApplicableTradeTax', [ram('TypeCode', 'VAT'), ram('CategoryCode', invoice.tax.category), rate(invoice)]),
      line.day ? period(line.day, line.day) : null,
      ram('SpecifiedTradeSettlementLineMonetarySummation', [ram('LineTotalAmount', decimal(line.net))]),
    ]),
  ]);

function agreement(invoice: EInvoice): Xml | null {
  const { seller, buyer, orderReference } = invoice;
  return ram('ApplicableHeaderTradeAgreement', [
    ram('SellerTradeParty', [
      ram('ID', seller.supplierNumber),
      // Somebody must be named by a number (BR-CO-26).
      isOutOfScope(invoice) && !seller.companyRegistrationNumber ? ram('ID', seller.vatNumber) : null,
      ram('Name', seller.name),
      ram('Description', seller.companyRegistrationCourt),
      legalOrganization(seller),
      ram('DefinedTradeContact', [
        ram('PersonName', seller.name),
        part('TelephoneUniversalCommunication', ram('CompleteNumber', seller.phoneNumber)),
        part('EmailURIUniversalCommunication', ram('URIID', seller.contactEmail)),
      ]),
      ...whereabouts(seller, invoice),
    ]),
    ram('BuyerTradeParty', [
      ram('ID', buyer.customerNumber),
      ram('Name', buyer.name),
      legalOrganization(buyer),
      ...whereabouts(buyer, invoice),
    ]),
    part('BuyerOrderReferencedDocument', ram('IssuerAssignedID', orderReference)),
  ]);
}

const legalOrganization = ({ companyRegistrationNumber }: EInvoiceParty): Xml | null =>
  part('SpecifiedLegalOrganization', ram('ID', companyRegistrationNumber));

const whereabouts = ({ address, contactEmail, vatNumber }: EInvoiceParty, invoice: EInvoice): (Xml | null)[] => [
  ram('PostalTradeAddress', [
    ram('PostcodeCode', address.postalCode),
    ram('LineOne', address.streetNameAndNumber),
    ram('CityName', address.location),
    ram('CountryID', address.countryCode),
  ]),
  part('URIUniversalCommunication', ram('URIID', contactEmail, EMAIL)),
  isOutOfScope(invoice) ? null : part('SpecifiedTaxRegistration', ram('ID', vatNumber, { schemeID: 'VA' })),
];

function settlement(invoice: EInvoice): Xml | null {
  const { payment, tax, totals, preceding } = invoice;
  return ram('ApplicableHeaderTradeSettlement', [
    ram('PaymentReference', payment?.reference ?? null),
    ram('InvoiceCurrencyCode', CURRENCY),
    payment &&
      ram('SpecifiedTradeSettlementPaymentMeans', [
        ram('TypeCode', SEPA_TRANSFER),
        ram('PayeePartyCreditorFinancialAccount', [
          ram('IBANID', payment.iban),
          ram('AccountName', payment.accountHolder),
        ]),
        part('PayeeSpecifiedCreditorFinancialInstitution', ram('BICID', payment.bic)),
      ]),
    ram('ApplicableTradeTax', [
      ram('CalculatedAmount', decimal(tax.amount)),
      ram('TypeCode', 'VAT'),
      ram('ExemptionReason', tax.exemption?.reason ?? null),
      ram('BasisAmount', decimal(tax.base)),
      ram('CategoryCode', tax.category),
      ram('ExemptionReasonCode', tax.exemption?.code ?? null),
      rate(invoice),
    ]),
    period(invoice.period.from, invoice.period.to),
    ram('SpecifiedTradePaymentTerms', [
      ram('Description', invoice.paymentTerms),
      dateTime('DueDateDateTime', invoice.dueDate),
    ]),
    ram('SpecifiedTradeSettlementHeaderMonetarySummation', [
      ram('LineTotalAmount', decimal(totals.net)),
      ram('TaxBasisTotalAmount', decimal(totals.net)),
      ram('TaxTotalAmount', decimal(totals.tax), { currencyID: CURRENCY }),
      ram('GrandTotalAmount', decimal(totals.gross)),
      ram('DuePayableAmount', decimal(totals.gross)),
    ]),
    ...preceding.map(({ number, issueDate }) =>
      ram('InvoiceReferencedDocument', [
        ram('IssuerAssignedID', number),
        ram('FormattedIssueDateTime', [element('qdt:DateTimeString', compact(issueDate), { format: '102' })]),
      ]),
    ),
  ]);
}
