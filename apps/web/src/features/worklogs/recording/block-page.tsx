import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { TimerOff } from 'lucide-react';
import { isFailure } from '#platform/graphql/api-error.ts';
import { linkTo, usePathParams } from '#platform/navigation/paths.ts';
import { PageMessage } from '#ui/page-message.tsx';
import { Pending } from '#ui/states/pending.tsx';
import { RECORDING_TEXTS as TEXTS } from '../worklog-texts.ts';
import { blockQuery, toRecord } from './block-query.ts';
import { RecordingForm } from './recording-form.tsx';

/** The hours of one appointment. */
export function BlockPage() {
  const { worklogBlockId: id } = usePathParams('/worklog_recording/$worklogBlockId');
  const query = useQuery({ ...blockQuery(id), select: toRecord });
  if (isFailure(query.error, GENERAL_FAILURES.notFound)) {
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
  if (!query.data || !query.isFetchedAfterMount) return <Pending query={query} texts={TEXTS} />;
  return <RecordingForm key={id} newest={query.data} />;
}
