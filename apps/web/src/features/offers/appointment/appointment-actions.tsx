import { fillState } from '@gastspiel/domain/appointments/fill-state.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Pencil, Send } from 'lucide-react';
import { useId } from 'react';
import { linkTo } from '#platform/navigation/paths.ts';
import { VISUALLY_HIDDEN } from '#ui/visually-hidden.ts';
import { availabilityQuery } from '../candidates/candidates-query.ts';
import { useCockpit } from '../cockpit.ts';
import { PAGE_TEXTS } from '../cockpit-texts.ts';
import type { Offer } from '../lanes/offers-query.ts';
import { AppointmentMenu } from './appointment-menu.tsx';

interface AppointmentActionsProps {
  readonly offers: readonly Offer[];
  /** On phones the main step sticks to the bottom instead. */
  readonly isPhone?: boolean;
}

/** The steps that the viewer may take with the appointment. */
export function AppointmentActions({ offers, isPhone = false }: AppointmentActionsProps) {
  const { appointment, mayOffer } = useCockpit();
  return (
    <>
      <AppointmentMenu offers={offers} />
      {appointment.viewerCanEdit && (
        <Button
          variant="outlined"
          href={linkTo('/appointment/edit/$appointmentId', { appointmentId: appointment.id })}
          startIcon={<Pencil size={16} />}
        >
          {PAGE_TEXTS.edit}
        </Button>
      )}
      {mayOffer && !isPhone && <OfferAllButton />}
    </>
  );
}

/** The main step until everybody is there; who only might come is asked by selection. */
export function OfferAllButton() {
  const { appointment, ask } = useCockpit();
  const hintId = useId();
  const { data } = useQuery(availabilityQuery(appointment.id));
  const count = data?.available ?? 0;
  const isNobody = data !== undefined && count === 0;
  return (
    <Box component="span" title={isNobody ? PAGE_TEXTS.nobodyAvailable : undefined} sx={{ display: 'grid' }}>
      <Button
        variant={fillState(appointment) === 'FULL' ? 'outlined' : 'contained'}
        size="large"
        startIcon={<Send size={16} />}
        disabled={count === 0}
        aria-describedby={isNobody ? hintId : undefined}
        onClick={() => ask({ kind: 'offerAll' })}
      >
        {PAGE_TEXTS.offerAll(count)}
      </Button>
      {isNobody && (
        <Box component="span" id={hintId} sx={VISUALLY_HIDDEN}>
          {PAGE_TEXTS.nobodyAvailable}
        </Box>
      )}
    </Box>
  );
}
