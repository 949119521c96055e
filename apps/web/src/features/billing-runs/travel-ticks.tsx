import { inHours } from '@gastspiel/domain/time/minutes.ts';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { createContext, use } from 'react';
import { formatHours } from '#ui/format/german-shift.ts';
import { CHECK_TEXTS as TEXTS } from './billing-run-texts.ts';
import { isChoosable, type RunRow } from './run-rows.ts';

/** For whom the recorded ways are billed too. */
export interface TravelTicks {
  readonly isOn: (id: string) => boolean;
  readonly tick: (id: string, isOn: boolean) => void;
}

/** The cells of a table know their row alone. */
export const TravelContext = createContext<TravelTicks | null>(null);

/** Recorded ways are named, and billed to whom somebody ticks them for: nobody's by default. */
export function TravelTick(row: RunRow) {
  const { id, recipientName, travelMinutes } = row;
  const ticks = use(TravelContext);
  if (!ticks || !isChoosable(row) || travelMinutes === 0) return null;
  return (
    <FormControlLabel
      label={TEXTS.travel(formatHours(inHours(travelMinutes)))}
      control={
        <Checkbox
          size="small"
          checked={ticks.isOn(id)}
          onChange={(_, isOn) => ticks.tick(id, isOn)}
          slotProps={{ input: { 'aria-label': TEXTS.travelOf(recipientName) } }}
          sx={{ p: 0.5, pl: 0 }}
        />
      }
      sx={{ m: 0, minHeight: { xs: 44, sm: 28 }, '& .MuiFormControlLabel-label': { fontSize: '0.8125rem' } }}
    />
  );
}
