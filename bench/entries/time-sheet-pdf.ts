import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPress } from '@gastspiel/api/press.ts';
import { type TimeSheetData, timeSheetPaper } from '@gastspiel/api/time-sheet-paper.ts';
import { ROOT } from '@gastspiel/tooling/root.ts';
import { byTurns } from '#bench/by-turns.ts';
import type { Entry } from '#bench/entry.ts';
import { judge } from '#bench/goals.ts';
import { drawWithPdfkit } from '#bench/pdfkit-time-sheet.ts';

const ROUNDS = 36;
const TWO_PAGES = 20;
const MANY_PAGES = 200;
const SPAN = { startsAt: '2026-10-31T17:00:00+01:00', endsAt: '2026-11-01T01:00:00+01:00' };

let turn = 0;

/** Another one each time: what the engine remembers of the last paper must not help. */
function nextSheet(workers: number): TimeSheetData {
  turn += 1;
  return sheetOf(workers);
}

const sheetOf = (workers: number): TimeSheetData => ({
  sender: {
    name: 'Wiener Tafelrunde Personalservice GmbH',
    address: { streetNameAndNumber: 'Gumpendorfer Straße 41', postalCode: '1060', location: 'Wien', countryCode: 'AT' },
    vatNumber: 'ATU12345675',
    companyRegistrationNumber: 'FN 482915k',
    companyRegistrationCourt: 'Handelsgericht Wien',
    contactEmail: 'office@tafelrunde.example',
    phoneNumber: '+43 1 5550 200',
    accountHolder: null,
    iban: 'AT611904300234573201',
    bic: 'MUSTATWW',
    footerText: 'Überlasser gem. AÜG, Gewerbe Wien',
  },
  color: '#7A1F3D',
  recipient: {
    name: `Ringhof Hotels ${turn} GmbH`,
    attention: ['Daniela Ebner'],
    streetNameAndNumber: 'Kärntner Ring 112',
    postalCode: '1010',
    location: 'Wien',
    country: null,
  },
  customerNumber: `K-${turn}`,
  orderedOn: '2026-10-30',
  appointment: {
    ...SPAN,
    description: `Gala-Dinner ${turn}`,
    typeDescription: 'Service',
    venue: 'Palais Ferstel',
    address: 'Strauchgasse 4, 1010 Wien',
    meeting: { time: '16:30', place: 'Personaleingang' },
    outfit: 'Schwarze Hose, weißes Hemd, Fliege',
  },
  rows: Array.from({ length: workers }, (_, index) => ({ name: `Ivana Jovanović ${turn}-${index}`, ...SPAN })),
});

export const entry: Entry = {
  name: 'PDF of a time sheet with two pages and embedded fonts',
  async run() {
    const logo = readFileSync(join(ROOT, 'apps/api/src/demo/logos/tafelrunde-wide.png'));
    const press = createPress();
    const print = (workers: number) => press.pdf(timeSheetPaper, nextSheet(workers), { logo });
    try {
      const started = performance.now();
      await print(TWO_PAGES);
      const cold = performance.now() - started;
      const [ours = 0, pdfkit = 0] = await byTurns(ROUNDS, [
        () => print(TWO_PAGES),
        () => drawWithPdfkit(nextSheet(TWO_PAGES), logo),
      ]);
      const [many = 0] = await byTurns(ROUNDS / 3, [() => print(MANY_PAGES)]);
      return [
        `${ours.toFixed(0)} ms, pdfkit ${pdfkit.toFixed(0)} ms = ${judge(ours / pdfkit, { atMost: 0.5 }, { unit: '×' })}`,
        `${MANY_PAGES} workers ${many.toFixed(0)} ms; the first paper of a new process ${cold.toFixed(0)} ms`,
      ];
    } finally {
      await press.close();
    }
  },
};
