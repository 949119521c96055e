import { keyframes } from '@emotion/react';
import Box from '@mui/material/Box';
import { Quiet, Row, Stack } from './layout.tsx';
import { NEUTRAL } from './tokens.ts';

interface ProgressProps {
  /** The work that is being done: "PDF-Dateien werden gepackt". */
  readonly label: string;
  /** Undefined while nobody knows how much there is. */
  readonly done?: number | undefined;
  readonly total?: number;
  /** Behind the figure, which then stands alone: "45 %". */
  readonly unit?: string;
}

const wander = keyframes({ from: { left: '-30%' }, to: { left: '100%' } });

/** Long work: how far it is, or that it goes on. */
export function Progress({ label, done, total = 100, unit }: ProgressProps) {
  const percent = done === undefined ? undefined : Math.round((done / Math.max(total, 1)) * 100);
  return (
    <Stack gap={0.75}>
      <Row align="stretch" justify="space-between" sx={{ typography: 'body2' }}>
        <span>{label}</span>
        {done !== undefined && (
          <Quiet component="span" size="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {unit ? `${done} ${unit}` : `${done} von ${total}`}
          </Quiet>
        )}
      </Row>
      <Box
        role="progressbar"
        aria-label={label}
        {...(percent !== undefined && { 'aria-valuenow': percent, 'aria-valuemin': 0, 'aria-valuemax': 100 })}
        sx={TRACK}
      >
        <Box
          sx={percent === undefined ? WANDERING : BAR}
          style={percent === undefined ? {} : { width: `${percent}%` }}
        />
      </Box>
    </Stack>
  );
}

const TRACK = {
  position: 'relative',
  height: 6,
  borderRadius: 999,
  bgcolor: NEUTRAL[150],
  overflow: 'hidden',
} as const;
const BAR = { height: '100%', borderRadius: 999, bgcolor: 'primary.main', transition: 'width 200ms' } as const;
const WANDERING = {
  ...BAR,
  position: 'absolute',
  width: '30%',
  animation: `${wander} 1.4s ease-in-out infinite`,
} as const;
