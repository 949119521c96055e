import { expect, test } from 'vitest';
import { initials, shortName } from '#domain/names/short-names.ts';

test.each([
  ['Wiener Tafelrunde', 'WT'],
  ['anna maria Pichler', 'AM'],
  ['Koch & Kellner', 'KK'],
  ['  Österreich  ', 'Ö'],
  ['𝒜lpen Crew', '𝒜C'],
  ['– –', ''],
])('the initials of %j are %j', (name, expected) => expect(initials(name)).toBe(expected));

test.each([
  ['Alpen Crew', 'Alpen Crew'],
  ['Alpen Service', 'Alpen'],
  ['Wiener Tafelrunde', 'Wiener'],
  ['Am Hof Service GmbH', 'Am Hof'],
  ['Koch & Kellner OG', 'Koch'],
  ['Veranstaltungsservice Wien', 'Veranstaltungsservice'],
  ['Service 12345', 'Service'],
])('below an icon %j is %j', (name, expected) => expect(shortName(name)).toBe(expected));
