import { screen, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { aServer } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import { type Cockpit, CockpitContext } from '../cockpit.ts';
import { CandidateTable } from './candidate-table.tsx';
import type { Candidate } from './candidates-query.ts';

const REASON = 'Oft bei diesem Kunden: 6 Einsätze, zuletzt gelobt, gut bewertet';
const CANDIDATE = {
  id: 'w-1',
  firstName: 'Lea',
  lastName: 'Haas',
  effectiveRating: 4.5,
  assessmentCount: 3,
  availability: 'AVAILABLE',
  hoursOfWeek: 0,
  hoursWithShift: 8,
  lastWorkedOn: null,
  rank: 1,
  rankingReason: REASON,
  warnings: [],
  reasons: [],
} as unknown as Candidate;
const COCKPIT = {
  appointment: { id: 'a-1', startDateTime: '2026-11-19T06:30:00+01:00' },
  selection: { chosen: [], has: () => false },
  steps: { isBusy: () => false },
  mayBook: false,
} as unknown as Cockpit;

const shown = (state: 'RUNNING' | null) => {
  const wave = { number: 1, size: 2, sentAt: null, dueAt: null, accepted: 0, declined: 0, open: 0 };
  aServer({ OfferWaves: () => ({ offerWaves: { state, waves: [wave] } }) });
  renderScreen(
    <CockpitContext value={COCKPIT}>
      <CandidateTable
        candidates={[CANDIDATE]}
        sort={{ key: 'RANKING', isDescending: false }}
        onSort={() => undefined}
      />
    </CockpitContext>,
  );
};

it('has a head for each of rank, name, rating and hours', () => {
  shown(null);
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads.slice(0, 4)).toEqual(['Reihung', 'Name', 'Bewertung', 'Stunden KW 47']);
  const [, row] = screen.getAllByRole('row') as [HTMLElement, HTMLElement];
  const cells = within(row).getAllByRole('cell');
  expect(cells).toHaveLength(heads.length);
  expect(
    within(cells[2] as HTMLElement)
      .getByRole('img')
      .getAttribute('aria-label'),
  ).toContain('4,5');
});

it('tells the whole reason of the ranking', () => {
  shown(null);
  expect(getComputedStyle(screen.getByText(REASON)).whiteSpace).not.toBe('nowrap');
});

it('names waves only while they run', async () => {
  shown('RUNNING');
  await screen.findByText('Welle 1');
});

it('says nothing of waves before', () => {
  shown(null);
  expect(screen.queryByText(/Welle/)).toBeNull();
});
