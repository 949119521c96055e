import { describe, expect, it } from 'vitest';
import { formatGerman, parseGerman } from './german-number.ts';

describe('a typed amount', () => {
  it.each([
    ['', null],
    ['  ', null],
    ['0', 0],
    ['12', 1200],
    ['12,5', 1250],
    ['12,50', 1250],
    ['12,', 1200],
    ['1.234,50', 123450],
    ['€ 1.234,50', 123450],
    ['1 234,50', 123450],
    ['1234567,89', 123456789],
    ['0,29', 29],
    ['-5,00', -500],
    ['−5', -500],
    // A slip that everybody makes on a phone's keypad.
    ['12.5', 1250],
    ['12.50', 1250],
    // But this is a thousand.
    ['1.234', 123400],
    ['12,505', Number.NaN],
    ['1.23.4', Number.NaN],
    ['zwölf', Number.NaN],
    ['1e3', Number.NaN],
    ['99999999999999999', Number.NaN],
  ])('%s', (text, cents) => expect(parseGerman(text, 2)).toBe(cents));

  it('has no decimals where none are allowed', () => {
    expect(parseGerman('1.000', 0)).toBe(1000);
    expect(parseGerman('1,5', 0)).toBeNaN();
  });
});

describe('a shown amount', () => {
  it.each([
    [null, ''],
    [Number.NaN, ''],
    [0, '0,00'],
    [29, '0,29'],
    [123450, '1.234,50'],
    [-500, '-5,00'],
  ])('%s', (cents, text) => expect(formatGerman(cents, 2)).toBe(text));

  it('leaves out decimals that say nothing, where it may', () => {
    expect(formatGerman(2000, 2, 0)).toBe('20');
    expect(formatGerman(1250, 2, 0)).toBe('12,5');
  });

  it('comes back as it was', () => {
    for (const cents of [1, 10, 99, 100, 101, 123456, 99999999]) {
      expect(parseGerman(formatGerman(cents, 2), 2)).toBe(cents);
    }
  });
});
