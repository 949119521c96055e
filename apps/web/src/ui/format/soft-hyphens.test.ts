import { expect, test } from 'vitest';
import { softHyphened } from './soft-hyphens.ts';

test.each([
  ['Frühstücksservice', 'Frühstücks|service'],
  ['Konferenzcatering am Praterstern', 'Konferenz|catering am Praterstern'],
  ['Hochzeitsfeier', 'Hochzeits|feier'],
  ['Veranstaltungszentrum', 'Veranstaltungs|zentrum'],
  ['Weinfest', 'Weinfest'],
  ['Gala-Dinner der Handelskammer', 'Gala-Dinner der Handelskammer'],
])('%s breaks as %s', (text, parted) => {
  expect(softHyphened(text)).toBe(parted.replaceAll('|', '\u00AD'));
});
