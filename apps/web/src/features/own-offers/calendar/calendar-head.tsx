import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Row } from '#ui/layout.tsx';

interface CalendarHeadProps {
  readonly label: string;
  readonly earlier: string;
  readonly later: string;
  readonly onStep: (by: 1 | -1) => void;
}

/** Which sheet is shown, and the way to the one before and after. */
export function CalendarHead({ label, earlier, later, onStep }: CalendarHeadProps) {
  return (
    <Row justify="space-between">
      <IconButton aria-label={earlier} onClick={() => onStep(-1)} sx={BUTTON}>
        <ChevronLeft size={20} aria-hidden />
      </IconButton>
      <Typography component="h2" variant="subtitle1" aria-live="polite">
        {label}
      </Typography>
      <IconButton aria-label={later} onClick={() => onStep(1)} sx={BUTTON}>
        <ChevronRight size={20} aria-hidden />
      </IconButton>
    </Row>
  );
}

const BUTTON = { width: 44, height: 44 } as const;
