import { screen } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { renderScreen } from '#testing/render.tsx';
import { RecordedWork } from './recorded-work.tsx';

const ENTRIES = [
  { type: 'TRAVEL_TO', startDateTime: '2026-03-14T17:00:00+01:00', endDateTime: '2026-03-14T18:00:00+01:00' },
  { type: 'WORK', startDateTime: '2026-03-14T18:00:00+01:00', endDateTime: '2026-03-15T02:00:00+01:00' },
] as const;

it.each([
  [
    'worked',
    { didNotCome: false, workMinutes: 450, breakMinutes: 30, entries: [...ENTRIES] },
    'Erfasst: 7,50 h (18:00–02:00 +1, 30 min Pause)',
  ],
  [
    'did not come',
    { didNotCome: true, workMinutes: 0, breakMinutes: 0, entries: [] },
    'Als nicht erschienen erfasst – melde dich bei deiner Agentur, wenn das nicht stimmt',
  ],
])('tells who %s what was recorded', (_, recordedWork, text) => {
  renderScreen(<RecordedWork offer={{ recordedWork }} />);
  expect(screen.getByText(text)).toBeTruthy();
});
