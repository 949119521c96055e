import { screen, waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import type { Viewer } from '#platform/viewer/viewer.ts';
import { aServer } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import { BlockFact } from './block-fact.tsx';

const BLOCK = {
  ...{ id: 'b-1', hasEnded: true, workMinutes: 660, worklogRecordedAt: '2026-11-02T08:12:00Z', invoice: null },
  ...{ printoutState: 'OPEN', printout: null },
};
const tenant = { hasInvoicingModule: true } as Viewer['tenant'];
const shown = (worklogBlock: object, viewer: Partial<Viewer> = { tenant }) => {
  const server = aServer({ WorklogBlockOfAppointment: () => ({ appointment: { worklogBlock } }) });
  renderScreen(
    <dl>
      <BlockFact appointmentId="a-1" />
    </dl>,
    viewer,
  );
  return server;
};

it('tells on the page of an appointment how many hours were recorded, and leads to them', async () => {
  shown(BLOCK);
  const times = await screen.findByRole('link', { name: 'Zeiten: erfasst 11,00 h' });
  expect(times.getAttribute('href')).toBe('/worklog_recording/b-1');
  screen.getByText('Stundennachweis: nicht versendet');
});

it('says what is to be recorded once the work is over, and nothing before', async () => {
  shown({ ...BLOCK, worklogRecordedAt: null });
  await screen.findByRole('link', { name: 'Zeiten: zu erfassen' });
});

it('takes no room where nothing is there yet, and asks for nothing where the agency does not invoice', async () => {
  const server = shown({ ...BLOCK, worklogRecordedAt: null, hasEnded: false });
  await waitFor(() => expect(server.received).toHaveLength(1));
  expect(screen.queryByRole('link')).toBeNull();
  expect(shown(BLOCK, {}).received).toEqual([]);
});
