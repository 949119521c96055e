import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ChartColumn, Download, FileSpreadsheet, FileText, type LucideIcon } from 'lucide-react';
import { optionsOf, useChoices } from '#features/appointments/index.ts';
import { type DownloadInput, useDownload } from '#parts/downloads/use-download.ts';
import { linkTo } from '#platform/navigation/paths.ts';
import { useUiState } from '#platform/session/use-ui-state.ts';
import { useNow } from '#platform/state/use-now.ts';
import { FilterBar } from '#ui/filters/filter-bar.tsx';
import { MoreButtons } from '#ui/filters/more-buttons.tsx';
import { rangeText } from '#ui/filters/range-text.ts';
import { CARD } from '#ui/layout.tsx';
import { Crumbs } from '#ui/pages/crumbs.tsx';
import { HeaderAction } from '#ui/pages/header-action.tsx';
import { BlankState } from '#ui/states/blank-state.tsx';
import { FailedState, hasFailed } from '#ui/states/failed-state.tsx';
import { NoMatchState } from '#ui/states/no-match-state.tsx';
import { useIsPhone } from '#ui/use-is-phone.ts';
import { VISUALLY_HIDDEN } from '#ui/visually-hidden.ts';
import { ALL, type Chosen, FILTERS, isNarrowed, spanOf, statisticsInput } from './chosen.ts';
import { CustomersCard } from './customers-card.tsx';
import { FigureCards } from './figure-cards.tsx';
import { FillPlot } from './fill-plot.tsx';
import { MonthsPlot } from './months-plot.tsx';
import { statisticsFilters } from './statistics-filters.tsx';
import { type Statistics, useStatistics } from './statistics-query.ts';
import { PERIOD_TEXTS, STATISTICS_TEXTS as TEXTS } from './statistics-texts.ts';
import { STATISTICS_TITLES } from './statistics-titles.ts';
import { TypesCard } from './types-card.tsx';
import { FIRST_PAGE, WORKERS_PAGE, WorkersCard } from './workers-card.tsx';

/** Work, filled places and revenue of a period, beside the year before. */
export function StatisticsPage() {
  const isPhone = useIsPhone();
  const today = dayOf(useNow());
  const [chosen, setChosen] = useUiState<Chosen>(FILTERS, ALL);
  const [page, setPage] = useUiState(WORKERS_PAGE, FIRST_PAGE);
  const { types } = useChoices();
  const input = statisticsInput(chosen, today);
  const query = useStatistics(input);
  const { data } = query;
  const show = (next: Chosen): void => {
    setChosen(next);
    setPage({ ...page, number: 1 });
  };
  const exports = (
    <>
      <ExportButton input={{ statisticsCsv: input }} label={TEXTS.csv} icon={Download} />
      <ExportButton input={{ statisticsXlsx: input }} label={TEXTS.xlsx} icon={FileSpreadsheet} isMain />
    </>
  );
  return (
    <Box sx={{ ...ROW, alignContent: 'start' }}>
      <Box sx={TOP}>
        <Crumbs crumbs={[{ label: TEXTS.up, href: linkTo('/invoices') }, { label: STATISTICS_TITLES.statistics }]} />
        {!isPhone && (
          <Link href={linkTo('/invoices/recapitulative_statement')} underline="hover" sx={TO_STATEMENT}>
            <FileText size={14} aria-hidden />
            {STATISTICS_TITLES.statement}
          </Link>
        )}
      </Box>
      {isPhone && (
        <HeaderAction>
          <MoreButtons>
            {exports}
            <Button
              variant="outlined"
              href={linkTo('/invoices/recapitulative_statement')}
              startIcon={<FileText size={16} />}
            >
              {STATISTICS_TITLES.statement}
            </Button>
          </MoreButtons>
        </HeaderAction>
      )}
      <FilterBar
        lead={
          <>
            <Typography variant="h1" sx={TITLE}>
              {STATISTICS_TITLES.statistics}
            </Typography>
            {isPhone && (
              <Box sx={{ flex: 1, alignSelf: 'center', fontWeight: 600 }}>{rangeText(spanOf(chosen, today))}</Box>
            )}
          </>
        }
        filters={statisticsFilters({
          chosen,
          today,
          types: optionsOf(types),
          isPhone,
          narrow: (changed) => show({ ...chosen, ...changed }),
        })}
        isCountAtEnd
        onClear={() => show(ALL)}
        actions={!isPhone && exports}
      />
      {hasFailed(query) ? (
        <Box sx={CARD}>
          <FailedState title={TEXTS.failed} query={query} />
        </Box>
      ) : data && isEmpty(data) ? (
        <Box sx={CARD}>
          <Empty chosen={chosen} onShow={show} />
        </Box>
      ) : (
        <>
          <FigureCards data={data} />
          <Box sx={{ ...ROW, gridTemplateColumns: { lg: 'minmax(0, 62fr) minmax(0, 38fr)' } }}>
            <MonthsPlot data={data} />
            <TypesCard data={data} />
          </Box>
          <Box sx={{ ...ROW, gridTemplateColumns: { lg: 'minmax(0, 38fr) minmax(0, 62fr)' } }}>
            <FillPlot data={data} />
            <CustomersCard data={data} />
          </Box>
          <WorkersCard input={input} total={data?.total} />
        </>
      )}
    </Box>
  );
}

/** Nothing planned, nothing worked, nothing billed. */
const isEmpty = ({ total }: Statistics): boolean =>
  total.appointments === 0 && total.workMinutes === 0 && total.netRevenue.value === 0;

function Empty({ chosen, onShow }: { readonly chosen: Chosen; readonly onShow: (chosen: Chosen) => void }) {
  if (isNarrowed(chosen)) {
    return <NoMatchState onClear={() => onShow({ ...ALL, span: chosen.span })}>{TEXTS.noMatch}</NoMatchState>;
  }
  return (
    <BlankState
      icon={<ChartColumn />}
      title={TEXTS.empty}
      actions={
        chosen.span && (
          <Button variant="contained" onClick={() => onShow(ALL)}>
            {PERIOD_TEXTS.known.TWELVE_MONTHS}
          </Button>
        )
      }
    >
      {TEXTS.emptyHint}
    </BlankState>
  );
}

interface ExportButtonProps {
  readonly input: DownloadInput;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly isMain?: boolean;
}

/** The figures as they are shown. */
function ExportButton({ input, label, icon: Icon, isMain = false }: ExportButtonProps) {
  const { isBusy, download } = useDownload(input, TEXTS.notExported);
  return (
    <Button
      variant={isMain ? 'contained' : 'outlined'}
      loading={isBusy}
      startIcon={<Icon size={16} />}
      onClick={download}
    >
      {label}
    </Button>
  );
}

const ROW = { display: 'grid', gap: { xs: 1.5, sm: 2 }, gridTemplateColumns: 'minmax(0, 1fr)' } as const;
/** The filter bar reaches up to it. */
const TOP = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 2,
  mb: -1,
  position: 'relative',
  zIndex: 4,
} as const;
/** Where there is little room, the header says it alone. */
const TITLE = { alignSelf: 'center', mr: 1, '@media (max-width: 1399.95px)': VISUALLY_HIDDEN } as const;
const TO_STATEMENT = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  typography: 'body2',
} as const;
