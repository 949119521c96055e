import { expect, it } from 'vitest';
import { joinPhone, splitPhone } from './phone-number.ts';

it.each([
  ['+43 664 5550188', { code: '+43', rest: '664 5550188' }],
  ['0043 664 5550188', { code: '+43', rest: '664 5550188' }],
  ['+421 902 123', { code: '+421', rest: '902 123' }],
  ['+999 12', { code: '+43', rest: '+999 12' }],
  ['', { code: '+43', rest: '' }],
  [null, { code: '+43', rest: '' }],
])('%s is taken apart', (phone, parts) => expect(splitPhone(phone)).toEqual(parts));

it.each([
  [{ code: '+43', rest: '0664 5550188' }, '+43 664 5550188'],
  [{ code: '+43', rest: '(0) 664 5550188' }, '+43 664 5550188'],
  [{ code: '+43', rest: '664 5550188' }, '+43 664 5550188'],
  // Somebody pasted a whole number.
  [{ code: '+43', rest: '+49 89 1234' }, '+49 89 1234'],
  [{ code: '+43', rest: '0049 89 1234' }, '+49 89 1234'],
  [{ code: '+43', rest: '  ' }, ''],
  // The first key of a number that is being typed.
  [{ code: '+43', rest: '0' }, ''],
])('%j is put together', (parts, phone) => expect(joinPhone(parts)).toBe(phone));
