import { expect, test } from 'vitest';
import { tenantHistoryLines } from './tenant-history-lines.ts';

const change = (path: string, before: string | null, after: string | null) => ({ path, before, after });

test.each([
  [change('contactEmail', null, 'office@gastro.example'), 'Kontakt-E-Mail', '–', 'office@gastro.example'],
  [change('defaultTargetUserPool', 'Alle', 'Stammteam'), 'Standardpool', 'Alle', 'Stammteam'],
  [change('fillTarget', '95', '90'), 'Ziel des Besetzungsgrads (%)', '95', '90'],
  [change('waveSettings.weights.residence', '0', '2'), 'Reihung: Wohnort in der Nähe', 'aus', 'mittel'],
  [change('waveSettings.weekHours', '48', '40'), 'Reihung: ganz hinten ab (Stunden)', '48', '40'],
  [change('paymentTerms.days', '10', '14'), 'Zahlbar in (Tagen)', '10', '14'],
  [change('paymentTerms.discountPercentage', '250', null), 'Skonto', '2,5 %', '–'],
  [change('writeOffLimit', '100', '250'), 'Kleine Differenzen ausbuchen bis', '1,00 €', '2,50 €'],
  [change('retriedJobs', null, '["j-1","j-2"]'), 'Hintergrundaufgaben erneut versucht', '–', '2'],
  [change('targetUserPools', '["Alle"]', '["Alle","Stammteam"]'), 'Personalpools', 'Alle', 'Alle, Stammteam'],
  [change('outfits', '["Schwarz"]', '[]'), 'Dienstkleidung', 'Schwarz', '–'],
  [change('hasInvoicingModule', 'false', 'true'), 'Abrechnungsmodul', 'nein', 'ja'],
  [change('primaryColorPalette.dark', '#003D33', '#22313F'), 'Hauptfarbe: Dunkler Ton', '#003D33', '#22313F'],
  [change('logoWide', null, 'changed'), 'Breites Logo', '–', 'geändert'],
  [change('logoSquare', null, 'removed'), 'Quadratisches Logo', '–', 'entfernt'],
])('%o is told in words', (entry, label, before, after) => {
  expect(tenantHistoryLines([entry])).toEqual([{ label, before, after }]);
});

test.each([
  ['RECIPIENT_BALANCES_CSV', 'Salden der Rechnungsempfänger (CSV) heruntergeladen'],
  ['SOMETHING_NEW', 'Eine Datei heruntergeladen'],
])('a file that was fetched, %s, is one sentence', (download, sentence) => {
  expect(tenantHistoryLines([change('download', null, download)])).toEqual([{ sentence }]);
});

test('a new agency is one line', () => {
  const changes = [change('name', null, 'Gastro Wien'), change('contactPhone', null, '+43 1 234')];
  expect(tenantHistoryLines(changes)).toEqual([{ sentence: 'Angelegt' }]);
});
