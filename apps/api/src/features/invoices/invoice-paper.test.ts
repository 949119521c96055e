import { readFileSync } from 'node:fs';
import { sumOf } from '@gastspiel/domain/money/amounts.ts';
import { decimalLabel } from '@gastspiel/domain/money/money-label.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { aCancellation, anInvoicePaper, anItem, aService, aSurcharge } from '#app/testing/an-invoice-paper.ts';
import { type Piece, readPdf } from '#app/testing/read-pdf.ts';
import { type InvoiceData, invoicePaper } from '#features/invoices/invoice-paper.ts';
import { createPress } from '#platform/pdf/press.ts';

const logo = readFileSync(new URL('../../demo/logos/tafelrunde-wide.png', import.meta.url));
const press = createPress();
afterAll(() => press.close());

const plain = (text = '') => text.replaceAll('\u00a0', ' ');
const linesOf = (page = '') => page.split('\n').map((line) => plain(line).trim());
async function read(data: InvoiceData) {
  const { pages, pieces } = await readPdf(await press.pdf(invoicePaper, data, { logo }));
  return { pages: pages.map(plain), pieces, lines: pages.flatMap(linesOf) };
}
const withoutCents = (figure: string) => BigInt(figure.replace('−', '-').replaceAll(/[.,]/g, ''));

const { lines: AUTUMN, recipient, sender } = anInvoicePaper();
const EXTRAS = AUTUMN.filter(({ kind }) => kind !== 'SERVICE');
const evenings = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aService('2026-10-03', `Abend ${index + 1}.`, 1 + (index % 3), BigInt(725 + 25 * index), 2890n),
  );
const GERMAN_CUSTOMER = {
  ...recipient,
  name: 'Łukasz Doğan & Söhne GmbH',
  vatNumber: 'DE811569869',
  address: { streetNameAndNumber: 'Tal 1', postalCode: '80331', location: 'München', countryCode: 'DE' },
};

test('an invoice says all that the law asks for, and what is to be paid', async () => {
  const { pages, lines } = await read(anInvoicePaper());
  expect(pages).toHaveLength(1);
  expect(lines.slice(0, 4)).toEqual([
    'Wiener Tafelrunde Personalservice GmbH · Gumpendorfer Straße 41 · 1060 Wien',
    'Ringhof Hotels GmbH',
    'Kärntner Ring 112',
    '1010 Wien',
  ]);
  expect(lines).toEqual(
    expect.arrayContaining([
      'Rechnungsnummer 2026-00142',
      'Rechnungsdatum 30.10.2026',
      'Leistungszeitraum 03.10.–26.10.2026',
      'Kundennummer K-1007',
      'Ihre UID-Nummer ATU11223344',
      'Fällig am 09.11.2026',
      'Rechnung 2026-00142',
      'Datum Leistung Menge Preis Netto',
      '03.10. Service – Herbstball, 6 Mitarbeiter/innen 48,00 h 28,50 1.368,00',
      '17.10. Küche – Hochzeit Ortner, 3 Mitarbeiter/innen 22,25 h 29,90 665,28',
      'Zuschläge',
      'Nachtzuschlag 22–06 Uhr, Service 18,50 h 25 % von 28,50 131,81',
      'Weitere Positionen',
      'Kilometergeld 84,00 km 0,50 42,00',
      'Nettosumme € 5.566,39',
      '20 % USt von € 5.566,39 € 1.113,28',
      'Rechnungsbetrag € 6.679,67',
      'Zahlbar bis 09.11.2026 ohne Abzug.',
      'Die Stundennachweise liegen bei.',
      'FN 482915k',
      'Handelsgericht Wien',
      'UID-Nummer ATU12345675',
      'Seite 1 von 1',
    ]),
  );
  expect(lines.join()).not.toMatch(/Übertrag|Entwurf|null|undefined/);
});

describe('over several pages', () => {
  /** Holds the carried sums against the rows before them; answers where the last row and the total stand. */
  async function follow(data: InvoiceData) {
    const { pages } = await read(data);
    let [sum, seen] = [0n, 0];
    for (const [index, page] of pages.entries()) {
      const lines = linesOf(page);
      const rows = lines.filter((line) => / (h|km|Stk\.) /.test(line));
      const carried = lines.filter((line) => line.startsWith('Übertrag'));
      const atTop = index > 0 && rows.length > 0 ? [`Übertrag ${decimalLabel(sum)}`] : [];
      for (const row of rows) sum += withoutCents(row.slice(row.lastIndexOf(' ') + 1));
      seen += rows.length;
      const atFoot = seen < data.lines.length ? [`Übertrag ${decimalLabel(sum)}`] : [];
      expect(carried).toEqual([...atTop, ...atFoot]);
      for (const heading of ['Zuschläge', 'Weitere Positionen']) {
        if (lines.includes(heading)) expect(lines[lines.indexOf(heading) + 1]).toMatch(/ (h|km|Stk\.) /);
      }
      if (page.includes('Rechnungsbetrag')) {
        expect(rows.length).toBeGreaterThan(0);
        expect(page).toContain('Nettosumme');
        expect(page).toContain('Zahlbar bis');
      }
    }
    expect([seen, sum]).toEqual([data.lines.length, data.net]);
    return pages;
  }

  test('sums are carried, wherever the pages end', async () => {
    const counts = new Set<number>();
    for (let count = 6; count <= 26; count += 1) {
      const pages = await follow(anInvoicePaper({ lines: [...evenings(count), ...EXTRAS] }));
      counts.add(pages.length);
    }
    expect([...counts]).toEqual([1, 2]);
  });

  test.each([
    [1, 1],
    [22, 2],
    [60, 3],
    [400, 13],
  ])('there is room for %i lines on %i pages', async (count, expected) => {
    const pages = await follow(anInvoicePaper({ lines: evenings(count) }));
    expect(pages).toHaveLength(expected);
    for (const [index, page] of pages.entries()) {
      expect(linesOf(page)).toContain('Datum Leistung Menge Preis Netto');
      expect(linesOf(page)).toContain(`Seite ${index + 1} von ${expected}`);
      expect(page.includes('Rechnung 2026-00142 · Ringhof Hotels GmbH')).toBe(index > 0);
    }
  });
});

test('a draft says so on every page', async () => {
  const { pages } = await read(anInvoicePaper({ isDraft: true, lines: evenings(40) }));
  expect(pages.map((page) => page.match(/Entwurf/g)?.length)).toEqual([1, 1]);
  expect((await read(anInvoicePaper({ isDraft: true, language: 'en' }))).pages[0]).toContain('Draft');
});

test('a cancellation names its original, gives back to the cent and asks for nothing', async () => {
  const { lines } = await read(aCancellation());
  expect(lines).toEqual(
    expect.arrayContaining([
      'Stornorechnung 2026-00143',
      'Stornorechnung zu Rechnung Nr. 2026-00142 vom 30.10.2026.',
      'Rechnungsnummer 2026-00143',
      '03.10. Service – Herbstball, 6 Mitarbeiter/innen −48,00 h 28,50 −1.368,00',
      'Nettosumme −€ 5.566,39',
      '20 % USt von −€ 5.566,39 −€ 1.113,28',
      'Stornobetrag −€ 6.679,67',
      'Rechnung 2026-00142 ist damit aufgehoben. Für sie ist nichts zu bezahlen.',
    ]),
  );
  expect(lines.join()).not.toMatch(/Gutschrift|Zahlbar|Fällig|Einsatz bei Ihnen/);
});

test('a correction names what it stands for', async () => {
  const { lines } = await read(anInvoicePaper({ replaces: [{ number: '2026-00012', issueDate: '2026-10-03' }] }));
  expect(lines).toContain('Ersetzt Rechnung 2026-00012 vom 03.10.2026.');
});

describe('abroad', () => {
  const untaxed = { taxPercentage: 0, recipient: GERMAN_CUSTOMER };

  test('the recipient owes the tax: the law’s sentence, both VAT numbers, no amount of tax', async () => {
    const { lines, pages } = await read(anInvoicePaper({ ...untaxed, taxTreatment: 'REVERSE_CHARGE' }));
    const text = lines.join(' ');
    expect(lines.slice(1, 5)).toEqual(['Łukasz Doğan & Söhne GmbH', 'Tal 1', '80331 München', 'Deutschland']);
    expect(text).toContain('Übergang der Steuerschuld auf den Leistungsempfänger (Reverse Charge)');
    expect(text).toContain('Art. 196 MwSt-Richtlinie 2006/112/EG.');
    const wanted = ['Unsere UID-Nummer: ATU12345675', 'Ihre UID-Nummer: DE811569869', 'Rechnungsbetrag € 5.566,39'];
    expect(lines).toEqual(expect.arrayContaining(wanted));
    expect(pages[0]).not.toContain('USt von');
  });

  test('in English', async () => {
    const { lines } = await read(anInvoicePaper({ ...untaxed, language: 'en', taxTreatment: 'REVERSE_CHARGE' }));
    expect(lines).toEqual(
      expect.arrayContaining([
        'Germany',
        'Invoice number 2026-00142',
        'Invoice date 30 Oct 2026',
        'Period of service 3 Oct – 26 Oct 2026',
        'Your VAT number DE811569869',
        'Invoice 2026-00142',
        '3 Oct Service – Herbstball, 6 staff 48.00 h 28.50 1,368.00',
        'Surcharges',
        'Nachtzuschlag 22–06 Uhr, Service 18.50 h 25% of 28.50 131.81',
        'Invoice total €5,566.39',
        'Payable by 9 Nov 2026 without deduction.',
        'VAT number ATU12345675',
        'Page 1 of 1',
      ]),
    );
    expect(lines.join(' ')).toContain('Reverse charge: the recipient is liable for the VAT');
  });

  test('beyond the Union', async () => {
    const swiss = { ...GERMAN_CUSTOMER, vatNumber: null, address: { ...GERMAN_CUSTOMER.address, countryCode: 'CH' } };
    const { lines } = await read(anInvoicePaper({ taxPercentage: 0, taxTreatment: 'NOT_TAXABLE', recipient: swiss }));
    expect(lines.join(' ')).toContain('Leistung in Österreich nicht steuerbar gemäß § 3a Abs. 6 UStG.');
    expect(lines.join(' ')).not.toMatch(/USt von|Ihre UID/);
  });
});

test('shows only what is there', async () => {
  const lines = [anItem('Kilometergeld', 8400n, 'km', 50n)];
  const bare = {
    ...sender,
    vatNumber: null,
    companyRegistrationNumber: null,
    companyRegistrationCourt: null,
    phoneNumber: null,
    iban: null,
    bic: null,
    closureText: null,
    footerText: null,
  };
  const data = anInvoicePaper({ lines, sender: bare, recipient: { ...recipient, vatNumber: null } });
  const { pages } = await readPdf(await press.pdf(invoicePaper, data));
  expect(linesOf(pages[0])).toContain('Leistungsdatum 30.10.2026');
  expect(linesOf(pages[0])).toContain('Wir danken für Ihren Auftrag und verrechnen wie folgt:');
  expect(pages[0]).not.toMatch(/null|undefined|UID|IBAN|BIC|Telefon|Code|Zuschläge|Personal wie/);
});

test('can be looked at before it has a line', async () => {
  const { lines } = await read(anInvoicePaper({ isDraft: true, lines: [] }));
  expect(lines).toContain('Rechnungsbetrag € 0,00');
});

test('days of two years say which', async () => {
  const lines = [aService('2027-01-02', 'Brunch', 1, 100n, 2890n), aService('2026-12-31', 'Silvester', 2, 100n, 2890n)];
  const { lines: written } = await read(anInvoicePaper({ lines }));
  expect(written.filter((line) => line.includes('1,00 h'))).toEqual([
    '31.12.2026 Silvester, 2 Mitarbeiter/innen 1,00 h 28,90 28,90',
    '02.01.2027 Brunch, 1 Mitarbeiter/in 1,00 h 28,90 28,90',
  ]);
});

describe('texts of any length', () => {
  const liesOn = (a: Piece, b: Piece) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5 &&
    Math.abs(a.baseline - b.baseline) < 0.6 * Math.min(a.size, b.size);
  /** Pieces that were drawn over each other, or out of the page's margins. */
  const misplaced = (pieces: readonly (readonly Piece[])[]) =>
    pieces.flatMap((page) => {
      const drawn = page.filter(({ text }) => text.trim() !== '');
      return drawn.filter(
        (piece, index) =>
          piece.right > 540 || piece.baseline < 14 || drawn.slice(index + 1).some((other) => liesOn(piece, other)),
      );
    });
  const [hugeQuantity, hugePrice] = [100_000_000n, 999_999_999n];
  const LONGEST: readonly InvoiceData['lines'][number][] = [
    aService('2026-12-31', 'Q'.repeat(256), 1000, hugeQuantity, hugePrice),
    aService('2027-01-01', 'Donaudampfschifffahrtsgesellschaft '.repeat(7).trim(), 3, 100n, 2890n),
    aSurcharge('S'.repeat(256), hugeQuantity, hugePrice, 100_000),
    anItem('Übernachtung', hugeQuantity, 'Übernachtungspauschalen', hugePrice),
    anItem('T'.repeat(256), hugeQuantity, 'U'.repeat(256), hugePrice),
  ];

  test.each([
    ['in prose', 'Bitte beachten Sie unsere Hinweise. '.repeat(57).trim()],
    ['without a blank', 'X'.repeat(2048)],
    ['in lines', 'a\n'.repeat(1024).trim()],
  ])('neither overlap nor are cut: %s', async (_what, text) => {
    const data = anInvoicePaper({
      lines: [...LONGEST],
      notes: text,
      sender: { ...sender, closureText: text, footerText: 'F'.repeat(2048) },
      recipient: { ...GERMAN_CUSTOMER, name: 'R'.repeat(256), customerNumber: 'K'.repeat(64) },
      taxTreatment: 'TAXED',
    });
    const { pieces, pages } = await read(data);
    const found = pages.join('').replace(/\s/g, '');
    for (const whole of ['S', 'T', 'Q'].map((letter) => letter.repeat(256))) expect(found).toContain(whole);
    expect(found.match(/U{2,}/g)?.join('')).toContain('U'.repeat(256));
    const closing = pages.filter((page) => !page.includes('Wir danken')).join('');
    expect(closing.replace(/\s/g, '').length).toBeGreaterThan(2 * text.replace(/\s/g, '').length);
    expect(pages.join('')).toContain(decimalLabel(sumOf(data.lines.map(({ net }) => net))));
    expect(misplaced(pieces).filter(({ text: drawn }) => !drawn.includes('FFF'))).toEqual([]);
  });

  test('a long word of the address is written smaller before it is broken', async () => {
    const name = 'Donaudampfschifffahrtsgesellschaftskapitänsverein';
    const { lines } = await read(anInvoicePaper({ recipient: { ...recipient, name } }));
    expect(lines).toContain(name);
  });
});

test('a long customer number is written smaller before it is broken', async () => {
  const { lines } = await read(anInvoicePaper({ recipient: { ...recipient, customerNumber: 'KD-2026-0000-7788-AT' } }));
  expect(lines).toContain('Kundennummer KD-2026-0000-7788-AT');
});

test('is shown on the screen page by page', async () => {
  expect(await press.pages(invoicePaper, anInvoicePaper({ lines: evenings(30) }), { logo })).toHaveLength(2);
});

test('is the same PDF/A-3b for the same data, with its fonts inside', async () => {
  const [one, other] = await Promise.all([1, 2].map(() => press.pdf(invoicePaper, anInvoicePaper(), { logo })));
  expect(one?.equals(other ?? Buffer.of())).toBe(true);
  const raw = one?.toString('latin1') ?? '';
  expect(raw).toContain('<pdfaid:part>3</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance>');
  const countOf = (pattern: RegExp) => raw.match(pattern)?.length ?? 0;
  expect(countOf(/\/FontFile2/g)).toBe(countOf(/\/Type\s*\/FontDescriptor/g));
});
