import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { mondayOf } from '@gastspiel/domain/time/week.ts';
import { weekNumber } from '@gastspiel/domain/time/week-number.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNow } from '#platform/state/use-now.ts';
import { formatDay } from '#ui/fields/german-date.ts';
import { later } from '#ui/later/later.tsx';
import { FloatingFailed } from '#ui/later/load-failed.tsx';
import type { Column } from '#ui/table/column.ts';
import { RowTable } from '#ui/table/row-table.tsx';
import { TONES } from '#ui/tokens.ts';
import { Bars } from './bars.tsx';
import { count, rate } from './figure-texts.ts';
import { PlotCard } from './plot-card.tsx';
import { weeksToDraw } from './plot-scale.ts';
import type { Statistics } from './statistics-query.ts';
import { PLOT_TEXTS, FILL_TEXTS as TEXTS } from './statistics-texts.ts';

/** A form is heavy, and the home shows the plot without it. */
const FillTargetDialog = later(async () => (await import('./fill-target-dialog.tsx')).FillTargetDialog, {
  Failed: FloatingFailed,
});

const HEIGHT = 208;
/** The target's own colour, so that nobody takes it for a bar. */
const TARGET = TONES.orange.text;

type Week = Statistics['byWeek'][number];

/** How far the weeks are filled, beside what the agency aims at. */
export function FillPlot({ data }: { readonly data: Statistics | undefined }) {
  return <WeeksPlot weeks={data?.byWeek} target={data?.fillTarget} legend={data && <Target data={data} />} />;
}

interface WeeksPlotProps {
  readonly weeks: readonly Week[] | undefined;
  readonly target?: number | undefined;
  readonly legend?: ReactNode;
}

/** The same for whoever plans, without what the agency aims at. */
export function WeeksPlot({ weeks, target, legend }: WeeksPlotProps) {
  return (
    <PlotCard
      title={TEXTS.title}
      hint={TEXTS.hint}
      height={HEIGHT}
      legend={legend}
      plot={weeks && <Plot all={weeks} target={target} />}
      table={weeks && <RowTable label={TEXTS.title} columns={COLUMNS} rows={weeks} rowKey={({ monday }) => monday} />}
    />
  );
}

function Target({ data: { fillTarget, viewerCanSetFillTarget } }: { readonly data: Statistics }) {
  const [isChanging, setIsChanging] = useState(false);
  const sign = (
    <Box component="span" aria-hidden sx={{ width: 16, borderTop: `2px dashed ${TARGET}`, display: 'inline-block' }} />
  );
  if (!viewerCanSetFillTarget) {
    return (
      <Box component="span" sx={{ ...LEGEND, display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
        {sign}
        {TEXTS.target(fillTarget)}
      </Box>
    );
  }
  return (
    <>
      <Button
        size="small"
        aria-haspopup="dialog"
        aria-label={TEXTS.change(fillTarget)}
        startIcon={sign}
        endIcon={<Pencil size={12} />}
        onClick={() => setIsChanging(true)}
        sx={{ ...LEGEND, mr: -1 }}
      >
        {TEXTS.target(fillTarget)}
      </Button>
      {isChanging && <FillTargetDialog target={fillTarget} onClose={() => setIsChanging(false)} />}
    </>
  );
}
const LEGEND = { color: TARGET, fontSize: '0.75rem', fontWeight: 400 } as const;

function Plot({ all, target }: { readonly all: readonly Week[]; readonly target: number | undefined }) {
  const color = useTheme().palette.primary.main;
  const present = mondayOf(dayOf(useNow()));
  const weeks = weeksToDraw(all, present);
  return (
    <Bars
      label={TEXTS.label(weeks.length, target)}
      height={HEIGHT}
      names={weeks.map(({ monday }) => monday)}
      shortName={(monday) => String(weekNumber(monday).week)}
      ticks={[0, 50, 100]}
      tickText={PLOT_TEXTS.percent}
      axisWidth={50}
      series={[{ id: 'rate', data: weeks.map(({ fillRate }) => fillRate ?? 0), color }]}
      isUnfinished={(index) => (weeks[index]?.monday ?? '') >= present}
      present={present}
      tooltip={(index) => <Told week={weeks[index]} present={present} />}
    >
      {target !== undefined && (
        <ChartsReferenceLine y={target} lineStyle={{ stroke: TARGET, strokeDasharray: '3 3' }} />
      )}
    </Bars>
  );
}

function Told({ week, present }: { readonly week: Week | undefined; readonly present: string }) {
  if (!week) return null;
  return (
    <>
      <b>{TEXTS.weekOf(week.week, weekNumber(week.monday).year)}</b>
      <span>{rate(week.fillRate)}</span>
      <i>{TEXTS.places(count(week.filledPlaces), count(week.wantedPlaces))}</i>
      {week.monday >= present && <i>{TEXTS.unfinished}</i>}
    </>
  );
}

const COLUMNS: readonly Column<Week>[] = [
  { key: 'week', label: TEXTS.week, cell: ({ week, monday }) => TEXTS.weekInYear(week, weekNumber(monday).year) },
  { key: 'monday', label: TEXTS.monday, priority: 2, cell: ({ monday }) => formatDay(monday) },
  { key: 'filled', label: TEXTS.filled, align: 'right', cell: ({ filledPlaces }) => count(filledPlaces) },
  { key: 'wanted', label: TEXTS.wanted, align: 'right', cell: ({ wantedPlaces }) => count(wantedPlaces) },
  { key: 'rate', label: TEXTS.rate, align: 'right', cell: ({ fillRate }) => rate(fillRate) },
];
