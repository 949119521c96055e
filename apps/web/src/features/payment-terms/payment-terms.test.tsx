import { PAYMENT_TERMS_RULES } from '@gastspiel/domain/payment-terms/payment-terms.ts';
import { screen } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { aServer } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import { PaymentTermsCard } from './payment-terms-card.tsx';

const shown = (canEdit: boolean) => {
  const server = aServer({
    AgencyTerms: () => ({
      paymentTerms: { days: 14, discountPercentage: 2.5, discountDays: 7 },
      priceList: { viewerCanEdit: canEdit },
    }),
    SetPaymentTerms: () => ({ setPaymentTerms: { days: 30 } }),
  });
  return { server, ...renderScreen(<PaymentTermsCard />) };
};

it('is changed with its Skonto, each fault at its field', async () => {
  const { person, server } = shown(true);
  const days = await screen.findByLabelText('Zahlbar in');
  await person.clear(days);
  await person.type(days, '7');
  await person.click(screen.getByRole('button', { name: 'Speichern' }));
  await screen.findByText(PAYMENT_TERMS_RULES.discountDays);
  await person.clear(days);
  await person.type(days, '30');
  await person.click(screen.getByRole('button', { name: 'Speichern' }));
  await screen.findByText('Zahlungsziel gespeichert');
  expect(server.of('SetPaymentTerms')[0]?.variables).toEqual({
    input: { days: 30, discountPercentage: 2.5, discountDays: 7 },
  });
});

it.each([
  ['Zahlbar in', 'zehn', PAYMENT_TERMS_RULES.days],
  ['Zahlbar in', '10,5', PAYMENT_TERMS_RULES.days],
  ['Skonto (optional)', 'zwei', PAYMENT_TERMS_RULES.percentage],
  ['Skonto binnen (optional)', '7,5', PAYMENT_TERMS_RULES.days],
])('says in %s of "%s" what it takes', async (label, text, rule) => {
  const { person } = shown(true);
  const field = await screen.findByLabelText(label);
  await person.clear(field);
  await person.type(field, text);
  await person.click(screen.getByRole('button', { name: 'Speichern' }));
  await screen.findByText(rule);
});

it('is told to who may only read it', async () => {
  shown(false);
  await screen.findByText('zahlbar in 14 Tagen, 2,5 % Skonto bei Zahlung in 7 Tagen');
  expect(screen.queryByRole('button')).toBeNull();
});
