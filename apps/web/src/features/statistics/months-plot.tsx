import { monthOf } from '@gastspiel/domain/time/month.ts';
import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { useTheme } from '@mui/material/styles';
import { useNow } from '#platform/state/use-now.ts';
import { formatGerman } from '#ui/fields/german-number.ts';
import { formatEuro } from '#ui/format/german-money.ts';
import { longMonth } from '#ui/format/german-month.ts';
import type { Column } from '#ui/table/column.ts';
import { RowTable } from '#ui/table/row-table.tsx';
import { NEUTRAL } from '#ui/tokens.ts';
import { Bars } from './bars.tsx';
import { ChangeText } from './change-text.tsx';
import { changeInPercent, wholeEuro } from './figure-texts.ts';
import { Lines } from './lines.tsx';
import { monthOfYear, shortMonth, yearOfMonth } from './month-texts.ts';
import { LegendMark, PlotCard } from './plot-card.tsx';
import { ticksOver } from './plot-scale.ts';
import { MONTHS_TEXTS as TEXTS } from './statistics-texts.ts';

const HEIGHT = 264;

interface MonthRow {
  readonly month: string;
  readonly now: number;
  readonly before: number;
}

interface Months {
  readonly revenueByMonth: readonly { readonly month: string; readonly netRevenue: { readonly value: number } }[];
}
/** As much of the statistics as is drawn. */
interface MonthsAndBefore extends Months {
  readonly yearBefore: Months;
}

const rowsOf = ({ revenueByMonth, yearBefore }: MonthsAndBefore): readonly MonthRow[] =>
  revenueByMonth.map(({ month, netRevenue }, index) => ({
    month,
    now: netRevenue.value,
    // The same days a year before have the same months.
    before: yearBefore.revenueByMonth[index]?.netRevenue.value ?? 0,
  }));

/** The revenue of each month, beside the year before. */
export const MonthsPlot = (props: MonthsPlotProps) => <MonthsCard {...props} shape="bars" before={NEUTRAL[200]} />;

/** The same as lines, where there is less room; a line needs more contrast than a bar. */
export const MonthsLines = (props: MonthsPlotProps) => <MonthsCard {...props} shape="lines" before={NEUTRAL[500]} />;

interface MonthsPlotProps {
  readonly data: MonthsAndBefore | undefined;
  readonly height?: number;
}

interface Shape {
  readonly shape: 'bars' | 'lines';
  /** The colour of the year before. */
  readonly before: string;
}

function MonthsCard({ data, height = HEIGHT, shape, before }: MonthsPlotProps & Shape) {
  const { palette } = useTheme();
  const rows = data && rowsOf(data);
  return (
    <PlotCard
      title={TEXTS.title}
      hint={shape === 'bars' ? TEXTS.hint : TEXTS.unit}
      height={height}
      legend={
        <>
          <LegendMark color={palette.primary.main} {...(shape === 'lines' && { line: 'solid' })}>
            {TEXTS.now}
          </LegendMark>
          <LegendMark color={before} {...(shape === 'lines' && { line: 'dashed' })}>
            {TEXTS.before}
          </LegendMark>
        </>
      }
      plot={rows && <Plot rows={rows} color={palette.primary.main} height={height} shape={shape} before={before} />}
      table={rows && <RowTable label={TEXTS.title} columns={COLUMNS} rows={rows} rowKey={({ month }) => month} />}
    />
  );
}

interface PlotProps extends Shape {
  readonly rows: readonly MonthRow[];
  readonly color: string;
  readonly height: number;
}

function Plot({ rows, color, height, shape, before: colorBefore }: PlotProps) {
  const Chart = shape === 'bars' ? Bars : Lines;
  const present = monthOf(dayOf(useNow()));
  const largest = Math.max(...rows.flatMap(({ now, before }) => [now, before]));
  const [first, last] = [rows[0], rows.at(-1)];
  return (
    <Chart
      label={TEXTS.label(shape, first ? longMonth(first.month) : '', last ? longMonth(last.month) : '')}
      height={height}
      names={rows.map(({ month }) => month)}
      shortName={shortMonth}
      ticks={ticksOver(largest)}
      tickText={(value) => formatGerman(value, 3, 0)}
      axisWidth={46}
      series={[
        { id: 'before', data: rows.map(({ before }) => Math.max(before, 0)), color: colorBefore },
        { id: 'now', data: rows.map(({ now }) => Math.max(now, 0)), color },
      ]}
      isUnfinished={(index, series) => series === 'now' && (rows[index]?.month ?? '') >= present}
      tooltip={(index) => <Told row={rows[index]} present={present} />}
    />
  );
}

function Told({ row, present }: { readonly row: MonthRow | undefined; readonly present: string }) {
  if (!row) return null;
  const year = yearOfMonth(row.month);
  return (
    <>
      <b>{monthOfYear(row.month)}</b>
      <span>
        <i>{year}</i> {wholeEuro(row.now)}
      </span>
      <span>
        <i>{Number(year) - 1}</i> {wholeEuro(row.before)}
      </span>
      {row.month === present && <i>{TEXTS.unfinished}</i>}
    </>
  );
}

const COLUMNS: readonly Column<MonthRow>[] = [
  { key: 'month', label: TEXTS.month, cell: ({ month }) => longMonth(month), takesRest: true },
  { key: 'now', label: TEXTS.now, align: 'right', cell: ({ now }) => formatEuro(now) },
  { key: 'before', label: TEXTS.before, align: 'right', cell: ({ before }) => formatEuro(before) },
  {
    key: 'change',
    label: TEXTS.change,
    align: 'right',
    priority: 2,
    cell: ({ now, before }) => <ChangeText change={changeInPercent(now, before)} />,
  },
];
