import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { linkTo } from '#platform/navigation/paths.ts';
import type { Appointment } from './appointment-query.ts';
import { APPOINTMENT_TEXTS as TEXTS } from './appointment-texts.ts';

interface PositionLinksProps {
  readonly event: Appointment['event'];
  /** The same kind of page for another position. */
  readonly page: '/appointment/$appointmentId' | '/appointment/edit/$appointmentId';
}

/** Which position of its event this is, and the way to the one before and the next. Nothing for what stands alone. */
export function PositionLinks({ event, page }: PositionLinksProps) {
  if (!event) return null;
  const { number, count, type, positions } = event;
  return (
    <Box component="nav" aria-label={TEXTS.positions} sx={ROW}>
      <Step label={TEXTS.previousPosition} to={positions[number - 2]?.id} page={page} icon={ChevronLeft} />
      <span>{TEXTS.position(number, count, type)}</span>
      <Step label={TEXTS.nextPosition} to={positions[number]?.id} page={page} icon={ChevronRight} />
    </Box>
  );
}

interface StepProps extends Pick<PositionLinksProps, 'page'> {
  readonly label: string;
  readonly to: string | undefined;
  readonly icon: typeof ChevronLeft;
}

/** At the ends there is nowhere to go, but the words in between stay where they are. */
const Step = ({ label, to, page, icon: Icon }: StepProps) =>
  to ? (
    <IconButton size="small" href={linkTo(page, { appointmentId: to })} aria-label={label} title={label}>
      <Icon size={16} aria-hidden />
    </IconButton>
  ) : (
    <IconButton size="small" disabled aria-hidden>
      <Icon size={16} />
    </IconButton>
  );

const ROW = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  typography: 'body2',
  fontWeight: 600,
  color: 'secondary.dark',
  whiteSpace: 'nowrap',
} as const;
