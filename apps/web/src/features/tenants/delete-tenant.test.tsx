import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { screen, waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { chosenTenant } from '#platform/graphql/chosen-tenant.ts';
import { aServer, refusal } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import { DeleteTenant } from './delete-tenant.tsx';

const shown = async (...answers: object[]) => {
  const server = aServer({ DeleteTenant: () => answers.shift() ?? { deleteTenant: true } });
  const rendered = renderScreen(<DeleteTenant id="t-1" name="Gastro Wien" />);
  await rendered.person.click(screen.getByRole('button', { name: 'Löschen' }));
  return { server, ...rendered };
};
const name = () => screen.getByLabelText('Zur Bestätigung „Gastro Wien“ eingeben');
const confirm = () => screen.getByRole('button', { name: 'Agentur löschen' });

it.each(['', 'Gastro', 'gastro wien', 'Gastro Wien!'])(
  'deletes nothing while the typed name is „%s“',
  async (typed) => {
    const { person, server } = await shown();
    if (typed) await person.type(name(), typed);
    expect(confirm()).toHaveProperty('disabled', true);
    await person.type(name(), '{Enter}');
    expect(server.received).toHaveLength(0);
  },
);

it('deletes with the typed name, says what follows, and goes back to the list', async () => {
  const { person, server, path } = await shown();
  await person.type(name(), 'Gastro Wien');
  await person.click(confirm());
  await screen.findByText('„Gastro Wien“ gelöscht');
  expect(server.of('DeleteTenant')[0]?.variables).toEqual({ id: 't-1', name: 'Gastro Wien' });
  await waitFor(() => expect(path()).toBe('/tenants'));
});

it('keeps the dialog and the name when the server refuses', async () => {
  const { person, path } = await shown(refusal(GENERAL_FAILURES.notAllowed));
  await person.type(name(), 'Gastro Wien');
  await person.click(confirm());
  expect((await screen.findByRole('alert')).textContent).toBe(GENERAL_FAILURES.notAllowed.message);
  expect(name()).toHaveProperty('value', 'Gastro Wien');
  expect(path()).toBe('/');
});

it('deletes nothing after „Abbrechen“', async () => {
  const { person, server } = await shown();
  await person.type(name(), 'Gastro Wien');
  await person.click(screen.getByRole('button', { name: 'Abbrechen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.received).toHaveLength(0);
});

it('begins at the safe button, and gives the focus back to where it came from when it is left by a key', async () => {
  const { person } = await shown();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Abbrechen' })));
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Löschen' }));
});

it.each([
  ['t-1', undefined],
  ['t-2', 't-2'],
])('lets nobody go on in what is gone: working in %s before, in %s afterwards', async (before, afterwards) => {
  chosenTenant.set(before);
  const { person } = await shown();
  await person.type(name(), 'Gastro Wien');
  await person.click(confirm());
  await screen.findByText('„Gastro Wien“ gelöscht');
  expect(chosenTenant.get()).toBe(afterwards);
});
