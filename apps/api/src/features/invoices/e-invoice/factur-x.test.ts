import { afterAll, beforeAll, expect, test } from 'vitest';
import { anInvoicePaper } from '#app/testing/an-invoice-paper.ts';
import { readPdf } from '#app/testing/read-pdf.ts';
import { FACTUR_X_METADATA } from '#features/invoices/e-invoice/factur-x.ts';
import { invoicePaper } from '#features/invoices/invoice-paper.ts';
import { printForSending, printInvoice } from '#features/invoices/print-invoice.ts';
import type { SentFiles } from '#features/invoices/sendings.sql.ts';
import { extendMetadata } from '#platform/pdf/extend-metadata.ts';
import { createPress } from '#platform/pdf/press.ts';

const press = createPress();
const printable = { data: anInvoicePaper(), logo: null };
let sent: SentFiles;
beforeAll(async () => {
  sent = await printForSending(press, printable);
});
afterAll(() => press.close());

test('a sent invoice carries itself as XML, and nothing else', async () => {
  const { attachments, pages } = await readPdf(sent.pdf);
  expect(attachments.map(({ name }) => name)).toEqual(['factur-x.xml']);
  expect(attachments[0]?.bytes.toString()).toContain('<ram:ID>2026-00142</ram:ID>');
  expect(pages.join('')).toContain('2026-00142');
  expect(sent.pdf.toString('latin1')).toMatch(/\/AFRelationship\s*\/Alternative/);
});

test('its metadata say so, by a schema that explains them, and are still those of PDF/A-3b', async () => {
  const [, xmp = ''] = sent.pdf.toString('latin1').split('<?xpacket begin').slice(1);
  for (const said of [
    '<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>',
    '<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>',
    '<fx:DocumentType>INVOICE</fx:DocumentType>',
    '<fx:Version>1.0</fx:Version>',
    '<pdfaSchema:namespaceURI>urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#</pdfaSchema:namespaceURI>',
    '<pdfaid:part>3</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance>',
  ]) {
    expect(xmp).toContain(said);
  }
  expect(xmp.match(/<pdfaExtension:schemas>/g)).toHaveLength(1);
});

test('the same invoice gives the same bytes', async () => {
  const again = await printForSending(press, printable);
  expect(again.pdf.equals(sent.pdf)).toBe(true);
  expect(again.ebInterface.equals(sent.ebInterface)).toBe(true);
});

test('what was not sent has nothing inside that a machine could book', async () => {
  const draft = await printInvoice(press, { ...printable, data: anInvoicePaper({ isDraft: true }) });
  expect((await readPdf(draft)).attachments).toEqual([]);
});

test('a PDF keeps its bytes when its metadata grow; where they can not, that is said', async () => {
  const plain = await press.pdf(invoicePaper, printable.data);
  const extended = extendMetadata(plain, FACTUR_X_METADATA);
  expect(extended.subarray(0, plain.length).equals(plain)).toBe(true);
  const [, tableAt = ''] = /startxref\n(\d+)\n%%EOF\n$/.exec(extended.toString('latin1')) ?? [];
  expect(extended.subarray(Number(tableAt)).toString('latin1')).toMatch(/^xref\n\d+ 1\n\d{10} 00000 n \ntrailer/);
  // The table points to the new object, which is as long as it says, and to the table before.
  const written = extended.toString('latin1');
  const [, objectAt = ''] = /^xref\n\d+ 1\n(\d{10})/.exec(written.slice(Number(tableAt))) ?? [];
  const [, length = '', xmp = ''] =
    /^\d+ 0 obj\n<<\n {2}\/Length (\d+).*?stream\n(.*?)\nendstream/s.exec(written.slice(Number(objectAt))) ?? [];
  expect(xmp).toContain('<fx:Version>');
  expect(xmp).toHaveLength(Number(length));
  const [, before] = /startxref\n(\d+)\n%%EOF\s*$/.exec(plain.toString('latin1')) ?? [];
  expect(written.slice(Number(tableAt))).toContain(`/Prev ${before}\n`);
  expect(() => extendMetadata(Buffer.from('%PDF-1.7'), FACTUR_X_METADATA)).toThrow('can not be extended');
});
