import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { screen, waitFor } from '@testing-library/dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#platform/graphql/api-error.ts';
import { renderScreen } from '#testing/render.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { useVersionedForm } from './use-versioned-form.tsx';

const { message, classification, code } = GENERAL_FAILURES.stale;
const save = vi.fn<(version: number, title: string) => Promise<void>>();

function Sample() {
  const { form, edited, saving, staleDialog } = useVersionedForm({
    newest: { version: 1, title: 'Bankett' },
    values: (version) => version,
    resolver: (values) => ({ values, errors: {} }),
    load: async () => ({ version: 2, title: 'Von jemand anderem' }),
  });
  return (
    <>
      <Form
        form={form}
        cancelHref="/"
        save={({ title }) => saving(save(edited.version, title))}
        onSaved={() => undefined}
      >
        <TextField name="title" label="Titel" />
      </Form>
      {staleDialog}
    </>
  );
}

beforeEach(() => {
  save
    .mockReset()
    .mockRejectedValueOnce(new ApiError(classification, message, { code }))
    .mockResolvedValue();
});

async function whoWasSlower() {
  const { person } = renderScreen(<Sample />);
  await person.type(screen.getByLabelText('Titel'), ' neu');
  await person.click(screen.getByRole('button', { name: 'Speichern' }));
  await screen.findByRole('dialog', { name: 'Inzwischen geändert' });
  return person;
}

it('keeps the input of who stays, over the version that was begun with', async () => {
  const person = await whoWasSlower();
  await person.click(screen.getByRole('button', { name: 'Weiter bearbeiten' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText('Titel')).toHaveProperty('value', 'Bankett neu');
  expect(screen.getByText(message)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(save).toHaveBeenLastCalledWith(1, 'Bankett neu'));
});

it('loads anew for who wants it, and saves over that version', async () => {
  const person = await whoWasSlower();
  await person.click(screen.getByRole('button', { name: 'Neu laden' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText('Titel')).toHaveProperty('value', 'Von jemand anderem');
  expect(screen.queryByText(message)).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(save).toHaveBeenLastCalledWith(2, 'Von jemand anderem'));
});
