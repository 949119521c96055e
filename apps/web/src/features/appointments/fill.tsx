import { type FillState, fillState } from '@gastspiel/domain/appointments/fill-state.ts';
import Box from '@mui/material/Box';
import { NEUTRAL, TONES } from '#ui/tokens.ts';
import { APPOINTMENT_TEXTS } from './appointment-texts.ts';

interface Places {
  readonly bookedTargetUsers: number;
  readonly desiredTargetUsers: number;
}

/** Never the only sign: the number stands beside it. */
export const FILL_COLOURS: Readonly<Record<FillState, { readonly bar: string; readonly text: string }>> = {
  EMPTY: { bar: '#DA6464', text: TONES.danger.text },
  PARTLY: { bar: '#C48400', text: NEUTRAL[900] },
  FULL: { bar: '#2E9E5B', text: NEUTRAL[900] },
};

/** How much of a bar is coloured. An empty one is red all over, else it would not be seen. */
const widthOf = ({ bookedTargetUsers: booked, desiredTargetUsers: desired }: Places): string =>
  booked === 0 ? '100%' : `${Math.min(100, (booked / desired) * 100)}%`;

/** "5/8" with a thin bar. Plain elements, because a week can have hundreds. */
export function Fill(places: Places) {
  const { bookedTargetUsers: booked, desiredTargetUsers: desired } = places;
  const state = fillState(places);
  const { bar, text } = FILL_COLOURS[state];
  return (
    <span className="fill" role="img" aria-label={APPOINTMENT_TEXTS.booked(booked, desired)} data-fill={state}>
      <b style={{ color: text }}>{`${booked}/${desired}`}</b>
      <span className="bar">
        <span style={{ width: widthOf(places), background: bar }} />
      </span>
    </span>
  );
}

/** A thicker bar alone, where the number stands elsewhere. */
export const FillBar = (places: Places) => (
  <Box aria-hidden sx={{ flex: 1, height: 6, borderRadius: 999, bgcolor: NEUTRAL[150], overflow: 'hidden' }}>
    <Box sx={{ width: widthOf(places), height: '100%', bgcolor: FILL_COLOURS[fillState(places)].bar }} />
  </Box>
);

/** For whatever holds fills. */
export const FILL_STYLES = {
  '& .fill': {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    fontSize: '0.75rem',
    fontVariantNumeric: 'tabular-nums',
  },
  '& .bar': {
    flex: 1,
    minWidth: 16,
    height: 4,
    borderRadius: '2px',
    overflow: 'hidden',
    backgroundColor: NEUTRAL[150],
  },
  '& .bar > span': { display: 'block', height: '100%', borderRadius: '2px' },
} as const;
