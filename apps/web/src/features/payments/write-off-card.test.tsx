import { PAYMENT_RULES } from '@gastspiel/domain/payments/payment-input.ts';
import { screen } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { aServer } from '#testing/a-server.ts';
import { asRole } from '#testing/as-role.ts';
import { readyButton } from '#testing/library.tsx';
import { renderScreen } from '#testing/render.tsx';
import { WriteOffCard } from './write-off-card.tsx';

const shown = (isAllowed = true) => {
  const server = aServer({
    WriteOffLimit: () => ({ writeOffLimit: { value: 5 } }),
    SetWriteOffLimit: () => ({ setWriteOffLimit: { value: 2.5 } }),
  });
  const role = isAllowed ? 'TENANT_USER_ACCOUNTING' : 'TENANT_USER_CUSTOMER_CARE';
  return { server, ...renderScreen(<WriteOffCard />, asRole(role)) };
};

it('is changed, and says how much it may be', async () => {
  const { person, server } = shown();
  const amount = await screen.findByLabelText('Ausbuchen bis');
  await person.clear(amount);
  await person.type(amount, '1000,01');
  await person.click(await readyButton('Speichern'));
  await screen.findByText(PAYMENT_RULES.limit);
  await person.clear(amount);
  await person.type(amount, '2,5');
  await person.click(await readyButton('Speichern'));
  await screen.findByText('Grenze gespeichert');
  expect(server.of('SetWriteOffLimit')[0]?.variables).toEqual({ amount: 2.5 });
});

it('is told to who may only read it', async () => {
  shown(false);
  await screen.findByText(/^Ausgebucht wird bis €\s5,00\.$/);
  expect(screen.queryByRole('button')).toBeNull();
});
