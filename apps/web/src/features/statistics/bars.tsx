import Box from '@mui/material/Box';
import { BarChart, type BarChartProps, type BarProps } from '@mui/x-charts/BarChart';
import { ChartsText, type ChartsTextProps } from '@mui/x-charts/ChartsText';
import { ChartsTooltipContainer, useAxesTooltip } from '@mui/x-charts/ChartsTooltip';
import { createContext, type ReactNode, use } from 'react';
import { NEUTRAL } from '#ui/tokens.ts';

interface BarsProps extends Pick<BarChartProps, 'series' | 'children'> {
  /** For who does not see it. */
  readonly label: string;
  readonly height: number;
  /** What stands beneath each group of bars; each only once. */
  readonly names: readonly string[];
  readonly shortName: (name: string) => string;
  readonly ticks: readonly number[];
  readonly tickText: (value: number) => string;
  readonly axisWidth: number;
  /** What is not over yet: drawn lighter. */
  readonly isUnfinished: (index: number, series: string) => boolean;
  readonly tooltip: (index: number) => ReactNode;
  /** The name that is printed in bold while nothing is pointed at. */
  readonly present?: string | undefined;
}

type Marks = Pick<BarsProps, 'isUnfinished' | 'tooltip' | 'present' | 'shortName'>;
const MarksContext = createContext<Marks | undefined>(undefined);

/** Bars side by side, without motion. The parts of the plot are told by a context, so that they are always the same components. */
export function Bars({ label, height, names, ticks, tickText, axisWidth, series, children, ...marks }: BarsProps) {
  return (
    <Box role="img" aria-label={label} sx={PLOT}>
      <MarksContext value={marks}>
        <BarChart
          series={series}
          height={height}
          hideLegend
          skipAnimation
          disableKeyboardNavigation
          grid={{ horizontal: true }}
          axisHighlight={{ x: 'none' }}
          margin={{ top: 12, right: 4, bottom: 0, left: 0 }}
          xAxis={[
            {
              data: [...names],
              valueFormatter: (name: string) => marks.shortName(name),
              height: 26,
              categoryGapRatio: series.length > 1 ? 0.36 : 0.5,
              barGapRatio: 0.08,
              disableTicks: true,
            },
          ]}
          yAxis={[
            {
              min: ticks[0],
              max: ticks.at(-1),
              tickInterval: [...ticks],
              valueFormatter: (value: number) => tickText(value),
              width: axisWidth,
              disableLine: true,
              disableTicks: true,
            },
          ]}
          slots={{ bar: Bar, axisTickLabel: TickLabel, tooltip: Tooltip }}
        >
          {children}
        </BarChart>
      </MarksContext>
    </Box>
  );
}

function Bar({ seriesId, dataIndex, color, x, y, width, height }: BarProps) {
  const isUnfinished = use(MarksContext)?.isUnfinished(dataIndex, String(seriesId));
  if (height <= 0) return null;
  if (!isUnfinished) return <rect x={x} y={y} width={width} height={height} rx={2} fill={color} />;
  // The stroke lies on the edge, half of it outside.
  return (
    <rect
      x={x + 0.5}
      y={y + 0.5}
      width={Math.max(width - 1, 0)}
      height={Math.max(height - 0.5, 0)}
      rx={2}
      fill={color}
      fillOpacity={0.26}
      stroke={color}
      strokeDasharray="2.5 2"
    />
  );
}

function TickLabel({ style, ...props }: ChartsTextProps) {
  const marks = use(MarksContext);
  const pointed = useAxesTooltip()?.[0]?.axisFormattedValue;
  const present = marks?.present === undefined ? undefined : marks.shortName(marks.present);
  const isStrong = props.text === (pointed ?? present);
  return <ChartsText {...props} style={isStrong ? { ...style, ...STRONG } : (style ?? {})} />;
}
const STRONG = { fontWeight: 650, fill: NEUTRAL[900] } as const;

function Tooltip() {
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
const PLOT = {
  mx: -0.5,
  '& .MuiChartsAxis-root .MuiChartsAxis-tickLabel': { fill: NEUTRAL[500], fontSize: '0.75rem', fontFamily: 'inherit' },
  '& .MuiChartsAxis-root .MuiChartsAxis-line': { stroke: NEUTRAL[200] },
  '& .MuiChartsGrid-root .MuiChartsGrid-line': { stroke: NEUTRAL[100] },
  '& text': { fontFamily: 'inherit' },
} as const;
