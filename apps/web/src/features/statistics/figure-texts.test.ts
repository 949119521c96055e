import { expect, it } from 'vitest';
import {
  changeInNumber,
  changeInPercent,
  changeInPoints,
  hours,
  rate,
  share,
  wholeEuro,
  wholeHours,
} from './figure-texts.ts';

/** Blanks that do not break, as the eye sees them. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

it.each([
  [732_240, 682_110, '+ 7 %', 'up'],
  [95, 100, '− 5 %', 'down'],
  [100.2, 100, '± 0 %', 'none'],
  [300, 20, '+ 1.400 %', 'up'],
  [0, 100, '− 100 %', 'down'],
  [5, 0, 'kein Vorjahr', 'none'],
  [0, 0, '–', 'none'],
])('%s after %s is %s', (now, before, text, direction) => {
  const change = changeInPercent(now, before);
  expect([plain(change.text), change.direction]).toEqual([text, direction]);
});

it.each([
  [684, 653, '+ 31'],
  [1, 1500, '− 1.499'],
  [7, 7, '± 0'],
  [3, 0, 'kein Vorjahr'],
  [0, 0, '–'],
])('%s after %s are %s', (now, before, text) => expect(plain(changeInNumber(now, before).text)).toBe(text));

it.each([
  [93.8, 94.4, '− 0,6 Punkte'],
  [95, 94, '+ 1,0 Punkte'],
  // Readers reckon with the rounded numbers: 93,8 and 93,8 differ by nothing.
  [93.84, 93.76, '± 0,0 Punkte'],
  [90, null, 'kein Vorjahr'],
  [null, 90, '–'],
])('%s percent after %s are %s', (now, before, text) => expect(plain(changeInPoints(now, before).text)).toBe(text));

it('writes figures as they are written in Austria', () => {
  expect(
    [hours(674_640), wholeHours(642_540), wholeEuro(732_239.5), wholeEuro(-12.4), wholeEuro(-0.2)].map(plain),
  ).toEqual(['11.244,00 h', '10.709 h', '€ 732.240', '−€ 12', '€ 0']);
  expect([rate(93.84), rate(100), rate(null), share(2, 3), share(0, 0)].map(plain)).toEqual([
    '93,8 %',
    '100,0 %',
    '–',
    '67 %',
    '–',
  ]);
});
