import Button from '@mui/material/Button';
import { CircleCheck, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { Quiet } from '#ui/layout.tsx';
import { useNotify } from '#ui/notices/notify.ts';
import { SectionCard } from '#ui/section-card.tsx';
import { BlankState } from '#ui/states/blank-state.tsx';
import { FailedState, hasFailed } from '#ui/states/failed-state.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import { Pager } from '#ui/table/pager.tsx';
import { JOB_TEXTS as TEXTS } from './admin-texts.ts';
import { failedJobColumns } from './failed-job-columns.tsx';
import { retryJobs, useFailedJobs } from './failed-jobs-query.ts';

const NOBODY: ReadonlySet<string> = new Set();

/** Background work that was given up, and a way to try it once more. */
export function FailedJobs() {
  const [page, setPage] = useState({ number: 1, size: 10 });
  const [selected, setSelected] = useState(NOBODY);
  const query = useFailedJobs(page);
  const { data } = query;
  const notify = useNotify();
  const shown = data?.items.filter(({ id }) => selected.has(id)).map(({ id }) => id) ?? [];
  const retry = useAttempt(retryJobs, {
    onDone: (count) => {
      notify({ text: TEXTS.retried(count) });
      setSelected(NOBODY);
    },
    onFailed: ({ message }) => notify({ tone: 'danger', text: TEXTS.notRetried, detail: message }),
  });
  const busy = retry.isBusy ? (retry.sent?.ids ?? []) : [];
  return (
    <SectionCard
      title={TEXTS.title}
      action={
        shown.length > 0 && (
          <Button
            variant="soft"
            size="small"
            startIcon={<RotateCw size={16} />}
            loading={retry.isBusy}
            onClick={() => retry.press({ ids: shown })}
          >
            {TEXTS.retryChosen(shown.length)}
          </Button>
        )
      }
    >
      <Quiet sx={{ mb: 1.5 }}>{TEXTS.hint}</Quiet>
      <DataTable
        label={TEXTS.title}
        columns={failedJobColumns(busy, (id) => retry.press({ ids: [id] }))}
        rows={data?.items}
        rowKey={({ id }) => id}
        selection={{ selected, onChange: setSelected }}
        blank={
          hasFailed(query) ? (
            <FailedState isSmall title={TEXTS.failed} query={query} />
          ) : data?.count === 0 ? (
            <BlankState isSmall icon={<CircleCheck />} title={TEXTS.none} />
          ) : undefined
        }
        foot={data && data.count > page.size && <Pager page={page} count={data.count} onChange={setPage} />}
      />
    </SectionCard>
  );
}
