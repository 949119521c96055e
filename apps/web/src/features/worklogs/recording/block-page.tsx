import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { TimerOff } from 'lucide-react';
import { isFailure } from '#platform/graphql/api-error.ts';
import { linkTo, usePathParams } from '#platform/navigation/paths.ts';
import { LoadingArea } from '#ui/loading-area.tsx';
import { PageMessage } from '#ui/page-message.tsx';
import { FailedState } from '#ui/states/failed-state.tsx';
import { RECORDING_TEXTS as TEXTS } from '../worklog-texts.ts';
import { blockQuery, toRecord } from './block-query.ts';
import { RecordingForm } from './recording-form.tsx';

/** The hours of one appointment. */
export function BlockPage() {
  const { worklogBlockId: id } = usePathParams('/worklog_recording/$worklogBlockId');
  const { data, error, refetch, isFetchedAfterMount } = useQuery({ ...blockQuery(id), select: toRecord });
  if (isFailure(error, GENERAL_FAILURES.notFound)) {
    return (
      <PageMessage
        icon={<TimerOff />}
        title={TEXTS.gone}
        actions={
          <Button variant="contained" href={linkTo('/worklog_recording')}>
            {TEXTS.toList}
          </Button>
        }
      >
        {TEXTS.goneHint}
      </PageMessage>
    );
  }
  if (error && !data) return <FailedState title={TEXTS.failed} error={error} onRetry={() => void refetch()} />;
  // Whoever began with an older version would be refused at the end.
  if (!data || !(isFetchedAfterMount || error)) return <LoadingArea text={TEXTS.loading} />;
  return <RecordingForm key={id} newest={data} />;
}
