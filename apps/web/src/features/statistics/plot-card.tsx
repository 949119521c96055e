import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { ChartColumn, Table2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Row } from '#ui/layout.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import { APPEAR_LATE } from '#ui/states/skeleton.tsx';
import { NEUTRAL } from '#ui/tokens.ts';
import { PLOT_TEXTS as TEXTS } from './statistics-texts.ts';

/** The room that a plot has beneath it in its card. */
const BENEATH = 8;

interface PlotCardProps {
  readonly title: string;
  readonly hint: string;
  readonly legend: ReactNode;
  readonly height: number;
  /** Neither while it is being loaded. */
  readonly plot: ReactNode;
  readonly table: ReactNode;
}

/** A plot, and the figures behind it for whom a picture tells nothing. */
export function PlotCard({ title, hint, legend, height, plot, table }: PlotCardProps) {
  const [isTable, setIsTable] = useState(false);
  const Icon = isTable ? ChartColumn : Table2;
  const isShown = isTable && table !== undefined;
  return (
    <SectionCard
      title={title}
      hint={hint}
      isFlush={isShown}
      action={
        <Row wraps sx={{ columnGap: 1 }}>
          {legend}
          <IconButton
            size="small"
            title={isTable ? TEXTS.plot : TEXTS.table}
            aria-label={isTable ? TEXTS.asPlot(title) : TEXTS.asTable(title)}
            onClick={() => setIsTable(!isTable)}
            sx={{ mr: -0.75, my: -0.5, color: NEUTRAL[500] }}
          >
            <Icon size={16} aria-hidden />
          </IconButton>
        </Row>
      }
    >
      {isShown ? (
        // Scrolling areas must be reached by the keyboard.
        <Box role="group" aria-label={title} tabIndex={0} sx={{ height: height + BENEATH, overflowY: 'auto' }}>
          {table}
        </Box>
      ) : (
        (plot ?? <Waiting height={height} />)
      )}
    </SectionCard>
  );
}

/** Where the bars will stand. */
const Waiting = ({ height }: { readonly height: number }) => (
  <Box aria-hidden sx={{ ...APPEAR_LATE, height, display: 'flex', alignItems: 'flex-end', gap: '3%', px: 2, pb: 3 }}>
    {[55, 80, 42, 50, 48, 56, 60, 74].map((percent) => (
      <Box key={percent} sx={{ flex: 1, height: `${percent}%`, borderRadius: '2px', bgcolor: NEUTRAL[100] }} />
    ))}
  </Box>
);

interface LegendMarkProps {
  readonly color: string;
  /** As it is drawn: a bar, unless it is a line. */
  readonly line?: 'solid' | 'dashed';
  readonly children: string;
}

/** The meaning of a colour. */
export const LegendMark = ({ color, line, children }: LegendMarkProps) => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, mr: 1, typography: 'caption' }}>
    <Box
      component="span"
      aria-hidden
      sx={
        line
          ? { width: 14, borderTop: `2px ${line} ${color}` }
          : { width: 12, height: 12, borderRadius: '3px', bgcolor: color }
      }
    />
    {children}
  </Box>
);
