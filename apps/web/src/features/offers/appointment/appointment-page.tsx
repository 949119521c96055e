import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { CalendarX } from 'lucide-react';
import { isFailure } from '#platform/graphql/api-error.ts';
import { linkTo, usePathParams } from '#platform/navigation/paths.ts';
import { PageMessage } from '#ui/page-message.tsx';
import { Pending } from '#ui/states/pending.tsx';
import { PAGE_TEXTS } from '../cockpit-texts.ts';
import { AppointmentCockpit } from './appointment-cockpit.tsx';
import { appointmentQuery } from './appointment-query.ts';

/** An appointment with everything that the office does about it. */
export function AppointmentPage() {
  const { appointmentId: id } = usePathParams('/appointment/$appointmentId');
  const query = useQuery(appointmentQuery(id));
  // Deleted, perhaps while it was looked at: what was loaded before is not true any more.
  if (isFailure(query.error, GENERAL_FAILURES.notFound)) {
    return (
      <PageMessage
        icon={<CalendarX />}
        title={PAGE_TEXTS.gone}
        actions={
          <Button variant="contained" href={linkTo('/appointments')}>
            {PAGE_TEXTS.toOverview}
          </Button>
        }
      >
        {PAGE_TEXTS.goneHint}
      </PageMessage>
    );
  }
  if (!query.data) return <Pending query={query} texts={PAGE_TEXTS} />;
  return <AppointmentCockpit key={id} appointment={query.data} />;
}
