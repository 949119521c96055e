import { comingTo } from '@gastspiel/domain/appointments/fill-state.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { UserPlus } from 'lucide-react';
import { Row } from '#ui/layout.tsx';
import { TONES } from '#ui/tokens.ts';
import { useCockpit } from '../cockpit.ts';
import { PAGE_TEXTS } from '../cockpit-texts.ts';

/** Places stay open and nobody of the pool is left to ask: others can be booked. */
export function OpenPlaces({ available }: { readonly available: number | undefined }) {
  const { appointment, mayBook, ask } = useCockpit();
  const free = appointment.desiredTargetUsers - comingTo(appointment);
  if (!mayBook || available !== 0 || free <= 0) return null;
  return (
    <Row gap={1} wraps role="status" sx={NOTICE}>
      <Box sx={{ flex: '1 1 240px' }}>{PAGE_TEXTS.openPlaces(free)}</Box>
      <Button
        size="small"
        variant="outlined"
        startIcon={<UserPlus size={16} />}
        onClick={() => ask({ kind: 'otherPerson' })}
      >
        {PAGE_TEXTS.otherPerson}
      </Button>
    </Row>
  );
}

const NOTICE = {
  px: 1.5,
  py: 1,
  borderRadius: '8px',
  bgcolor: TONES.warning.ground,
  color: TONES.warning.text,
} as const;
