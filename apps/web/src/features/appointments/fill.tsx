import { comingTo, type FillState, fillState, tooManyFor } from '@gastspiel/domain/appointments/fill-state.ts';
import Box from '@mui/material/Box';
import { CircleQuestionMark, TriangleAlert, UserX } from 'lucide-react';
import { NEUTRAL, TONES } from '#ui/tokens.ts';
import { APPOINTMENT_TEXTS } from './appointment-texts.ts';

type Places = Parameters<typeof fillState>[0];

/** Never the only sign: the number stands beside it. */
export const FILL_COLOURS: Readonly<Record<FillState, { readonly bar: string; readonly text: string }>> = {
  EMPTY: { bar: '#DA6464', text: TONES.danger.text },
  PARTLY: { bar: '#C48400', text: NEUTRAL[900] },
  FULL: { bar: '#2E9E5B', text: NEUTRAL[900] },
};

/** One too many is no success: the bar does not look like one. */
const barOf = (places: Places): string =>
  tooManyFor(places) > 0 ? TONES.orange.text : FILL_COLOURS[fillState(places)].bar;

/** How much of a bar is coloured. An empty one is red all over, else it would not be seen. */
function widthOf(places: Places): string {
  const coming = comingTo(places);
  return coming === 0 ? '100%' : `${Math.min(100, (coming / places.desiredTargetUsers) * 100)}%`;
}

interface FillProps extends Places {
  readonly unconfirmedTargetUsers?: number;
}

/**
 * "5/8" with a thin bar, and signs for whoever can not come, has not said that they come, or is one too many. Plain elements,
 * because a week can have hundreds.
 */
export function Fill({ unconfirmedTargetUsers: unconfirmed = 0, ...places }: FillProps) {
  const { desiredTargetUsers: desired, preventedTargetUsers: prevented } = places;
  const coming = comingTo(places);
  const state = fillState(places);
  const tooMany = tooManyFor(places);
  const said = APPOINTMENT_TEXTS.booked(coming, desired, { prevented, unconfirmed, tooMany });
  return (
    <span className="fill" role="img" aria-label={said} title={said} data-fill={state}>
      <b style={{ color: FILL_COLOURS[state].text }}>{`${coming}/${desired}`}</b>
      {prevented > 0 && (
        <span className="sign prevented">
          <UserX size={13} aria-hidden />
          {prevented}
        </span>
      )}
      {unconfirmed > 0 && (
        <span className="sign unconfirmed">
          <CircleQuestionMark size={13} aria-hidden />
          {unconfirmed}
        </span>
      )}
      {tooMany > 0 && (
        <span className="sign over">
          <TriangleAlert size={12} aria-hidden />
        </span>
      )}
      <span className="bar">
        <span style={{ width: widthOf(places), background: barOf(places) }} />
      </span>
    </span>
  );
}

/** A thicker bar alone, where the number stands elsewhere. */
export const FillBar = (places: Places) => (
  <Box aria-hidden sx={{ flex: 1, height: 6, borderRadius: 999, bgcolor: NEUTRAL[150], overflow: 'hidden' }}>
    <Box sx={{ width: widthOf(places), height: '100%', bgcolor: barOf(places) }} />
  </Box>
);

/** For whatever holds fills. */
export const FILL_STYLES = {
  '& .fill': {
    display: 'flex',
    alignItems: 'center',
    // In a narrow card the bar makes room for the signs.
    flexWrap: 'wrap',
    gap: '2px 6px',
    fontSize: '0.75rem',
    fontVariantNumeric: 'tabular-nums',
  },
  '& .sign': { display: 'inline-flex', alignItems: 'center', gap: '2px', fontWeight: 600 },
  '& .sign.prevented': { color: TONES.danger.text },
  '& .sign.unconfirmed': { color: TONES.warning.text },
  '& .sign.over': { color: TONES.orange.text },
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
