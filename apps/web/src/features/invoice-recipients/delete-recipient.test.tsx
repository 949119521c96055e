import { screen } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { aServer, LOST } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import { DeleteRecipient } from './delete-recipient.tsx';
import type { Recipient } from './recipient-query.ts';

const RECIPIENT = {
  id: 'r-1',
  customerNumber: 'K-1042',
  letterHead: { name: 'Donauwerk AG' },
  contactPersons: [{}],
  ownPrices: [{}, {}, {}],
} as unknown as Recipient;

const asked = async (answer: object) => {
  const server = aServer({ LinksOfRecipient: () => answer });
  const { person } = renderScreen(<DeleteRecipient recipient={RECIPIENT} onDeleted={vi.fn()} />);
  await person.click(screen.getByRole('button', { name: 'Löschen' }));
  return server;
};

const links = (appointments: number, invoices: number) => ({ invoiceRecipient: { links: { appointments, invoices } } });

it.each([3, 0])(
  'says before asking that there are invoices to it, which stay, and %i appointments',
  async (appointments) => {
    await asked(links(appointments, 2));
    await screen.findByRole('dialog', { name: 'Löschen nicht möglich' });
    screen.getByText(/Es gibt 2 Rechnungen an diesen Rechnungsempfänger/);
    expect(screen.queryByRole('button', { name: 'Endgültig löschen' })).toBeNull();
  },
);

it('says before asking that there are appointments for it', async () => {
  const server = await asked(links(3, 0));
  await screen.findByRole('dialog', { name: 'Löschen nicht möglich' });
  screen.getByText(/3 Einsätze sind dafür noch eingetragen/);
  expect(screen.queryByRole('button', { name: 'Endgültig löschen' })).toBeNull();
  expect(server.of('LinksOfRecipient')[0]?.variables).toEqual({ id: 'r-1' });
});

it.each([
  ['there are none', links(0, 0)],
  ['nobody knows', LOST],
])('asks and says what goes along when %s', async (_, answer) => {
  await asked(answer);
  await screen.findByRole('dialog', { name: 'Rechnungsempfänger löschen?' });
  // The number stands out from the words.
  expect(screen.getByText('1 Ansprechperson').tagName).toBe('B');
  screen.getByText('3 Preise');
});
