import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { aServer } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import { DenialsCard } from './denials-card.tsx';
import { FeedbacksCard } from './feedbacks-card.tsx';
import { ratedWorker } from './rated-person.ts';

const RINGHOF = { id: '5f2c1f0e-6f0f-4b56-9d3f-0d9c0b8f7a11', customerNumber: 'K-1', name: 'Hotel Ringhof' };
const inDialog = async (name: string) => within(await screen.findByRole('dialog')).getByRole('button', { name });
const chooseCustomer = async (person: ReturnType<typeof renderScreen>['person']) => {
  await person.type(await screen.findByLabelText('Kunde'), 'Ring');
  await person.click(await screen.findByRole('option', { name: 'K-1 · Hotel Ringhof' }));
};

it('names what a denial takes back before it is entered, and takes it away again after asking', async () => {
  const denial = { id: 'd-1', reason: 'Wunsch', createdAt: '2026-10-01T10:00:00Z', createdBy: 'Nora Winter' };
  let denials: object[] = [];
  const server = aServer({
    Denials: () => ({ invoiceRecipientDenials: denials }),
    FoundRecipientNames: () => ({ invoiceRecipientNames: [RINGHOF] }),
    DenialEffects: () => ({ denialEffects: { booked: 1, accepted: 0, contacted: 2, declined: 0 } }),
    CreateDenial: () => {
      denials = [{ ...denial, invoiceRecipient: RINGHOF }];
      return { createInvoiceRecipientDenial: { invoiceRecipient: { name: RINGHOF.name } } };
    },
    DeleteDenial: () => {
      denials = [];
      return { deleteInvoiceRecipientDenial: true };
    },
  });
  const { person } = renderScreen(<DenialsCard workerId="w-1" mayWrite />);
  await person.click(await screen.findByRole('button', { name: 'Kunden auf die Sperrliste setzen' }));
  await chooseCustomer(person);
  await screen.findByText(/werden zurückgezogen: 1 Buchung, 2 kontaktiert\.$/);
  await person.click(await inDialog('Sperren'));
  const remove = { name: 'Hotel Ringhof von der Sperrliste nehmen' };
  await person.click(await screen.findByRole('button', remove));
  await person.click(await inDialog('Entfernen'));
  await screen.findByText('Hotel Ringhof steht nicht mehr auf der Sperrliste');
  await waitFor(() => expect(screen.queryByRole('button', remove)).toBeNull());
  expect(server.of('DeleteDenial')[0]?.variables).toEqual({ id: 'd-1' });
});

it('takes what a customer says for praise until somebody says otherwise, and shows it', async () => {
  let items: object[] = [];
  const server = aServer({
    Feedbacks: () => ({ feedbacks: { count: items.length, items } }),
    FoundRecipientNames: () => ({ invoiceRecipientNames: [RINGHOF] }),
    CreateFeedback: ({ input }) => {
      items = [
        {
          ...(input as unknown as object),
          id: 'f-1',
          version: 1,
          updatedAt: '2026-10-01T10:00:00Z',
          invoiceRecipient: RINGHOF,
        },
      ];
      return { createInvoiceRecipientFeedback: { id: 'f-1' } };
    },
  });
  const { person } = renderScreen(<FeedbacksCard target={ratedWorker('w-1')} mayWrite />);
  await person.click(await screen.findByRole('button', { name: 'Rückmeldung hinzufügen' }));
  await chooseCustomer(person);
  await person.type(screen.getByLabelText('Notiz (optional)'), 'Gerne auch beim Sommerfest.');
  await person.click(await inDialog('Speichern'));
  await screen.findByText('Rückmeldung gespeichert');
  await screen.findByText('Gerne auch beim Sommerfest.', { selector: 'li *' });
  screen.getByText('Lob', { selector: 'li *' });
  expect(server.of('CreateFeedback')[0]?.variables).toMatchObject({ input: { invoiceRecipientId: RINGHOF.id } });
});
