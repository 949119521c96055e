import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RotateCw } from 'lucide-react';
import { formatInstant } from '#ui/format/german-instant.ts';
import type { Column } from '#ui/table/column.ts';
import { JOB_TEXTS as TEXTS } from './admin-texts.ts';
import type { FailedJob } from './failed-jobs-query.ts';
import { kindOf, reasonOf } from './job-words.ts';

export const failedJobColumns = (
  busy: readonly string[],
  onRetry: (id: string) => void,
): readonly Column<FailedJob>[] => [
  { key: 'kind', label: TEXTS.kind, cell: ({ kind }) => kindOf(kind) },
  { key: 'tenant', label: TEXTS.tenant, priority: 3, cell: ({ tenantName }) => tenantName ?? TEXTS.noTenant },
  { key: 'failedAt', label: TEXTS.failedAt, cell: ({ failedAt }) => formatInstant(failedAt) },
  { key: 'attempts', label: TEXTS.attempts, align: 'right', priority: 2, cell: ({ attempts }) => attempts },
  {
    key: 'reason',
    label: TEXTS.reason,
    cell: ({ reason }) => (
      <Box component="span" sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere', typography: 'body2' }}>
        {reasonOf(reason)}
      </Box>
    ),
  },
  {
    key: 'retry',
    label: TEXTS.step,
    cell: ({ id, kind }) => (
      <Button
        size="small"
        variant="outlined"
        startIcon={<RotateCw size={14} />}
        loading={busy.includes(id)}
        aria-label={TEXTS.retryWhat(kindOf(kind))}
        onClick={() => onRetry(id)}
      >
        {TEXTS.retry}
      </Button>
    ),
  },
];
