import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { queryClient } from '#platform/graphql/query-client.ts';
import { aServer } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import type { Candidate } from './candidates.ts';
import { CandidatesCard } from './candidates-card.tsx';
import { Registration } from './registration.tsx';

const REFUSED = 'Die Lohnverrechnung lehnt die Zugangsdaten ab. Bitte wenden Sie sich an den Betreiber.';

/** A worker without a personnel number, and what becomes of their registration. */
const aWorld = (...turns: readonly Partial<Candidate>[]) => {
  const names = { firstName: 'Valentina', lastName: 'Aigner' };
  const world = {
    worker: { targetUserId: 'w-1', ...names, accountingId: null, gaps: [], state: null, failure: null } as Candidate,
  };
  const left = [...turns];
  const server = aServer({
    AccountingCandidates: () => ({ accountingCandidates: { count: 1, items: [world.worker] } }),
    AccountingCandidate: () => ({ accountingCandidate: world.worker }),
    RegisterWorkers: () => {
      world.worker = { ...world.worker, ...left.shift() };
      return { registerWorkers: [{ targetUserId: 'w-1' }] };
    },
  });
  return { world, server };
};
const confirm = async () => within(await screen.findByRole('dialog')).getByRole('button', { name: 'Anmelden' });

it('registers who was chosen after asking, and says in their row why it failed', async () => {
  const { server } = aWorld({ state: 'FAILED', failure: REFUSED });
  const { person } = renderScreen(<CandidatesCard search="" />);
  const row = within(await screen.findByRole('row', { name: /Valentina Aigner/ }));
  await person.click(row.getByRole('checkbox'));
  await person.click(screen.getByRole('button', { name: '1 anmelden' }));
  expect(server.of('RegisterWorkers')).toEqual([]);
  await person.click(await confirm());
  await screen.findByText(`Die Anmeldung ist fehlgeschlagen. ${REFUSED}`);
  expect(server.of('RegisterWorkers')[0]?.variables).toEqual({ ids: ['w-1'] });
});

it('goes on on the worker’s page: registers there, and tells when the number has come', async () => {
  const { world } = aWorld({ state: 'WAITING' });
  const onRegistered = vi.fn();
  const { person } = renderScreen(<Registration workerId="w-1" name="Valentina Aigner" onRegistered={onRegistered} />);
  await person.click(await screen.findByRole('button', { name: 'In der Lohnverrechnung anmelden' }));
  await person.click(await confirm());
  await screen.findByText('Wird in der Lohnverrechnung angemeldet …');
  expect(onRegistered).not.toHaveBeenCalled();
  world.worker = { ...world.worker, state: null, accountingId: 'P-77' };
  await queryClient.invalidateQueries();
  await waitFor(() => expect(onRegistered).toHaveBeenCalledOnce());
});
