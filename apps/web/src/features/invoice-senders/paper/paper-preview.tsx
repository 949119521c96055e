import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Info } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { Quiet, Row } from '#ui/layout.tsx';
import { Note } from '#ui/note.tsx';
import { NEUTRAL } from '#ui/tokens.ts';
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
      <Row gap={1} align="baseline" justify="space-between">
        <Typography variant="h2" sx={{ fontSize: '1rem' }}>
          {PAPER_TEXTS.title}
        </Typography>
        <Quiet size="body2">{PAPER_TEXTS.hint}</Quiet>
      </Row>
      <Box inert aria-hidden sx={DESK}>
        <FocusedField value={focused}>
          <Paper sender={sender} />
        </FocusedField>
      </Box>
      <Note tone="info" icon={Info} role="note" isFramed>
        {PAPER_TEXTS.effect}
      </Note>
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
