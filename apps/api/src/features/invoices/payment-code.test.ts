import { readFileSync } from 'node:fs';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCancellation, anInvoicePaper } from '#app/testing/an-invoice-paper.ts';
import { readPdf } from '#app/testing/read-pdf.ts';
import { type InvoiceData, invoicePaper } from '#features/invoices/invoice-paper.ts';
import { createPress } from '#platform/pdf/press.ts';

const logo = readFileSync(new URL('../../demo/logos/tafelrunde-wide.png', import.meta.url));
const press = createPress();
afterAll(() => press.close());
const { sender } = anInvoicePaper();

describe('the payment code', () => {
  // The product itself never opens such pictures.
  beforeAll(() => sharp.unblock({ operation: ['VipsForeignLoadSvg'] }));

  /** Reads the code off the page as a banking app would. */
  async function codeOn(data: InvoiceData) {
    const [page = ''] = await press.pages(invoicePaper, data, { logo });
    const drawn = sharp(Buffer.from(page), { density: 120 }).flatten({ background: '#ffffff' }).removeAlpha();
    const { data: pixels, info } = await drawn.raw().toBuffer({ resolveWithObject: true });
    const image = { width: info.width, height: info.height, data: new Uint8Array(pixels) };
    return decodeQR(image, { format: 'RGB', timeLimit: 60_000 });
  }

  test.each([
    ['an invoice', {}, 'Rechnung'],
    ['an English one', { language: 'en' as const }, 'Invoice'],
    ['a draft, in spite of the word across it', { isDraft: true }, 'Rechnung'],
  ])('is read back from the page of %s', async (_what, changes, word) => {
    expect(await codeOn(anInvoicePaper(changes))).toBe(
      `BCD\n002\n1\nSCT\nMUSTATWW\nWiener Tafelrunde Personalservice GmbH\nAT611904300234573201\nEUR6679.67\n\n\n${word} 2026-00142`,
    );
  });

  test('names the account holder, with all letters', async () => {
    const accountHolder = 'Łukasz Öztürk & Gülşah Doğan Ges.m.b.H. für Überlassung'.padEnd(70, 'ğ');
    const code = await codeOn(anInvoicePaper({ sender: { ...sender, accountHolder, bic: null } }));
    expect(code.split('\n').slice(4, 7)).toEqual(['', accountHolder, 'AT611904300234573201']);
  });

  test.each([
    ['an account', anInvoicePaper({ sender: { ...sender, iban: null, bic: null } })],
    ['anything to pay', aCancellation()],
  ])('is not there without %s', async (_what, data) => {
    await expect(codeOn(data)).rejects.toThrow('finder');
    const { pages } = await readPdf(await press.pdf(invoicePaper, data, { logo }));
    expect(pages[0]).not.toContain('Zahlen mit Code');
  });
});
