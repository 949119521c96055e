import Box from '@mui/material/Box';
import type { KeyboardEvent } from 'react';
import { PAGE_TEXTS } from '../cockpit-texts.ts';
import { Lane } from './lane.tsx';
import { LANES } from './lane-looks.ts';
import { inLane } from './offer.ts';
import type { Offer } from './offers-query.ts';

/** All offers of the appointment, a column for each state. */
export function Lanes({ offers, now }: { readonly offers: readonly Offer[]; readonly now: Date }) {
  const isAnyTaken = offers.length > 0;
  return (
    <Box role="group" aria-label={PAGE_TEXTS.lanes} onKeyDown={walkSideways} sx={GRID}>
      {LANES.map((state) => (
        <Lane key={state} state={state} offers={inLane(offers, state)} now={now} isHeadOnly={!isAnyTaken} />
      ))}
    </Box>
  );
}

/** To the next lane that has somebody in it, at about the same height. */
function walkSideways(event: KeyboardEvent<HTMLElement>): void {
  const direction = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  const row = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-row]') : null;
  const lane = row?.closest<HTMLElement>('[data-lane]');
  if (!direction || !row || !lane) return;
  const lanes = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-lane]')];
  const place = [...lane.children].indexOf(row);
  const there = lanes.indexOf(lane) + direction;
  const candidates = direction > 0 ? lanes.slice(there) : lanes.slice(0, Math.max(0, there + 1)).reverse();
  const target = candidates.find(({ children }) => children.length > 0);
  if (!target) return;
  event.preventDefault();
  const next = target.children[Math.min(place, target.children.length - 1)];
  if (next instanceof HTMLElement) next.focus();
}

const GRID = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: {
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'minmax(0, 1fr) minmax(0, 1.35fr) minmax(0, 1.2fr) minmax(0, 0.9fr)',
  },
} as const;
