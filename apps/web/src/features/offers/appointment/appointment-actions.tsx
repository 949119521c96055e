import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Pencil, Send } from 'lucide-react';
import { linkTo } from '#platform/navigation/paths.ts';
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

/** What the viewer may do with the appointment. */
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

export function OfferAllButton() {
  const { appointment, ask } = useCockpit();
  const { data } = useQuery(availabilityQuery(appointment.id));
  const count = data?.available ?? 0;
  return (
    <Button
      variant="contained"
      size="large"
      startIcon={<Send size={16} />}
      disabled={count + (data?.partially ?? 0) === 0}
      onClick={() => ask({ kind: 'offerAll' })}
    >
      {PAGE_TEXTS.offerAll(count)}
    </Button>
  );
}
