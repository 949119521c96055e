import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Info } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { NEUTRAL, TONES } from '#ui/tokens.ts';
import { PAPER_TEXTS } from '../sender-texts.ts';
import type { SenderValues } from '../sender-values.ts';
import { Paper } from './paper.tsx';
import { FocusedField, useFocusedField } from './use-focused-field.ts';

/** An invoice as it will look, while its sender is being typed. A picture: whoever can not see it has the form. */
export function PaperPreview() {
  const sender = useWatch<SenderValues>() as SenderValues;
  const focused = useFocusedField();
  return (
    <Box component="aside" aria-label={PAPER_TEXTS.title} sx={ASIDE}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="h2" sx={{ fontSize: '1rem' }}>
          {PAPER_TEXTS.title}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {PAPER_TEXTS.hint}
        </Typography>
      </Box>
      <Box inert aria-hidden sx={DESK}>
        <FocusedField value={focused}>
          <Paper sender={sender} />
        </FocusedField>
      </Box>
      <Box role="note" sx={NOTE}>
        <Info size={18} aria-hidden />
        <span>{PAPER_TEXTS.effect}</span>
      </Box>
    </Box>
  );
}

const ASIDE = { display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)', position: { lg: 'sticky' }, top: 96 };

/** Beside the form the paper is as high as the window allows, so that all of it stays in sight. */
const DESK = {
  display: 'grid',
  justifyItems: 'center',
  gridTemplateColumns: {
    xs: 'minmax(0, 28rem)',
    lg: 'minmax(0, max(16rem, calc((100vh - 20rem) * 210 / 297)))',
  },
  justifyContent: 'center',
  p: 2,
  borderRadius: '10px',
  bgcolor: NEUTRAL[100],
} as const;

const NOTE = {
  display: 'flex',
  gap: 1,
  p: 1.5,
  borderRadius: '10px',
  border: '1px solid #BBD3F4',
  typography: 'body2',
  color: TONES.info.text,
  bgcolor: TONES.info.ground,
  '& svg': { flex: 'none' },
} as const;
