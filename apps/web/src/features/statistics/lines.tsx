import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';
import { NEUTRAL } from '#ui/tokens.ts';
import { MarksContext, namesAxis, PLOT, type PlotProps, STILL, TickLabel, Tooltip, valuesAxis } from './plot-parts.tsx';

/** Lines over one another: the last one is what it is about, drawn with marks and the area beneath it, the others dashed. */
export function Lines(plot: PlotProps) {
  const { label, height, series } = plot;
  const main = series.at(-1)?.id;
  return (
    <Box role="img" aria-label={label} sx={LINES}>
      <MarksContext value={plot}>
        <LineChart
          {...STILL}
          series={series.map(({ id, data, color }) => ({
            id,
            data: [...data],
            color,
            curve: 'linear',
            area: id === main,
            showMark: id === main,
            disableHighlight: true,
          }))}
          height={height}
          xAxis={[{ ...namesAxis(plot), scaleType: 'point' }]}
          yAxis={[valuesAxis(plot)]}
          slots={{ axisTickLabel: TickLabel, tooltip: Tooltip }}
        />
      </MarksContext>
    </Box>
  );
}

/** Dashes and an area tell the lines apart without colours. */
const LINES = {
  ...PLOT,
  '& .MuiLineChart-line:not([data-series="now"])': { strokeDasharray: '4 3', strokeWidth: 1.5 },
  '& .MuiLineChart-area': { fillOpacity: 0.08 },
  '& .MuiLineChart-mark': { fill: NEUTRAL[0], strokeWidth: 2 },
} as const;
