import { expect, test } from 'vitest';
import { senderHistoryLines } from './sender-history-lines.ts';

const change = (path: string, before: string | null, after: string | null) => ({ path, before, after });

test.each([
  [change('name', 'Tafel', 'Tafelrunde'), 'Name', 'Tafel', 'Tafelrunde'],
  [change('iban', null, 'AT611904300234573201'), 'IBAN', '–', 'AT61 1904 3002 3457 3201'],
  [change('address.countryCode', 'AT', 'DE'), 'Land', 'Österreich', 'Deutschland'],
  [change('nightSurcharge', null, '25'), 'Nachtzuschlag', '–', '25 %'],
  [change('sundaySurcharge', '50', '62.5'), 'Sonntagszuschlag', '50 %', '62,5 %'],
  [change('holidaySurcharge', '100', null), 'Feiertagszuschlag', '100 %', '–'],
  [change('logo', null, 'changed'), 'Logo', '–', 'geändert'],
  [change('logo', null, 'removed'), 'Logo', '–', 'entfernt'],
])('%o is told in words', (entry, label, before, after) => {
  expect(senderHistoryLines([entry])).toEqual([{ label, before, after }]);
});

test('the first save is one line', () => {
  expect(senderHistoryLines([change('name', null, 'Tafelrunde'), change('bic', null, 'GIBAATWW')])).toEqual([
    { sentence: 'Angelegt' },
  ]);
});
