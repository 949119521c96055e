import { monthOf } from '@gastspiel/domain/time/month.ts';
import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { CircleAlert, Download, FileCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { useShowInvoices } from '#features/invoices/index.ts';
import { useDownload } from '#parts/downloads/use-download.ts';
import { linkTo } from '#platform/navigation/paths.ts';
import { useUiState } from '#platform/session/use-ui-state.ts';
import { useNow } from '#platform/state/use-now.ts';
import { formatDay } from '#ui/fields/german-date.ts';
import { MonthChoice, monthBefore } from '#ui/fields/month-choice.tsx';
import { longMonth } from '#ui/format/german-month.ts';
import { Quiet, Row } from '#ui/layout.tsx';
import { DetailPage } from '#ui/pages/detail-page.tsx';
import { BlankState } from '#ui/states/blank-state.tsx';
import { FailedState, hasFailed } from '#ui/states/failed-state.tsx';
import { TONES, type Tone } from '#ui/tokens.ts';
import { type Statement, useStatement } from '../statistics-query.ts';
import { STATISTICS_TEXTS } from '../statistics-texts.ts';
import { STATISTICS_TITLES } from '../statistics-titles.ts';
import { StatementTable } from './statement-table.tsx';
import { STATEMENT_TEXTS as TEXTS } from './statement-texts.ts';

/** The tax office's statement for a month, and what is missing for it. */
export function StatementPage() {
  const present = monthOf(dayOf(useNow()));
  // The month that has to be handed in next.
  const [chosen, setMonth] = useUiState('statement.month', '');
  const month = chosen || monthBefore(present);
  const query = useStatement(month);
  const { data } = query;
  const { isBusy, download } = useDownload({ recapitulativeStatementCsv: { month } }, TEXTS.notExported);
  const blank = data ? (
    <BlankState icon={<FileCheck />} title={TEXTS.empty(longMonth(data.month))}>
      {TEXTS.emptyHint}
    </BlankState>
  ) : (
    <FailedState title={TEXTS.failed} query={query} />
  );
  return (
    <DetailPage
      crumbs={[
        { label: STATISTICS_TEXTS.up, href: linkTo('/invoices') },
        { label: STATISTICS_TITLES.statistics, href: linkTo('/invoices/statistics') },
        { label: STATISTICS_TITLES.statement },
      ]}
      title={STATISTICS_TITLES.statement}
      meta={TEXTS.about}
      actions={
        <Button
          variant="contained"
          loading={isBusy}
          disabled={!data?.rows.length}
          startIcon={<Download size={16} />}
          onClick={download}
        >
          {TEXTS.csv}
        </Button>
      }
    >
      <Row gap={1.5} wraps>
        <MonthChoice month={month} last={present} onChoose={setMonth} />
        {data && data.rows.length > 0 && <Quiet component="span">{TEXTS.due(formatDay(data.dueOn))}</Quiet>}
      </Row>
      {data && <Missing statement={data} />}
      <StatementTable statement={data} blank={data || hasFailed(query) ? blank : undefined} />
    </DetailPage>
  );
}

/** Reasons why the statement is not complete. */
function Missing({ statement: { rows, unsentInvoices } }: { readonly statement: Statement }) {
  const show = useShowInvoices();
  const withoutVat = rows.filter(({ vatNumber }) => vatNumber === null).length;
  return (
    <>
      {withoutVat > 0 && (
        <Hint tone="danger" icon={<CircleAlert size={16} aria-hidden />}>
          {TEXTS.missing(withoutVat)}
        </Hint>
      )}
      {unsentInvoices > 0 && (
        <Hint tone="info" icon={<Info size={16} aria-hidden />}>
          {TEXTS.drafts(unsentInvoices)}{' '}
          <Link
            href={linkTo('/invoices')}
            color="inherit"
            onClick={() => show({ states: ['DRAFT', 'MISSED_SENDING'] })}
            sx={{ fontWeight: 600 }}
          >
            {TEXTS.toDrafts}
          </Link>
        </Hint>
      )}
    </>
  );
}

interface HintProps {
  readonly tone: Tone;
  readonly icon: ReactNode;
  readonly children: ReactNode;
}

const Hint = ({ tone, icon, children }: HintProps) => (
  <Row
    role="status"
    gap={1}
    align="start"
    sx={{
      px: 2,
      py: 1.25,
      borderRadius: '10px',
      bgcolor: TONES[tone].ground,
      color: TONES[tone].text,
      '& > svg': { flex: 'none', mt: '2px' },
    }}
  >
    {icon}
    <span>{children}</span>
  </Row>
);
