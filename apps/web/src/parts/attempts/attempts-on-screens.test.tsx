import { screen } from '@testing-library/dom';
import { useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { defineCommand } from '#platform/attempts/define-command.ts';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { writeDocument } from '#platform/graphql/document.ts';
import type { TypedDocument } from '#platform/graphql/graphql.ts';
import { aServer, LOST, refusal } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { useNotify } from '#ui/notices/notify.ts';

const Document: TypedDocument<typeof DONE, { offerId: string; notes: string }> = writeDocument(
  'mutation UpdateOfferNotes($offerId: String!, $notes: String) { updateOfferNotes(offerId: $offerId, notes: $notes) { offerId } }',
);
const saveNote = defineCommand({
  document: Document,
  subject: ({ offerId }) => [offerId],
  answer: ({ updateOfferNotes }) => updateOfferNotes.offerId,
});
const DONE = { updateOfferNotes: { offerId: 'o-1' } };
const UNKNOWN = /Keine Antwort vom Server.*Nichts wird doppelt ausgeführt/;

function NoteForm() {
  const form = useForm({ defaultValues: { notes: 'Bitte pünktlich' } });
  const { send } = useAttempt(saveNote);
  const notify = useNotify();
  return (
    <Form
      form={form}
      cancelHref="/"
      save={({ notes }) => send({ offerId: 'o-1', notes })}
      onSaved={() => notify({ text: 'Gespeichert' })}
    >
      <TextField name="notes" label="Notiz" />
    </Form>
  );
}

function NoteButton() {
  const notify = useNotify();
  const { press, isBusy } = useAttempt(saveNote, {
    onDone: () => notify({ text: 'Gespeichert' }),
    onFailed: ({ message }) => notify({ text: 'Fehler', detail: message }),
  });
  return (
    <button type="button" aria-busy={isBusy} onClick={() => press({ offerId: 'o-1', notes: '' })}>
      Leeren
    </button>
  );
}

it('says in the form that nobody knows, keeps the input, and saves with the next press under the same key', async () => {
  const answers = [LOST, DONE];
  const server = aServer({ UpdateOfferNotes: () => answers.shift() ?? DONE });
  const { person } = renderScreen(<NoteForm />);
  await person.type(screen.getByLabelText('Notiz'), '!');
  await person.click(screen.getByRole('button', { name: 'Speichern' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(UNKNOWN);
  expect(screen.getByLabelText('Notiz')).toHaveProperty('value', 'Bitte pünktlich!');

  await person.click(screen.getByRole('button', { name: 'Speichern' }));
  await screen.findByText('Gespeichert');
  expect(screen.queryByText(UNKNOWN)).toBeNull();
  const keys = server.received.map(({ key }) => key);
  expect(keys).toEqual([keys[0], keys[0]]);
});

it('tells first when the input was changed after a lost answer', async () => {
  const answers = [LOST, DONE];
  const server = aServer({ UpdateOfferNotes: () => answers.shift() ?? DONE });
  const { person } = renderScreen(<NoteForm />);
  await person.click(screen.getByRole('button', { name: 'Speichern' }));
  await screen.findByText(UNKNOWN);
  await person.type(screen.getByLabelText('Notiz'), '!');
  await person.click(screen.getByRole('button', { name: 'Speichern' }));
  await screen.findByText(/sendet die geänderten Angaben neu/);
  expect(server.received).toHaveLength(1);
  await person.click(screen.getByRole('button', { name: 'Speichern' }));
  await screen.findByText('Gespeichert');
  expect(server.received[1]?.key).not.toBe(server.received[0]?.key);
});

it('says at the field what is refused there, and in words of the form what has no field on the screen', async () => {
  const fields = { notes: 'Zu lang.', 'lines.0.day': 'Für diesen Tag gibt es keine Stunden.' };
  aServer({
    UpdateOfferNotes: () => refusal({ message: 'Bitte prüfen.', classification: 'BAD_REQUEST' }, fields),
  });
  const { person } = renderScreen(<NoteForm />);
  await person.click(screen.getByRole('button', { name: 'Speichern' }));
  await screen.findByText('Zu lang.');
  screen.getByText(/Für diesen Tag gibt es keine Stunden\./);
  expect(screen.queryByText('Gespeichert')).toBeNull();
});

it('tells of a button in a notice that nobody knows, and does the same thing with the next press', async () => {
  const answers = [LOST, DONE];
  const server = aServer({ UpdateOfferNotes: () => answers.shift() ?? DONE });
  const { person } = renderScreen(<NoteButton />);
  await person.click(screen.getByRole('button', { name: 'Leeren' }));
  await screen.findByText(UNKNOWN);
  await person.click(screen.getByRole('button', { name: 'Leeren' }));
  await screen.findByText('Gespeichert');
  expect(server.received[1]?.key).toBe(server.received[0]?.key);
});

it('does nothing more when a button is pressed while it is busy', async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  const server = aServer({ UpdateOfferNotes: () => promise });
  const { person } = renderScreen(<NoteButton />);
  await person.dblClick(screen.getByRole('button', { name: 'Leeren' }));
  resolve(DONE);
  expect(await screen.findAllByText('Gespeichert')).toHaveLength(1);
  expect(server.received).toHaveLength(1);
});

it('asks once, keeps the dialog when it is refused, and takes a double click for one', async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  const answers = [promise];
  const server = aServer({ UpdateOfferNotes: () => answers.shift() ?? DONE });
  const onCancel = vi.fn();
  function Deletion() {
    const { send } = useAttempt(saveNote);
    const notify = useNotify();
    return (
      <ConfirmDialog
        title="Löschen?"
        confirm="Ja, löschen"
        onConfirm={async () => {
          await send({ offerId: 'o-1', notes: '' });
          notify({ text: 'Gelöscht' });
        }}
        onCancel={onCancel}
      />
    );
  }
  const { person } = renderScreen(<Deletion />);
  await person.dblClick(screen.getByRole('button', { name: 'Ja, löschen' }));
  resolve(refusal({ message: 'Er ist noch verknüpft.', classification: 'DATA_INTEGRITY_VIOLATION' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Er ist noch verknüpft.');
  expect(server.received).toHaveLength(1);
  await person.click(screen.getByRole('button', { name: 'Ja, löschen' }));
  await screen.findByText('Gelöscht');
  expect(server.received[1]?.key).not.toBe(server.received[0]?.key);
  expect(onCancel).not.toHaveBeenCalled();
});
