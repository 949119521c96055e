import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { aTimeSheet } from '#app/testing/a-time-sheet.ts';
import { readPdf } from '#app/testing/read-pdf.ts';
import { type TimeSheetData, timeSheetPaper } from '#features/time-sheets/time-sheet-paper.ts';
import { createPress } from '#platform/pdf/press.ts';

const logo = readFileSync(new URL('../../demo/logos/tafelrunde-wide.png', import.meta.url));
const press = createPress();
afterAll(() => press.close());

const read = async (data: TimeSheetData) => readPdf(await press.pdf(timeSheetPaper, data, { logo }));
const linesOf = (page = '') => page.split('\n').map((line) => line.trim());

describe('the paper of a time sheet', () => {
  test('says who works when and where, and leaves room for what really was', async () => {
    const { pages } = await read(aTimeSheet(8));
    expect(pages).toHaveLength(1);
    const lines = linesOf(pages[0]);
    expect(lines.slice(0, 5)).toEqual([
      'Wiener Tafelrunde Personalservice GmbH · Gumpendorfer Straße 41 · 1060 Wien',
      'Ringhof Hotels GmbH',
      'z. H. Daniela Ebner',
      'Kärntner Ring 112',
      '1010 Wien',
    ]);
    for (const line of [
      'Datum Sa., 31.10.2026',
      'Planzeit 17:00–01:00 +1',
      'Einsatzart Service',
      'Mitarbeiter/innen 8',
      'Kundennummer K-1007',
      'Versendet am 30.10.2026',
      'Stundennachweis',
      'Gala-Dinner der Handelskammer',
      'Palais Ferstel, Strauchgasse 4, 1010 Wien · Treffpunkt 16:30, Personaleingang',
      'Dienstkleidung: Schwarze Hose, weißes Hemd, Fliege',
      'Nr. Name Geplant Beginn Ende Pause Unterschrift',
      '8 Ivana Jovanović 17:00–01:00 +1',
      'Anmerkungen',
      'Ort, Datum Name in Blockschrift Unterschrift und Stempel des Kunden',
      'IBAN AT61 1904 3002 3457 3201',
      'Seite 1 von 1',
    ]) {
      expect(lines).toContain(line);
    }
  });

  test.each([
    [1, 1],
    [8, 1],
    [9, 2],
    [10, 2],
    [40, 3],
    [200, 9],
  ])('has room for %i workers on %i pages, each of them once', async (workers, count) => {
    const data = aTimeSheet(workers);
    const { pages } = await read(data);
    expect(pages).toHaveLength(count);
    const rows = pages.flatMap(linesOf).filter((line) => line.includes('17:00–01:00 +1') && /^\d/.test(line));
    expect(rows).toEqual(data.rows.map(({ name }, index) => `${index + 1} ${name} 17:00–01:00 +1`));
    for (const [index, page] of pages.entries()) {
      expect(linesOf(page)).toContain('Nr. Name Geplant Beginn Ende Pause Unterschrift');
      expect(linesOf(page)).toContain(`Seite ${index + 1} von ${count}`);
      expect(page.includes('Stundennachweis · Sa., 31.10.2026 · Gala-Dinner der Handelskammer')).toBe(index > 0);
    }
    const signed = pages.filter((page) => page.includes('Unterschrift und Stempel des Kunden'));
    expect(signed).toEqual([pages.at(-1)]);
    expect(signed[0]).toContain('Anmerkungen');
    expect(signed[0]).toContain(data.rows.at(-1)?.name);
  });

  test('shows only what is there', async () => {
    const { appointment, sender, recipient } = aTimeSheet(1);
    const { pages } = await read(
      aTimeSheet(1, {
        appointment: { ...appointment, address: null, meeting: null, outfit: null },
        recipient: { ...recipient, attention: [], country: 'Deutschland' },
        sender: {
          ...sender,
          vatNumber: null,
          companyRegistrationNumber: null,
          companyRegistrationCourt: null,
          phoneNumber: null,
          accountHolder: null,
          iban: null,
          bic: null,
          footerText: null,
        },
      }),
    );
    const lines = linesOf(pages[0]);
    expect(lines).toContain('Palais Ferstel');
    expect(lines).toContain('Deutschland');
    expect(pages[0]).not.toMatch(/null|undefined|z\. H\.|Treffpunkt|Outfit|UID|IBAN|BIC|Telefon/);
  });

  test('needs no logo', async () => {
    expect((await readPdf(await press.pdf(timeSheetPaper, aTimeSheet(1)))).pages).toHaveLength(1);
  });

  test('keeps long texts within their columns', async () => {
    const long = ['Maximiliane-Alexandra Freifrau von Hohenthal-Wartenberg und zu Unterradlberg', 'X'.repeat(80)];
    const { appointment, recipient } = aTimeSheet(1);
    const span = { startsAt: appointment.startsAt, endsAt: appointment.endsAt };
    const { pieces, pages } = await read(
      aTimeSheet(1, {
        rows: long.map((name) => ({ name, ...span })),
        appointment: { ...appointment, description: 'Q'.repeat(256), typeDescription: 'T'.repeat(256) },
        recipient: {
          ...recipient,
          name: 'R'.repeat(256),
          attention: Array.from({ length: 20 }, () => 'Daniela Ebner'),
        },
      }),
    );
    const drawn = pieces.flat().filter(({ text }) => text.trim() !== '');
    const leftOf = (word: string) => drawn.find(({ text }) => text === word)?.left ?? 0;
    for (const { text, right } of drawn) {
      if (/X|Freifrau|Unterradl/.test(text)) expect(right).toBeLessThan(leftOf('Geplant'));
      if (/R{5}|Ebner/.test(text)) expect(right).toBeLessThan(leftOf('Datum'));
      expect(right).toBeLessThan(540);
    }
    expect(pages.join('').replaceAll('\n', '')).toContain('X'.repeat(80));
    expect(pages.join('')).toContain('1010 Wien');
  });

  test('is shown on the screen page by page', async () => {
    expect(await press.pages(timeSheetPaper, aTimeSheet(40), { logo })).toHaveLength(3);
  });

  test('is the same file for the same data', async () => {
    const [one, other] = [
      await press.pdf(timeSheetPaper, aTimeSheet(12), { logo }),
      await press.pdf(timeSheetPaper, aTimeSheet(12), { logo }),
    ];
    expect(one.equals(other)).toBe(true);
  });
});
