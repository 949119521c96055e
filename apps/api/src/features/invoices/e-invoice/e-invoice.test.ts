import { eInvoiceOf } from '@gastspiel/domain/invoices/e-invoice.ts';
import { TAX_SENTENCES } from '@gastspiel/domain/invoices/tax-treatment.ts';
import { sumOf } from '@gastspiel/domain/money/amounts.ts';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';
import { describe, expect, onTestFinished, test } from 'vitest';
import { anInvoicePaper } from '#app/testing/an-invoice-paper.ts';
import { E_INVOICE_CASES } from '#app/testing/e-invoice-cases.ts';
import { crossIndustryInvoice } from '#features/invoices/e-invoice/cross-industry-invoice.ts';
import { ebInterface } from '#features/invoices/e-invoice/ebinterface.ts';
import { type InvoiceData, wordsOf } from '#features/invoices/invoice-paper.ts';

/** Somebody else's copy of the official schema. */
const SCHEMA = new URL('../schema/en16931/FACTUR-X_EN16931.xsd', import.meta.resolve('@stackforge-eu/factur-x'));
xmlRegisterFsInputProviders();
const schema = XsdValidator.fromDoc(
  XmlDocument.fromString(`<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
    <xs:import namespace="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100" schemaLocation="${SCHEMA}"/>
  </xs:schema>`),
);

const NAMESPACES = {
  ram: 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  eb: 'http://www.ebinterface.at/schema/6p1/',
};

function reading(file: Buffer) {
  const document = XmlDocument.fromBuffer(file);
  onTestFinished(() => document.dispose());
  const all = (path: string): string[] => document.find(path, NAMESPACES).map(({ content }) => content);
  return { document, all, one: (path: string) => all(path)[0] };
}

const cii = (data: InvoiceData) => reading(crossIndustryInvoice(eInvoiceOf(data, wordsOf(data))));
const eb = (data: InvoiceData) => reading(ebInterface(eInvoiceOf(data, wordsOf(data))));

/** "12.34" → 1234n: read as text, so that nothing passes through a float. */
const cents = (text: string | undefined): bigint => {
  expect(text).toMatch(/^\d+\.\d\d$/);
  return BigInt(text?.replace('.', '') ?? '');
};
const sizeOf = (amount: bigint) => (amount < 0n ? -amount : amount);

describe.each(E_INVOICE_CASES)('an invoice %s', (_name, data) => {
  test('is a Cross Industry Invoice by its schema', () => {
    expect(() => schema.validate(cii(data).document)).not.toThrow();
  });

  test('says to the cent what the paper says', () => {
    const { all, one } = cii(data);
    const sums = '//ram:SpecifiedTradeSettlementHeaderMonetarySummation';
    const [net, tax, gross] = [data.net, data.tax, data.gross].map(sizeOf);
    expect(cents(one(`${sums}/ram:TaxBasisTotalAmount`))).toBe(net);
    expect(cents(one(`${sums}/ram:LineTotalAmount`))).toBe(net);
    expect(cents(one(`${sums}/ram:TaxTotalAmount`))).toBe(tax);
    expect(cents(one(`${sums}/ram:GrandTotalAmount`))).toBe(gross);
    expect(cents(one(`${sums}/ram:DuePayableAmount`))).toBe(gross);
    const lines = all('//ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount').map(cents);
    expect(lines).toEqual(data.lines.map((line) => sizeOf(line.net)));
    expect(sumOf(lines)).toBe(net);
    expect(all('//ram:BilledQuantity').map(cents)).toEqual(data.lines.map(({ quantity }) => sizeOf(quantity)));
  });

  test('has prices by which each line can be reckoned again', () => {
    const prices = cii(data).all('//ram:NetPriceProductTradePrice/ram:ChargeAmount');
    for (const [index, { quantity, net }] of data.lines.entries()) {
      const [whole, part = ''] = (prices[index] ?? '').split('.');
      const millionths = BigInt(whole + part.padEnd(6, '0'));
      const exact = sizeOf(quantity) * millionths;
      const off = exact - sizeOf(net) * 1_000_000n;
      expect(2n * sizeOf(off), `line ${index + 1}`).toBeLessThanOrEqual(1_000_000n);
    }
  });

  test('says the same as ebInterface', () => {
    const { all, one } = eb(data);
    expect(cents(one('//eb:TotalGrossAmount'))).toBe(sizeOf(data.gross));
    expect(cents(one('//eb:PayableAmount'))).toBe(sizeOf(data.gross));
    expect(cents(one('/eb:Invoice/eb:Tax/eb:TaxItem/eb:TaxableAmount'))).toBe(sizeOf(data.net));
    expect(cents(one('/eb:Invoice/eb:Tax/eb:TaxItem/eb:TaxAmount'))).toBe(sizeOf(data.tax));
    expect(all('//eb:LineItemAmount').map(cents)).toEqual(data.lines.map(({ net }) => sizeOf(net)));
    expect(all('//eb:ListLineItem/eb:Description[1]')).toEqual(data.lines.map(({ description }) => description));
    expect(one('//eb:InvoiceRecipient/eb:Address/eb:Name')).toBe(data.recipient.name);
    expect(one('/eb:Invoice/@DocumentType')).toBe(data.cancels ? 'CreditMemo' : 'Invoice');
    expect(one('/eb:Invoice/eb:CancelledOriginalDocument/eb:InvoiceNumber')).toBe(data.cancels?.number);
  });
});

const caseOf = (name: string): InvoiceData => E_INVOICE_CASES.find(([one]) => one === name)?.[1] ?? anInvoicePaper();

test('names, numbers, days and what it is', () => {
  const { one, all } = cii(caseOf('with odd names'));
  expect(one('//ram:BuyerTradeParty/ram:Name')).toBe('Łukasz & Ağaoğlu "Söhne" <GmbH> \'Ő\' 😀');
  expect(one('//ram:BuyerTradeParty/ram:ID')).toBe('<K&7>');
  expect(one('//ram:IncludedNote[1]/ram:Content')).toBe('Zeile 1\n\tZeile 2 & "mehr" <hier>');
  expect(all('//ram:SpecifiedTradeProduct/ram:Name')).toEqual(['Service – „Ball & Gala“ <VIP> ]]>']);
  expect(all('//ram:SpecifiedTradeProduct/ram:Description')).toEqual(['6\u00a0Mitarbeiter/innen']);
  expect(one('//*[local-name()="ExchangedDocument"]/ram:TypeCode')).toBe('380');
  expect(one('//ram:IncludedSupplyChainTradeLineItem//ram:StartDateTime')).toBe('20261003');
  expect(one('//ram:SpecifiedTradePaymentTerms/ram:DueDateDateTime')).toBe('20261109');
  expect(one('//ram:PaymentReference')).toBe('Rechnung 2026-00142');
  expect(one('//ram:IBANID')).toBe('AT611904300234573201');
  expect(one('//ram:SellerTradeParty/ram:SpecifiedTaxRegistration/ram:ID[@schemeID="VA"]')).toBe('ATU12345675');
});

/** All that is known of both sides. */
const fullInvoice = (): InvoiceData => {
  const { sender, recipient } = anInvoicePaper();
  return anInvoicePaper({
    notes: 'Wie besprochen.',
    sender: { ...sender, accountHolder: 'Tafelrunde Treuhand' },
    recipient: {
      ...recipient,
      contactEmail: 'rechnung@ringhof.example',
      phoneNumber: '+43 1 700 800',
      companyRegistrationNumber: 'FN 77b',
      orderReference: 'Z01',
      supplierNumber: '0203',
    },
  });
};
/** The texts of a part in their order, each before its attributes. */
const within = (path: string) => `${path}//*[not(*)] | ${path}//@*`;

test('each party stands in its own place, with all that is known of it', () => {
  const { all } = cii(fullInvoice());
  const sender = ['0203', 'Wiener Tafelrunde Personalservice GmbH', 'Handelsgericht Wien', 'FN 482915k'];
  expect(all(within('//ram:SellerTradeParty'))).toEqual([
    ...[...sender, 'Wiener Tafelrunde Personalservice GmbH', '+43 1 5550 200', 'buchhaltung@tafelrunde.example'],
    ...['1060', 'Gumpendorfer Straße 41', 'Wien', 'AT', 'buchhaltung@tafelrunde.example', 'EM', 'ATU12345675', 'VA'],
  ]);
  expect(all(within('//ram:BuyerTradeParty'))).toEqual([
    ...['K-1007', 'Ringhof Hotels GmbH', 'FN 77b', '1010', 'Kärntner Ring 112', 'Wien', 'AT'],
    ...['rechnung@ringhof.example', 'EM', 'ATU11223344', 'VA'],
  ]);
  const other = eb(fullInvoice());
  expect(other.all(within('//eb:Biller'))).toEqual([
    ...['ATU12345675', 'FN 482915k', 'FN', 'Z01', 'Wiener Tafelrunde Personalservice GmbH', 'Gumpendorfer Straße 41'],
    ...['Wien', '1060', 'Österreich', 'AT', '+43 1 5550 200', 'buchhaltung@tafelrunde.example', '0203'],
  ]);
  expect(other.all(within('//eb:InvoiceRecipient'))).toEqual([
    ...['ATU11223344', 'FN 77b', 'FN', 'Z01', 'Ringhof Hotels GmbH', 'Kärntner Ring 112', 'Wien', '1010'],
    ...['Österreich', 'AT', '+43 1 700 800', 'rechnung@ringhof.example', 'K-1007'],
  ]);
});

test('how it is paid, when the service was given, and what is noted', () => {
  const { all, one } = cii(fullInvoice());
  const account = ['AT611904300234573201', 'Tafelrunde Treuhand', 'MUSTATWW'];
  expect(all('//ram:SpecifiedTradeSettlementPaymentMeans//*[not(*)]')).toEqual(['58', ...account]);
  expect(one('//ram:ActualDeliverySupplyChainEvent')).toBe('20261026');
  expect(all('//ram:LineID')).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
  const other = eb(fullInvoice());
  expect(other.all('//eb:PaymentMethod//*[not(*)]')).toEqual([
    ...['MUSTATWW', 'AT611904300234573201', 'Tafelrunde Treuhand', 'Rechnung 2026-00142'],
  ]);
  expect(other.all('//eb:PaymentConditions/*')).toEqual(['2026-11-09', 'Zahlbar bis 09.11.2026 ohne Abzug.']);
  expect(other.all('/eb:Invoice/eb:Delivery//*[not(*)]')).toEqual(['2026-10-03', '2026-10-26']);
  expect(other.one('/eb:Invoice/eb:Comment')).toBe(`Wie besprochen.\n\n${fullInvoice().sender.closureText}`);
  expect(other.all(within('//eb:ListLineItem[1]'))).toEqual([
    ...['1', 'Service – Herbstball', '6\u00a0Mitarbeiter/innen', '48.00', 'HUR', '28.5000', '2026-10-03'],
    ...['1368.00', '20.00', 'S', '1368.00'],
  ]);
  // Longer ones the schema refuses.
  expect(eb(caseOf('with odd names')).one('//eb:BankAccountOwner')).toBe('Überlasser '.repeat(9).slice(0, 70));
});

test('a period from the first day to the last, whatever order the lines have', () => {
  const data = anInvoicePaper();
  const { one } = cii({ ...data, lines: data.lines.toReversed() });
  const period = '//ram:ApplicableHeaderTradeSettlement/ram:BillingSpecifiedPeriod';
  expect([one(`${period}/ram:StartDateTime`), one(`${period}/ram:EndDateTime`)]).toEqual(['20261003', '20261026']);
});

test.each([
  ['at 20 %', ['S', '20.00', undefined]],
  ['at 10 %', ['S', '10.00', undefined]],
  ['with reverse charge', ['AE', '0.00', 'VATEX-EU-AE']],
  ['not taxable abroad', ['O', undefined, 'VATEX-EU-O']],
])('the tax of an invoice %s', (name, expected) => {
  const data = caseOf(name);
  const { one, all } = cii(data);
  const tax = '//ram:ApplicableHeaderTradeSettlement/ram:ApplicableTradeTax';
  const said = ['CategoryCode', 'RateApplicablePercent', 'ExemptionReasonCode'].map((part) =>
    one(`${tax}/ram:${part}`),
  );
  expect(said).toEqual(expected);
  const [category = ''] = expected;
  expect(new Set(all('//ram:SpecifiedLineTradeSettlement//ram:CategoryCode'))).toEqual(new Set([category]));
  expect([one(`${tax}/ram:BasisAmount`), one(`${tax}/ram:CalculatedAmount`)].map(cents)).toEqual([data.net, data.tax]);
  const other = eb(data);
  expect(new Set(other.all('//eb:TaxPercent/@TaxCategoryCode'))).toEqual(new Set([category]));
  const reason = one(`${tax}/ram:ExemptionReason`);
  expect(other.one('/eb:Invoice/eb:Tax/eb:TaxItem/eb:Comment')).toBe(reason);
  expect(reason).toBe(data.taxTreatment === 'TAXED' ? undefined : TAX_SENTENCES[data.taxTreatment].de);
});

test('an invoice in English, and one that stands for others', () => {
  const { one } = eb(caseOf('in English'));
  expect([one('/eb:Invoice/@Language'), one('//eb:InvoiceRecipient//eb:Country')]).toEqual(['en', 'Czechia']);
  const standing = caseOf('that stands for two cancelled ones');
  expect(cii(standing).all('//ram:InvoiceReferencedDocument/ram:IssuerAssignedID')).toEqual([
    '2026-00100',
    '2026-00101',
  ]);
  const { all } = eb(standing);
  expect(all('/eb:Invoice/eb:RelatedDocument/eb:InvoiceNumber')).toEqual(['2026-00100', '2026-00101']);
  expect(all('/eb:Invoice/eb:CancelledOriginalDocument')).toEqual([]);
});

test('outside of the scope of the tax no VAT number is said, and the seller is still known by a number', () => {
  const { all, one } = cii(caseOf('not taxable, of a sender without a register'));
  expect(all('//ram:SpecifiedTaxRegistration')).toEqual([]);
  expect(one('//ram:SellerTradeParty/ram:ID')).toBe('ATU12345675');
});

test('a cancellation takes back, names its original and asks for no money', () => {
  const { all, one } = cii(caseOf('cancelled, at 20 %'));
  expect(one('//*[local-name()="ExchangedDocument"]/ram:TypeCode')).toBe('381');
  expect(one('//ram:InvoiceReferencedDocument/ram:IssuerAssignedID')).toBe('2026-00142');
  expect(one('//ram:InvoiceReferencedDocument/ram:FormattedIssueDateTime')).toBe('20261030');
  expect(all('//ram:IBANID')).toEqual([]);
  expect(all('//ram:DueDateDateTime')).toEqual([]);
  expect(eb(caseOf('cancelled, at 20 %')).all('//eb:NoPayment')).toHaveLength(1);
});

test('a public customer finds its order and the number of its supplier', () => {
  const public_ = caseOf('to a public customer');
  expect(cii(public_).one('//ram:BuyerOrderReferencedDocument/ram:IssuerAssignedID')).toBe('Z01:4500123456');
  const { all, one } = eb(public_);
  expect(all('//eb:OrderID')).toEqual(['Z01:4500123456', 'Z01:4500123456']);
  expect(one('//eb:InvoiceRecipientsBillerID')).toBe('0000203040');
  expect(one('//eb:InvoiceRecipient/eb:VATIdentificationNumber')).toBe('00000000');
});

test('Skonto stands in the terms of payment, and in fields of its own where there are some', () => {
  const early = caseOf('with Skonto');
  const sentence = '2,5 % Skonto bei Zahlung bis 06.11.2026: € 6.512,68. Zahlbar bis 09.11.2026 ohne Abzug.';
  const { one } = cii(early);
  expect(one('//ram:SpecifiedTradePaymentTerms/ram:Description')?.replaceAll('\u00a0', ' ')).toBe(sentence);
  expect(one('//ram:DuePayableAmount')).toBe('6679.67');
  const { all } = eb(early);
  expect(all('//eb:PaymentConditions/eb:Discount/*')).toEqual(['2026-11-06', '6679.67', '2.50', '166.99']);
  expect(eb(caseOf('cancelled, with Skonto')).all('//eb:Discount')).toEqual([]);
});

test('units that machines know, and the word where they do not', () => {
  const { all, one } = cii(caseOf('with items alone, in units of every kind'));
  expect(all('//ram:BilledQuantity/@unitCode')).toEqual(['HUR', 'KMT', 'H87', 'LS', 'DAY', 'C62']);
  expect(all('//ram:SpecifiedTradeProduct/ram:Description')).toEqual(['Garnitur <rot>']);
  expect(one('//ram:SpecifiedTradePaymentTerms/ram:Description')).toBe('Zahlbar bis 09.11.2026 ohne Abzug.');
});

test('a surcharge has its price to the last decimal', () => {
  const odd = caseOf('with surcharges alone of odd percentages');
  expect(cii(odd).all('//ram:NetPriceProductTradePrice/ram:ChargeAmount')).toEqual(['28.91', '9.635703', '0.01']);
  const { all } = eb(odd);
  expect(all('//eb:UnitPrice')).toEqual(['28.9100', '963.5703', '0.0100']);
  expect(all('//eb:UnitPrice/@BaseQuantity')).toEqual(['100']);
});

test('the schema that is held against them can refuse', () => {
  const data = anInvoicePaper();
  const written = crossIndustryInvoice(eInvoiceOf(data, wordsOf(data))).toString();
  const { document } = reading(
    Buffer.from(written.replace(/<ram:InvoiceCurrencyCode>.*?<\/ram:InvoiceCurrencyCode>/, '')),
  );
  expect(() => schema.validate(document)).toThrow('InvoiceCurrencyCode');
});
