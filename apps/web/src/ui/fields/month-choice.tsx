import { type Month, monthOf } from '@gastspiel/domain/time/month.ts';
import { addMonths } from '@gastspiel/domain/time/vienna-day.ts';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { longMonth } from '../format/german-month.ts';
import { Row } from '../layout.tsx';
import { NEUTRAL } from '../tokens.ts';
import { FIELD_TEXTS } from './field-texts.ts';

/** As long as books are kept, the year of the running one with them. */
const MONTHS = 7 * 12 + 12;

const ago = (month: Month, months: number): Month => monthOf(addMonths(`${month}-01`, -months));
export const monthBefore = (month: Month): Month => ago(month, 1);

interface MonthChoiceProps {
  readonly month: Month;
  /** The latest that can be chosen. */
  readonly last: Month;
  readonly onChoose: (month: Month) => void;
}

/** A month by its name, or the one beside it. */
export function MonthChoice({ month, last, onChoose }: MonthChoiceProps) {
  const months = Array.from({ length: MONTHS }, (_, index) => ago(last, index));
  const step = (by: number): void => onChoose(ago(month, by));
  return (
    <Row gap={0.5}>
      <IconButton
        aria-label={FIELD_TEXTS.previousMonth}
        disabled={month === months.at(-1)}
        onClick={() => step(1)}
        sx={STEP}
      >
        <ChevronLeft size={16} aria-hidden />
      </IconButton>
      <Select
        native
        value={month}
        onChange={({ target }) => onChoose(target.value)}
        IconComponent={(icon) => <ChevronDown size={16} {...icon} />}
        input={<OutlinedInput />}
        slotProps={{ input: { 'aria-label': FIELD_TEXTS.month } }}
        sx={{ minHeight: { xs: 44, sm: 36 }, fontWeight: 600, '& select': { py: 0.5 } }}
      >
        {months.map((one) => (
          <option key={one} value={one}>
            {longMonth(one)}
          </option>
        ))}
      </Select>
      <IconButton aria-label={FIELD_TEXTS.nextMonth} disabled={month >= last} onClick={() => step(-1)} sx={STEP}>
        <ChevronRight size={16} aria-hidden />
      </IconButton>
    </Row>
  );
}

const STEP = { border: 1, borderColor: NEUTRAL[200], bgcolor: NEUTRAL[0] } as const;
