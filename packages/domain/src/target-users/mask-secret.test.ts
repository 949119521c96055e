import { expect, test } from 'vitest';
import { maskSecret } from '#domain/target-users/mask-secret.ts';

test.each([
  ['SOCIAL_SECURITY_NUMBER', '1237010180', '•••• ••••80'],
  ['SOCIAL_SECURITY_NUMBER', '3951200378', '•••• ••••78'],
  ['IBAN', 'AT611904300234573201', 'AT61 •••• 3201'],
  ['BIC', 'GIBAATWWXXX', 'GIBA••••'],
] as const)('%s %s is shown as %s', (secret, plain, mask) => {
  expect(maskSecret(secret, plain)).toBe(mask);
});
