import { screen, waitFor } from '@testing-library/dom';
import { useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { aServer } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import { Form } from '#ui/form/form.tsx';
import { RecipientField } from './recipient-field.tsx';

const FIRST = { id: 'r-1', customerNumber: 'K-1', name: 'Altes Gasthaus' };
const BEYOND = { id: 'r-99', customerNumber: 'K-99', name: 'Zum Zirbenwirt' };

/** The server answers the first ones only, unless it is asked for something. */
const aCustomerList = () =>
  aServer({
    FoundRecipientNames: ({ search }) => ({
      invoiceRecipientNames: search ? (BEYOND.name.includes(search) ? [BEYOND] : []) : [FIRST],
    }),
  });

function Sample({ onSaved, chosen }: { readonly onSaved: (id: unknown) => void; readonly chosen?: typeof FIRST }) {
  const form = useForm<{ recipientId: string }>({ defaultValues: { recipientId: chosen?.id ?? '' } });
  return (
    <Form form={form} cancelHref="/" save={async ({ recipientId }) => recipientId} onSaved={onSaved}>
      <RecipientField name="recipientId" label="Kunde" none="" chosen={chosen} />
    </Form>
  );
}

it('finds a customer beyond the first ones by asking the server', async () => {
  const server = aCustomerList();
  const onSaved = vi.fn();
  const { person } = renderScreen(<Sample onSaved={onSaved} />);
  await person.type(screen.getByLabelText('Kunde'), 'Zirben');
  await person.click(await screen.findByRole('option', { name: 'K-99 · Zum Zirbenwirt' }));
  await person.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith('r-99', expect.anything()));
  expect(server.received.at(-1)?.variables).not.toEqual({ search: 'Z' });
});

it('shows who is chosen, though they are not among the first ones', () => {
  aCustomerList();
  renderScreen(<Sample onSaved={() => undefined} chosen={BEYOND} />);
  expect(screen.getByLabelText('Kunde')).toHaveProperty('value', 'K-99 · Zum Zirbenwirt');
});
