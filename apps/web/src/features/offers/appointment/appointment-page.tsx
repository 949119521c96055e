import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { CalendarX } from 'lucide-react';
import { isFailure } from '#platform/graphql/api-error.ts';
import { linkTo, usePathParams } from '#platform/navigation/paths.ts';
import { LoadingArea } from '#ui/loading-area.tsx';
import { PageMessage } from '#ui/page-message.tsx';
import { FailedState } from '#ui/states/failed-state.tsx';
import { PAGE_TEXTS } from '../cockpit-texts.ts';
import { AppointmentCockpit } from './appointment-cockpit.tsx';
import { appointmentQuery } from './appointment-query.ts';

/** An appointment with everything that the office does about it. */
export function AppointmentPage() {
  // The router's types know nothing of the features' paths.
  const { appointmentId: id } = usePathParams('/appointment/$appointmentId');
  const { data, error, refetch } = useQuery(appointmentQuery(id));
  // Deleted, perhaps while it was looked at: what was loaded before is not true any more.
  if (isFailure(error, GENERAL_FAILURES.notFound)) {
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
  if (data) return <AppointmentCockpit key={id} appointment={data} />;
  if (error) return <FailedState title={PAGE_TEXTS.failed} error={error} onRetry={() => void refetch()} />;
  return <LoadingArea text={PAGE_TEXTS.loading} />;
}
