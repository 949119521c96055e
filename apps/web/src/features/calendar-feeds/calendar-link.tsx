import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CalendarPlus } from 'lucide-react';
import { CopyButton } from '#ui/copy-button.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { NEUTRAL } from '#ui/tokens.ts';
import { CALENDAR_TEXTS as TEXTS } from './calendar-texts.ts';

/** The link while it can be seen: to be copied, or opened by the phone's calendar. */
export const CalendarLink = ({ link }: { readonly link: string }) => (
  <Stack gap={1} sx={{ width: '100%' }}>
    <Typography variant="body2">{TEXTS.once}</Typography>
    <Box component="output" aria-label={TEXTS.link} sx={ADDRESS}>
      {link}
    </Box>
    <Row gap={1.5} align="stretch" wraps>
      <Button variant="contained" href={link.replace(/^https?:/, 'webcal:')} startIcon={<CalendarPlus size={16} />}>
        {TEXTS.subscribe}
      </Button>
      <CopyButton text={link} label={TEXTS.copy} />
    </Row>
  </Stack>
);

const ADDRESS = {
  p: 1.25,
  borderRadius: '8px',
  bgcolor: NEUTRAL[50],
  fontFamily: 'monospace',
  fontSize: '0.8125rem',
  overflowWrap: 'anywhere',
} as const;
