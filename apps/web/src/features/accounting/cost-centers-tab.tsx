import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CircleCheck, CircleSlash, Layers, RefreshCw } from 'lucide-react';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { useNow } from '#platform/state/use-now.ts';
import { COLUMN, Quiet, Row } from '#ui/layout.tsx';
import { useNotify } from '#ui/notices/notify.ts';
import { BlankState } from '#ui/states/blank-state.tsx';
import { FailedState, hasFailed } from '#ui/states/failed-state.tsx';
import { StateChip } from '#ui/states/state-chip.tsx';
import type { Column } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/data-table.tsx';
import { TONES } from '#ui/tokens.ts';
import { PAGE_TEXTS, COST_CENTER_TEXTS as TEXTS, whenText } from './accounting-texts.ts';
import { type ReadCostCenter, readCostCenters, useConnection } from './connection.ts';
import { LIST_HEAD } from './layout.ts';
import { Trouble } from './trouble.tsx';

/** The cost centres as they were read last; a worker's page offers them. */
export function CostCentersTab() {
  const query = useConnection();
  const { data } = query;
  const now = useNow();
  const notify = useNotify();
  const read = useAttempt(readCostCenters, { onDone: () => notify({ text: TEXTS.hasRead }) });
  const active = data?.costCenters.filter(({ isActive }) => isActive).length ?? 0;
  const button = (
    <Button
      variant={data?.costCentersReadAt ? 'outlined' : 'contained'}
      startIcon={<RefreshCw size={16} />}
      loading={read.isBusy}
      loadingPosition="start"
      onClick={() => read.press({})}
    >
      {data?.costCentersReadAt ? TEXTS.readAgain : TEXTS.read}
    </Button>
  );
  const isEmpty = data?.costCenters.length === 0;
  return (
    <Box sx={COLUMN}>
      {data && !isEmpty && (
        <Box sx={LIST_HEAD}>
          <span>
            <b>{TEXTS.count(active)}</b>
            {data.costCentersReadAt && `, ${TEXTS.readAt(whenText(data.costCentersReadAt, now))}`}
          </span>
          <Box sx={{ ml: 'auto' }}>{button}</Box>
        </Box>
      )}
      {/* Problems of the connection stand above. */}
      {read.error && !data?.problem && <Trouble>{read.error.message}</Trouble>}
      <DataTable
        label={TEXTS.label}
        columns={COLUMNS}
        rows={data?.costCenters}
        rowKey={({ id }) => id}
        card={InFew}
        cardMark={State}
        blank={
          hasFailed(query) ? (
            <FailedState title={PAGE_TEXTS.failed} query={query} />
          ) : (
            isEmpty && (
              <BlankState icon={<Layers />} title={TEXTS.empty} actions={button}>
                {TEXTS.emptyHint}
              </BlankState>
            )
          )
        }
      />
    </Box>
  );
}

const State = ({ isActive }: ReadCostCenter) =>
  isActive ? (
    <StateChip tone="success" icon={CircleCheck} label={TEXTS.active} />
  ) : (
    <StateChip tone="neutral" icon={CircleSlash} label={TEXTS.inactive} />
  );

/** Workers who still have an unused cost centre keep times back. */
const isStranded = ({ isActive, targetUsersCount }: ReadCostCenter): boolean => !isActive && targetUsersCount > 0;

const Stranded = ({ targetUsersCount }: ReadCostCenter) => (
  <Box component="span" sx={{ typography: 'body2', color: TONES.warning.text }}>
    {TEXTS.inactiveHint(targetUsersCount)}
  </Box>
);

const InFew = (center: ReadCostCenter) => (
  <Quiet sx={{ display: 'grid' }}>
    <span>{center.description}</span>
    {isStranded(center) ? <Stranded {...center} /> : <span>{`${TEXTS.workers}: ${center.targetUsersCount}`}</span>}
  </Quiet>
);

const COLUMNS: readonly Column<ReadCostCenter>[] = [
  { key: 'number', label: TEXTS.number, cell: ({ number }) => number },
  { key: 'name', label: TEXTS.name, takesRest: true, cell: ({ description }) => description },
  {
    key: 'state',
    label: TEXTS.state,
    cell: (center) => (
      <Row gap={1}>
        <State {...center} />
        {isStranded(center) && <Stranded {...center} />}
      </Row>
    ),
  },
  { key: 'workers', label: TEXTS.workers, align: 'right', cell: ({ targetUsersCount }) => targetUsersCount },
];
