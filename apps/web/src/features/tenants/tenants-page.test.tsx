import { onlineManager } from '@tanstack/react-query';
import { screen } from '@testing-library/dom';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '#platform/graphql/query-client.ts';
import { aServer, LOST } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import { TenantsPage } from './tenants-page.tsx';

const AGENCY = {
  id: 't-1',
  name: 'Alpen Service Crew',
  contactEmail: null,
  contactPhone: null,
  hasInvoicingModule: false,
};
const NONE = { tenants: { count: 0, items: [] } };
const ONE = { tenants: { count: 1, items: [AGENCY] } };

/** The list as the server answers it, one answer after the other; the last one stays. */
const shown = (...answers: object[]) => {
  aServer({ Tenants: () => (answers.length > 1 ? answers.shift() : answers[0]) ?? NONE });
  return renderScreen(<TenantsPage />);
};
const anAgency = () => screen.findByRole('link', { name: 'Alpen Service Crew' });

afterEach(() => {
  vi.useRealTimers();
  onlineManager.setOnline(true);
});

it('says of an empty list that it is empty, and offers the next step', async () => {
  shown(NONE);
  await screen.findByText('Noch keine Agenturen');
  const steps = screen.getAllByRole('link', { name: 'Agentur anlegen' });
  expect(steps.map((step) => step.getAttribute('href'))).toEqual(['/tenant/create', '/tenant/create']);
});

it('says that a list could not be loaded, and shows it when it is loaded again', async () => {
  const { person } = shown(LOST, ONE);
  await screen.findByText('Die Agenturen konnten nicht geladen werden');
  screen.getByText(/Der Server ist nicht erreichbar/);
  await person.click(screen.getByRole('button', { name: 'Jetzt neu laden' }));
  await anAgency();
});

it('loads a list that failed by itself when the server is back', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  shown(LOST, LOST, ONE);
  await screen.findByText('Die Agenturen konnten nicht geladen werden');
  await vi.advanceTimersByTimeAsync(20_000);
  await anAgency();
});

it('loads a list that failed at once when the network is back', async () => {
  shown(LOST, ONE);
  await screen.findByText('Die Agenturen konnten nicht geladen werden');
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  await anAgency();
});

it('keeps a list that could not be renewed', async () => {
  shown(ONE, LOST);
  await anAgency();
  await queryClient.refetchQueries();
  await anAgency();
  expect(screen.queryByText('Die Agenturen konnten nicht geladen werden')).toBeNull();
});

it('offers to clear the filters only beside the number that they leave', async () => {
  const { person } = shown(LOST);
  await screen.findByText('Die Agenturen konnten nicht geladen werden');
  await person.type(screen.getByRole('searchbox', { name: 'Name suchen' }), 'Alpen');
  expect(screen.queryByRole('button', { name: 'Filter löschen' })).toBeNull();
});
