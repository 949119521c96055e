import { expect, test } from 'vitest';
import { CODE_PATTERN, codeFrom, inviteLink, normalizeCode } from '#domain/tenants/association-code.ts';

test('a new code can be read out and typed', () => {
  const code = codeFrom(Uint8Array.from({ length: 16 }, (_, i) => i * 37));
  expect(code).toMatch(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/);
  expect(code).not.toMatch(/[ILO01]/);
  expect(code).toMatch(CODE_PATTERN);
});

test('codes are the same whatever their case and the blanks around them', () => {
  expect(normalizeCode(' wien-Team ')).toBe('WIEN-TEAM');
});

test.each(['wien team', 'wien/team', 'größe', '-wien', ''])('%j is no code', (code) =>
  expect(code).not.toMatch(CODE_PATTERN),
);

test('the link carries the code', () => {
  expect(inviteLink('https://app.example.at', 'WIEN-1')).toBe('https://app.example.at/onboarding/WIEN-1');
});
