import { expect, it } from 'vitest';
import { afterClick, type Filter, fullValue, isActive, shortValue } from './filter.ts';

const options = ['Service', 'Bar', 'Küche'].map((label) => ({ value: label.toLowerCase(), label }));
const filter = (selected: string[], isMultiple = true): Filter => ({
  key: 'type',
  label: 'Einsatzart',
  options,
  selected,
  isMultiple,
  onChange: () => undefined,
});

it.each([
  [[], undefined, ''],
  [['bar'], 'Bar', 'Bar'],
  // In the order of the list, whatever the order of the clicks was.
  [['küche', 'service', 'bar'], 'Service +2', 'Service, Bar, Küche'],
  [['gone'], undefined, ''],
])('says what is chosen: %j', (selected, short, full) => {
  expect([shortValue(filter(selected)), fullValue(filter(selected))]).toEqual([short, full]);
});

it('collects where several can be chosen, and replaces where one can', () => {
  expect(afterClick(filter(['bar']), 'küche')).toEqual(['bar', 'küche']);
  expect(afterClick(filter(['bar'], false), 'küche')).toEqual(['küche']);
});

it('takes away what is clicked again', () => {
  expect(afterClick(filter(['bar', 'küche']), 'bar')).toEqual(['küche']);
  expect(afterClick(filter(['bar'], false), 'bar')).toEqual([]);
  expect(isActive(filter([]))).toBe(false);
});
