import { describe, expect, test } from 'vitest';
import { type ComposedFile, writeFile } from '#domain/accounting-files/accounting-file.ts';
import { bmdHours, HoursOfMonth, type PaidWorker, unrecordedHints } from '#domain/accounting-files/hours.ts';
import { type Layout, PRESET_LAYOUTS } from '#domain/accounting-files/layout.ts';
import { lodasHours } from '#domain/accounting-files/lodas.ts';
import { Mapping } from '#domain/accounting-files/mapping.ts';
import { instantOf } from '#domain/time/vienna-time.ts';
import type { WorklogType } from '#domain/worklogs/worklog.ts';

const MONTH = '2026-11';
const BMD = Mapping.parse({
  clientNumber: '7',
  takesCustomerNumbers: false,
  revenues: [],
  wageTypes: [
    { kind: 'WORK', number: '101', isLeftOut: false },
    { kind: 'TRAVEL', number: '150', isLeftOut: false },
    { kind: 'NIGHT', number: '210', isLeftOut: false },
    { kind: 'SUNDAY', number: null, isLeftOut: true },
    { kind: 'HOLIDAY', number: '230', isLeftOut: false },
  ],
});
const DATEV: Mapping = { ...BMD, consultantNumber: '29098', clientNumber: '55003' };

const linesOf = (file: ComposedFile) =>
  [...writeFile(file)]
    .map((chunk) => new TextDecoder('windows-1252').decode(chunk))
    .join('')
    .split('\r\n');

const ANNA: PaidWorker = { id: 'anna', name: 'Anna Pichler', personnelNumber: '40', costCenter: '100' };
const entry = (start: string, end: string, breakMinutes = 0, type: WorklogType = 'WORK') => {
  const [from, to] = [start, end].map((text) => instantOf(text.slice(0, 10), text.slice(11)));
  return { type, start: from ?? new Date(0), end: to ?? new Date(0), breakMinutes };
};
function recorded(by: Layout['hoursBy'], worker = ANNA) {
  const hours = new HoursOfMonth(by);
  // A Saturday into a Sunday, a way of 20 minutes thrice, and the last evening of the month.
  hours.add(worker, entry('2026-11-14 18:00', '2026-11-15 02:00', 30));
  for (const day of ['14', '15', '16'])
    hours.add(worker, entry(`2026-11-${day} 16:00`, `2026-11-${day} 16:20`, 0, 'TRAVEL_TO'));
  hours.add(worker, entry('2026-11-30 20:00', '2026-12-01 01:00'));
  return hours;
}

describe('hours for payroll', () => {
  const bmdFile = (layout: Partial<Layout> = {}, worker = ANNA, mapping = BMD) => {
    const whole = { ...PRESET_LAYOUTS.BMD_HOURS, ...layout };
    return bmdHours({ month: MONTH, layout: whole, mapping, hours: recorded(whole.hoursBy, worker), maxDigits: 6 });
  };

  test('are sums of a month in BMD, each kind by itself, rounded once', () => {
    const file = bmdFile();
    expect(linesOf(file)).toEqual([
      '11;7;40;;101;12,50;;;100;;;;;;',
      '11;7;40;;150;1,00;;;100;;;;;;',
      '11;7;40;;210;6,75;;;100;;;;;;',
      '',
    ]);
    expect(file.hoursByKind.map(({ hours }) => hours)).toEqual([1250n, 100n, 675n]);
    expect(file.hints.map(({ message }) => message)).toEqual(['Sonntagsarbeit: 2,00 Stunden werden nicht übergeben.']);
    expect(file.gaps).toEqual([]);
  });

  test('are rows of days where the office wants that, with what each rounds to', () => {
    const { columns } = PRESET_LAYOUTS.BMD_HOURS_WITH_HEADER;
    const file = bmdFile({ columns, hasHeader: true, hoursBy: 'DAY' });
    expect(linesOf(file).slice(0, 4)).toEqual([
      'firmennr;dienstverhaeltnisnr;lohnart;datum_von;datum_bis;stunden;tage;betrag;text',
      '7;40;101;14.11.2026;14.11.2026;7,50;;;Arbeitszeit',
      '7;40;101;30.11.2026;30.11.2026;5,00;;;Arbeitszeit',
      '7;40;150;14.11.2026;14.11.2026;0,33;;;Fahrtzeit',
    ]);
    expect(file.hoursByKind.find(({ kind }) => kind === 'TRAVEL')?.hours).toBe(99n);
  });

  test('are by personnel number, whoever was recorded first', () => {
    const hours = new HoursOfMonth('MONTH');
    for (const personnelNumber of ['10', '9', '100'])
      hours.add({ ...ANNA, id: personnelNumber, personnelNumber }, entry('2026-03-02 08:00', '2026-03-02 10:00'));
    const layout = PRESET_LAYOUTS.BMD_HOURS;
    const { rows } = bmdHours({ month: '2026-03', layout, mapping: BMD, hours, maxDigits: 6 });
    expect(rows.map((row) => row.slice(0, 3))).toEqual(['9', '10', '100'].map((number) => ['3', '7', number]));
  });

  test('are of the whole month where no day is told, without cost centres that nobody reads', () => {
    const { columns } = PRESET_LAYOUTS.BMD_HOURS_WITH_HEADER;
    const file = bmdFile({ columns }, { ...ANNA, costCenter: 'Küche' });
    expect(file.gaps).toEqual([]);
    expect(file.rows[0]?.slice(3, 5)).toEqual(['01.11.2026', '30.11.2026']);
  });

  test('of those who have left are asked for without their name', () => {
    expect(bmdFile({}, { ...ANNA, name: null, personnelNumber: null }).gaps).toEqual([
      { code: 'PERSONNEL_NUMBER', message: 'Eine ausgeschiedene Person hat noch keine Personalnummer.' },
    ]);
  });

  test('that nobody has recorded are told', () => {
    expect([0, 1, 2].map((count) => unrecordedHints(count).map(({ message }) => message))).toEqual([
      [],
      ['1 Zeitblock ist noch nicht erfasst und nicht in der Datei.'],
      ['2 Zeitblöcke sind noch nicht erfasst und nicht in der Datei.'],
    ]);
  });

  test('for LODAS have three sections, in the short record and in the general one', () => {
    const file = (hoursRecord: Layout['hoursRecord'], worker = ANNA, mapping = DATEV) =>
      lodasHours({
        month: MONTH,
        layout: { ...PRESET_LAYOUTS.DATEV_HOURS, hoursRecord },
        mapping,
        hours: recorded('MONTH', worker),
      });
    expect(linesOf(file('HOURS')).slice(0, 12)).toEqual([
      '[Allgemein]',
      'Ziel=LODAS',
      'Version_SST=1.0',
      'BeraterNr=29098',
      'MandantenNr=55003',
      'Datumsformat=TT.MM.JJJJ',
      'Feldtrennzeichen=;',
      'Zahlenkomma=,',
      '[Satzbeschreibung]',
      '2;u_lod_bwd_buchung_stunden;abrechnung_zeitraum#bwd;la_eigene#bwd;pnr#bwd;stunden#bwd;',
      '[Bewegungsdaten]',
      '2;01.11.2026;101;00040;12,50;',
    ]);
    expect(linesOf(file('STANDARD'))[11]).toBe('1;01.11.2026;12,50;1;101;00040;100;');
    const odd = { ...ANNA, personnelNumber: '00000040', costCenter: '1;2' };
    expect(linesOf(file('STANDARD', odd))[11]).toBe('1;01.11.2026;12,50;1;101;00040;1 2;');
    const blank = { ...DATEV, consultantNumber: null, clientNumber: null };
    expect(file('HOURS', ANNA, blank).gaps.map(({ code }) => code)).toEqual(['HEADER', 'HEADER']);
  });

  test.each<[Partial<PaidWorker>, string[]]>([
    [{ personnelNumber: null }, ['Anna Pichler hat noch keine Personalnummer.']],
    [{ personnelNumber: 'A-4' }, ['Die Personalnummer „A-4“ von Anna Pichler ist keine Zahl mit höchstens 6 Ziffern.']],
    [
      { personnelNumber: '1234567' },
      ['Die Personalnummer „1234567“ von Anna Pichler ist keine Zahl mit höchstens 6 Ziffern.'],
    ],
    [{ costCenter: 'Küche' }, ['Die Kostenstelle „Küche“ von Anna Pichler ist keine Zahl mit höchstens neun Ziffern.']],
    [{ personnelNumber: '000' }, ['Die Personalnummer „000“ von Anna Pichler ist keine Zahl mit höchstens 6 Ziffern.']],
    [{ costCenter: null, personnelNumber: '0000040' }, []],
  ])('of a worker with %s: %s', (changes, messages) => {
    const { gaps } = bmdFile({}, { ...ANNA, ...changes });
    expect(gaps.map(({ message }) => message)).toEqual(messages);
    expect(gaps.every(({ targetUserId }) => targetUserId === 'anna')).toBe(true);
  });

  test('without a wage type are a gap, unless somebody said that they are left out', () => {
    const blank = Mapping.parse({ takesCustomerNumbers: false, revenues: [], wageTypes: [] });
    expect(bmdFile({}, ANNA, blank).gaps.map(({ code }) => code)).toEqual(['HEADER', ...Array(4).fill('WAGE_TYPE')]);
  });
});
