import Box from '@mui/material/Box';
import { BarChart, type BarProps } from '@mui/x-charts/BarChart';
import { type ReactNode, use } from 'react';
import { MarksContext, namesAxis, PLOT, type PlotProps, STILL, TickLabel, Tooltip, valuesAxis } from './plot-parts.tsx';

/** Bars side by side. */
export function Bars({ children, ...plot }: PlotProps & { readonly children?: ReactNode }) {
  const { label, height, series } = plot;
  return (
    <Box role="img" aria-label={label} sx={PLOT}>
      <MarksContext value={plot}>
        <BarChart
          {...STILL}
          series={series.map(({ data, ...one }) => ({ ...one, data: [...data] }))}
          height={height}
          xAxis={[{ ...namesAxis(plot), categoryGapRatio: series.length > 1 ? 0.36 : 0.5, barGapRatio: 0.08 }]}
          yAxis={[valuesAxis(plot)]}
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
