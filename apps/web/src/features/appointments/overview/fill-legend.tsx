import Box from '@mui/material/Box';
import { Row } from '#ui/layout.tsx';
import { FILL_COLOURS } from '../fill.tsx';
import { FILL_TEXTS } from './overview-texts.ts';

const STATES = ['EMPTY', 'PARTLY', 'FULL'] as const;

/** The meaning of the bars' colours. */
export function FillLegend() {
  return (
    <Row align="stretch" wraps sx={{ columnGap: 2, color: 'text.secondary' }}>
      {STATES.map((state) => (
        <Box key={state} component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
          <Box aria-hidden sx={{ width: 16, height: 4, borderRadius: 2, bgcolor: FILL_COLOURS[state].bar }} />
          {FILL_TEXTS[state]}
        </Box>
      ))}
    </Row>
  );
}
