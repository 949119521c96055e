import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import Box from '@mui/material/Box';
import { fullDay } from '../appointment-times.ts';
import type { AppointmentSummary } from '../appointments-query.ts';
import { SEVERAL_TEXTS as TEXTS } from './several-texts.ts';

/** More than these would push the question out of sight. */
const MOST_NAMED = 6;

/** Which ones it is about, one line each. */
export function ChosenNames({ chosen }: { readonly chosen: readonly AppointmentSummary[] }) {
  const others = chosen.length - MOST_NAMED;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', overflowWrap: 'anywhere' }}>
      {chosen.slice(0, MOST_NAMED).map(({ id, description, startDateTime }) => (
        <li key={id}>{`„${description}“, ${fullDay(dayOf(new Date(startDateTime)))}`}</li>
      ))}
      {others > 0 && <li>{TEXTS.more(others)}</li>}
    </Box>
  );
}
