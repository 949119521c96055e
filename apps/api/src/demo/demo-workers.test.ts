import { isIban } from '@gastspiel/domain/bank/iban.ts';
import { differsFromBirthday, isSocialSecurityNumber } from '@gastspiel/domain/target-users/social-security-number.ts';
import { expect, test } from 'vitest';
import { inventIban, inventSocialSecurityNumber } from '#app/demo/demo-numbers.ts';
import { inventName, inventWorker } from '#app/demo/demo-workers.ts';
import { drawFrom } from '#app/demo/draw.ts';

test('invented numbers hold what their check digits promise', () => {
  const draw = drawFrom(1);
  for (let i = 0; i < 200; i += 1) {
    const birthday = `19${70 + draw.number(30)}-0${1 + draw.number(9)}-1${draw.number(10)}`;
    const number = inventSocialSecurityNumber(birthday, draw);
    expect([number, isSocialSecurityNumber(number)]).toEqual([number, true]);
    expect(differsFromBirthday(number, birthday)).toBe(false);
    const iban = inventIban(draw);
    expect([iban, isIban(iban)]).toEqual([iban, true]);
  }
});

test('the same seed tells the same story', () => {
  const region = { streets: ['Gasse'], towns: [['1070', 'Wien']] as const };
  const id = 'd8e6e2bd-3f26-4d0c-8ac3-b1e7ac4fd9b1';
  const one = () => {
    const draw = drawFrom(7);
    const wish = { ...inventName(draw), state: 'ACTIVE' } as const;
    return inventWorker(draw, region, { poolIds: [id], typeIds: [id] }, wish);
  };
  expect(one()).toEqual(one());
});
