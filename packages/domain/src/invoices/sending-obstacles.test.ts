import { expect, test } from 'vitest';
import { sendingObstacles, type ToBeSent } from '#domain/invoices/sending-obstacles.ts';

const WHOLE: ToBeSent = {
  gross: 50_000_00n,
  taxTreatment: 'TAXED',
  senderVatNumber: 'ATU12345675',
  recipientVatNumber: 'ATU13585627',
  vatCheck: undefined,
  hasAddressee: true,
};

test.each<[string, Partial<ToBeSent>, readonly string[]]>([
  ['everything is there', {}, []],
  ['€ 400 without any UID', { gross: 400_00n, senderVatNumber: null, recipientVatNumber: null }, []],
  ['a cent more without the sender’s UID', { gross: 400_01n, senderVatNumber: null }, ['senderVatNumberNeeded']],
  ['€ 10.000 without the recipient’s UID', { gross: 10_000_00n, recipientVatNumber: null }, []],
  ['a cent more without it', { gross: 10_000_01n, recipientVatNumber: null }, ['vatNumberNeeded']],
  [
    'reverse charge of € 1 without any UID',
    { gross: 1_00n, taxTreatment: 'REVERSE_CHARGE', senderVatNumber: null, recipientVatNumber: null },
    ['senderVatNumberNeeded', 'vatNumberNeeded'],
  ],
  [
    'reverse charge to a number that was denied',
    { taxTreatment: 'REVERSE_CHARGE', vatCheck: 'INVALID' },
    ['vatNumberInvalid'],
  ],
  ['reverse charge while nobody answers', { taxTreatment: 'REVERSE_CHARGE', vatCheck: 'NOT_CHECKED' }, []],
  ['reverse charge while it is asked for', { taxTreatment: 'REVERSE_CHARGE', vatCheck: 'PENDING' }, []],
  ['a tax on it, and a number that was denied', { vatCheck: 'INVALID' }, []],
  ['a Swiss customer without a UID', { taxTreatment: 'NOT_TAXABLE', recipientVatNumber: null }, []],
  [
    'over € 10.000, and the recipient has a UID by now',
    { recipientVatNumber: null, hasNumberMeanwhile: true },
    ['vatNumberNotTaken'],
  ],
  ['nothing to pay', { gross: 0n }, ['nothingToPay']],
  ['nobody to send it to', { hasAddressee: false }, ['noEmail']],
])('%s', (_what, changes, codes) => {
  const found = sendingObstacles({ ...WHOLE, ...changes });
  expect(found.map(({ code }) => code)).toEqual(codes.map((code) => `invoices.${code}`));
});
