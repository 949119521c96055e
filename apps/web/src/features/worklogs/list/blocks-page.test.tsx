import { screen, waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { aServer } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import { BlocksPage } from './blocks-page.tsx';

const BLOCK = {
  id: 'b-1',
  bookedTargetUsers: 6,
  didNotComeCount: 1,
  hasEnded: true,
  workMinutes: 2070,
  worklogRecordedAt: '2026-10-28T09:12:00Z',
  invoiceRecipient: { name: 'Donauwerk AG' },
  appointment: {
    description: 'Firmenfeier',
    customer: 'Donauwerk AG',
    startDateTime: '2026-10-27T16:00:00Z',
    endDateTime: '2026-10-27T23:30:00Z',
  },
};

it('asks for what is to record, says when all is done, and shows what was recorded with its hours', async () => {
  const server = aServer({
    WorklogBlocks: ({ newestFirst }) => ({
      worklogBlocks: newestFirst ? { count: 1, items: [BLOCK] } : { count: 0, items: [] },
    }),
  });
  const { person } = renderScreen(<BlocksPage />);
  await screen.findByText('Nichts zu erfassen');
  expect(server.of('WorklogBlocks')[0]?.variables).toEqual({
    page: { number: 0, size: 25 },
    filter: { worklogFilter: 'UNRECORDED', hasEnded: true },
    newestFirst: false,
  });
  await person.click(screen.getByRole('button', { name: 'Erfasst' }));
  const link = await screen.findByRole('link', { name: /^Di., 27.10.2026 ?, Firmenfeier$/ });
  expect(link.getAttribute('href')).toBe('/worklog_recording/b-1');
  const row = link.closest('tr');
  expect([...(row?.children ?? [])].map((cell) => cell.textContent)).toEqual([
    'Di., 27.10.2026, Firmenfeier',
    '17:00–00:30 +1',
    'Firmenfeier',
    'Donauwerk AG',
    '6',
    '34,50 h',
    'Erfasst1 nicht erschienen',
    '',
  ]);
});

it('says that a search hides everything, and keeps the list when it is cleared', async () => {
  const server = aServer({ WorklogBlocks: () => ({ worklogBlocks: { count: 0, items: [] } }) });
  const { person } = renderScreen(<BlocksPage />);
  await person.type(await screen.findByRole('searchbox'), 'gala');
  await screen.findByText('Kein Zeitblock passt zu Ihren Filtern.');
  await waitFor(() =>
    expect(server.of('WorklogBlocks').at(-1)?.variables['filter']).toEqual({
      worklogFilter: 'UNRECORDED',
      hasEnded: true,
      text: 'gala',
    }),
  );
  const [clear] = screen.getAllByRole('button', { name: /Filter löschen/ });
  if (clear) await person.click(clear);
  await screen.findByText('Nichts zu erfassen');
});

it('begins at the first page when it is narrowed', async () => {
  const server = aServer({ WorklogBlocks: () => ({ worklogBlocks: { count: 60, items: [BLOCK] } }) });
  const { person } = renderScreen(<BlocksPage />);
  await person.click(await screen.findByRole('button', { name: 'Nächste Seite' }));
  await waitFor(() => expect(server.of('WorklogBlocks').at(-1)?.variables['page']).toEqual({ number: 1, size: 25 }));
  await person.click(screen.getByRole('button', { name: 'Erfasst' }));
  await waitFor(() => expect(server.of('WorklogBlocks').at(-1)?.variables['page']).toEqual({ number: 0, size: 25 }));
});

it.each([
  ['TRANSFERRED', 'Übertragen'],
  ['PARTLY', 'Teilweise übertragen'],
  ['CHANGED', 'Nach Übertragung geändert'],
])('says of hours how payroll has them: %s', async (payrollState, text) => {
  aServer({ WorklogBlocks: () => ({ worklogBlocks: { count: 1, items: [{ ...BLOCK, payrollState }] } }) });
  renderScreen(<BlocksPage />);
  await screen.findByText(text);
});
