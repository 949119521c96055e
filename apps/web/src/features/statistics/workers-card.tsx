import Box from '@mui/material/Box';
import { useUiState } from '#platform/session/use-ui-state.ts';
import { formatEuro } from '#ui/format/german-money.ts';
import { Cut, Quiet, Row } from '#ui/layout.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import { type Asked, FailedState, hasFailed } from '#ui/states/failed-state.tsx';
import { CardTable } from '#ui/table/card-table.tsx';
import type { Column } from '#ui/table/column.ts';
import { Pager, usePageWithin } from '#ui/table/pager.tsx';
import { TONES } from '#ui/tokens.ts';
import type { StatisticsInput } from './chosen.ts';
import { count, hours } from './figure-texts.ts';
import { type Figures, useStatisticsOfWorkers, type WorkerFigures } from './statistics-query.ts';
import { WORKERS_TEXTS as TEXTS } from './statistics-texts.ts';

export const FIRST_PAGE = { number: 1, size: 10 };
export const WORKERS_PAGE = 'statistics.page';

interface WorkersCardProps {
  readonly input: StatisticsInput;
  /** The figures of all of them together. */
  readonly total: Figures | undefined;
}

/** Who worked how much, and who did not come. */
export function WorkersCard({ input, total }: WorkersCardProps) {
  const [page, setPage] = useUiState(WORKERS_PAGE, FIRST_PAGE);
  const query = useStatisticsOfWorkers(input, page);
  const { data } = query;
  const workers = data?.byTargetUser;
  usePageWithin(workers, page, setPage);
  return (
    <SectionCard
      title={TEXTS.title}
      hint={total && total.notCome > 0 && TEXTS.notComeOf(count(total.notCome), count(total.bookings))}
      isFlush
    >
      <Content rows={workers?.items} count={workers?.count} query={query} page={page} onPage={setPage} />
      {data !== undefined && data.netRevenueWithoutTargetUser.value !== 0 && (
        <Box sx={WITHOUT}>
          {TEXTS.without} <b>{formatEuro(data.netRevenueWithoutTargetUser.value)}</b>
        </Box>
      )}
    </SectionCard>
  );
}

interface ContentProps {
  readonly rows: readonly WorkerFigures[] | undefined;
  readonly count: number | undefined;
  readonly query: Asked;
  readonly page: typeof FIRST_PAGE;
  readonly onPage: (page: typeof FIRST_PAGE) => void;
}

function Content({ rows, count: all = 0, query, page, onPage }: ContentProps) {
  if (hasFailed(query)) return <FailedState isSmall title={TEXTS.failed} query={query} />;
  if (rows && all === 0)
    return (
      <Quiet size="body1" sx={{ p: 2 }}>
        {TEXTS.none}
      </Quiet>
    );
  return (
    <>
      <CardTable
        label={TEXTS.title}
        columns={COLUMNS}
        rows={rows}
        rowKey={({ id }) => id ?? ''}
        card={inFew}
        cardMark={Net}
      />
      {all > FIRST_PAGE.size && (
        <Box sx={{ px: { xs: 2, sm: 0 } }}>
          <Pager isStill page={page} count={all} onChange={onPage} />
        </Box>
      )}
    </>
  );
}

const NotCome = ({ value }: { readonly value: number }) => (
  <Box component="span" sx={value > 0 ? { color: TONES.rust.text, fontWeight: 600 } : { color: 'text.secondary' }}>
    {count(value)}
  </Box>
);

const Net = ({ netRevenue }: WorkerFigures) => (
  <Box component="b" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
    {formatEuro(netRevenue.value)}
  </Box>
);

/** Beneath the name on phones. */
const inFew = ({ bookings, workMinutes, notCome }: WorkerFigures) => (
  <Row align="stretch" justify="space-between" wraps sx={{ columnGap: 1, color: 'text.secondary' }}>
    <span>{TEXTS.inFew(count(bookings), hours(workMinutes))}</span>
    {notCome > 0 && (
      <Box component="span" sx={{ color: TONES.rust.text }}>
        {TEXTS.missed(count(notCome))}
      </Box>
    )}
  </Row>
);

const WITHOUT = {
  px: 1.5,
  py: 1.25,
  borderTop: 1,
  borderColor: 'divider',
  typography: 'body2',
  color: 'text.secondary',
  textAlign: 'right',
  '& b': { ml: 1, color: 'text.primary', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
} as const;

const COLUMNS: readonly Column<WorkerFigures>[] = [
  {
    key: 'name',
    label: TEXTS.name,
    takesRest: true,
    cell: ({ id, firstName, lastName }) => <Cut>{id === null ? TEXTS.left : `${firstName} ${lastName}`}</Cut>,
  },
  { key: 'bookings', label: TEXTS.bookings, align: 'right', cell: ({ bookings }) => count(bookings) },
  { key: 'notCome', label: TEXTS.notCome, align: 'right', cell: ({ notCome }) => <NotCome value={notCome} /> },
  { key: 'work', label: TEXTS.work, align: 'right', cell: ({ workMinutes }) => hours(workMinutes) },
  { key: 'breaks', label: TEXTS.breaks, align: 'right', priority: 2, cell: ({ breakMinutes }) => hours(breakMinutes) },
  {
    key: 'travel',
    label: TEXTS.travel,
    align: 'right',
    priority: 2,
    cell: ({ travelMinutes }) => hours(travelMinutes),
  },
  {
    key: 'net',
    label: TEXTS.net,
    align: 'right',
    cell: Net,
  },
];
