import Box from '@mui/material/Box';
import { ChartsText, type ChartsTextProps } from '@mui/x-charts/ChartsText';
import { ChartsTooltipContainer, useAxesTooltip } from '@mui/x-charts/ChartsTooltip';
import { createContext, type ReactNode, use } from 'react';
import { NEUTRAL } from '#ui/tokens.ts';

/** The props that every plot over weeks or months has, whatever it draws. */
export interface PlotProps {
  /** For who does not see it. */
  readonly label: string;
  readonly height: number;
  /** The name beneath each place; each only once. */
  readonly names: readonly string[];
  readonly shortName: (name: string) => string;
  readonly ticks: readonly number[];
  readonly tickText: (value: number) => string;
  readonly axisWidth: number;
  readonly series: readonly {
    readonly id: string;
    readonly data: readonly (number | null)[];
    readonly color: string;
  }[];
  /** Whether a value is not over yet: drawn lighter. */
  readonly isUnfinished: (index: number, series: string) => boolean;
  readonly tooltip: (index: number) => ReactNode;
  /** The name that is printed in bold while nothing is pointed at. */
  readonly present?: string | undefined;
}

type Marks = Pick<PlotProps, 'isUnfinished' | 'tooltip' | 'present' | 'shortName'>;
/** The parts of a plot are told by a context, so that they are always the same components. */
export const MarksContext = createContext<Marks | undefined>(undefined);

/** Without motion and legend; the keyboard has the table. */
export const STILL = {
  hideLegend: true,
  skipAnimation: true,
  disableKeyboardNavigation: true,
  grid: { horizontal: true },
  axisHighlight: { x: 'none' },
  margin: { top: 12, right: 4, bottom: 0, left: 0 },
} as const;

export const namesAxis = ({ names, shortName }: Pick<PlotProps, 'names' | 'shortName'>) => ({
  data: [...names],
  valueFormatter: (name: string) => shortName(name),
  height: 26,
  disableTicks: true,
});

export const valuesAxis = ({ ticks, tickText, axisWidth }: Pick<PlotProps, 'ticks' | 'tickText' | 'axisWidth'>) => ({
  min: ticks[0] ?? 0,
  max: ticks.at(-1) ?? 0,
  tickInterval: [...ticks],
  valueFormatter: (value: number) => tickText(value),
  width: axisWidth,
  disableLine: true,
  disableTicks: true,
});

export function TickLabel({ style, ...props }: ChartsTextProps) {
  const marks = use(MarksContext);
  const pointed = useAxesTooltip()?.[0]?.axisFormattedValue;
  const present = marks?.present === undefined ? undefined : marks.shortName(marks.present);
  const isStrong = props.text === (pointed ?? present);
  return <ChartsText {...props} style={isStrong ? { ...style, ...STRONG } : (style ?? {})} />;
}
const STRONG = { fontWeight: 650, fill: NEUTRAL[900] } as const;

export function Tooltip() {
  return (
    <ChartsTooltipContainer trigger="axis" position="top">
      <TooltipContent />
    </ChartsTooltipContainer>
  );
}

function TooltipContent() {
  const index = useAxesTooltip()?.[0]?.dataIndex;
  const marks = use(MarksContext);
  return index === undefined ? null : <Box sx={TOOLTIP}>{marks?.tooltip(index)}</Box>;
}

const TOOLTIP = {
  display: 'grid',
  px: 1,
  py: 0.75,
  m: 1,
  borderRadius: '8px',
  bgcolor: NEUTRAL[800],
  color: NEUTRAL[0],
  fontSize: '0.75rem',
  lineHeight: '1rem',
  fontVariantNumeric: 'tabular-nums',
  '& b': { fontWeight: 600 },
  '& i': { fontStyle: 'normal', color: NEUTRAL[300] },
} as const;

/** Colours by selectors: the plot's parts take no `sx`. Two classes each, to win over the library's one. */
export const PLOT = {
  mx: -0.5,
  '& .MuiChartsAxis-root .MuiChartsAxis-tickLabel': { fill: NEUTRAL[500], fontSize: '0.75rem', fontFamily: 'inherit' },
  '& .MuiChartsAxis-root .MuiChartsAxis-line': { stroke: NEUTRAL[200] },
  '& .MuiChartsGrid-root .MuiChartsGrid-line': { stroke: NEUTRAL[100] },
  '& text': { fontFamily: 'inherit' },
} as const;
