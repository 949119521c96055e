import { isRunning, stoppedOf } from '@gastspiel/domain/billing-runs/billing-run.ts';
import Button from '@mui/material/Button';
import { CircleCheck, CirclePause, Hourglass, OctagonPause } from 'lucide-react';
import { useEffect, useState } from 'react';
import { CommandDialog } from '#parts/attempts/command-dialog.tsx';
import { linkTo } from '#platform/navigation/paths.ts';
import { type Problem, ProgressCard } from '#ui/progress-card.tsx';
import { noticeRun, useNotices } from './noticed-runs.ts';
import { isShown } from './run-facts.ts';
import { RUN_TEXTS as TEXTS } from './run-texts.ts';
import { type Run, type RunItem, stopBillingRun, useBillingRuns, useWholeRuns } from './runs.ts';

/** How far a run is, and in the end which invoices did not go; until somebody closes it. */
export function BillingRunCard({ isAboveBar = false }: { readonly isAboveBar?: boolean }) {
  const { data: runs } = useBillingRuns();
  const notices = useNotices();
  const run = runs?.find((one) => isShown(one, notices[one.id]));
  // A run that was seen on its way is told to its end.
  const unnoticed = run && isRunning(run) && !notices[run.id] ? run.id : undefined;
  useEffect(() => {
    if (unnoticed) noticeRun(unnoticed, 'watched');
  }, [unnoticed]);
  return run ? <Card key={run.id} run={run} isAboveBar={isAboveBar} /> : null;
}

function Card({ run, isAboveBar }: { readonly run: Run; readonly isAboveBar: boolean }) {
  const items = useWholeRuns([run]).data?.find(({ id }) => id === run.id)?.items ?? [];
  const waiting = items.find(({ state }) => state === 'WAITING');
  return (
    <ProgressCard
      label={TEXTS.label}
      title={isRunning(run) ? TEXTS.running[run.kind] : outcomeOf(run)}
      done={run.count - run.waitingCount}
      total={run.count}
      current={waiting && TEXTS.now(nameOf(waiting))}
      leave={TEXTS.leave}
      problems={items.filter(({ state }) => state === 'FAILED').map(problemOf)}
      action={<StopButton run={run} />}
      isAboveBar={isAboveBar}
      onClose={() => noticeRun(run.id, isRunning(run) ? 'hidden' : 'gone')}
    />
  );
}

/** "2 Entwürfe angelegt, 1 nicht" */
export function outcomeOf(run: Run): string {
  const stopped = stoppedOf(run);
  return [
    TEXTS.done[run.kind](run.doneCount),
    ...(run.failedCount > 0 ? [TEXTS.failed(run.failedCount)] : []),
    ...(stopped > 0 ? [TEXTS.stoppedCount(stopped)] : []),
  ].join(', ');
}

const nameOf = ({ invoiceNumber, recipientName }: RunItem): string => invoiceNumber ?? recipientName;

const problemOf = (item: RunItem): Problem => ({
  id: String(item.position),
  name: nameOf(item),
  reason: item.failure ?? '',
  href: item.invoiceId
    ? linkTo('/invoice/$invoiceId', { invoiceId: item.invoiceId })
    : createFor(item.invoiceRecipientId),
});

/** Where the blocks of a recipient can be looked at and billed one by one. */
export const createFor = (recipientId: string): string => `${linkTo('/invoice/create')}?recipient=${recipientId}`;

/** Asks first: what has been done stays. */
function StopButton({ run }: { readonly run: Run }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        startIcon={<CirclePause size={16} />}
        onClick={() => setAsking(true)}
        sx={{ justifySelf: 'start' }}
      >
        {TEXTS.stop}
      </Button>
      {isAsking && (
        <CommandDialog
          title={TEXTS.stopTitle[run.kind]}
          icon={<OctagonPause />}
          tone="neutral"
          consequences={[
            ...(run.doneCount > 0 ? [{ icon: <CircleCheck />, text: TEXTS.stopDone[run.kind](run.doneCount) }] : []),
            { icon: <Hourglass />, text: TEXTS.stopWaiting(run.waitingCount) },
          ]}
          note={TEXTS.stopNote}
          confirm={TEXTS.stop}
          cancel={TEXTS.goOn}
          command={stopBillingRun}
          variables={{ id: run.id }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
