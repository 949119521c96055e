import { screen } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { aServer } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import { HoursCard } from './hours-card.tsx';

it('sums up what was recorded, and names the shifts that somebody did not come to', async () => {
  const missed = {
    appointmentId: 'a-1',
    description: 'Gala-Dinner',
    startDateTime: '2026-03-14T17:00:00Z',
    note: 'nicht erreichbar',
  };
  const work = { minutesThisMonth: 450, minutesThisYear: 7230, shiftsThisYear: 18, missedCount: 1, missed: [missed] };
  aServer({ TargetUserWorkSummary: () => ({ targetUserWorkSummary: work }) });
  renderScreen(<HoursCard workerId="w-1" />);
  await screen.findByText('7,50 h');
  expect(screen.getByText('120,50 h')).toBeTruthy();
  expect(screen.getByText('Nicht erschienen: 1')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Gala-Dinner' }).getAttribute('href')).toBe('/appointment/a-1');
  expect(screen.getByText('„nicht erreichbar“')).toBeTruthy();
});
