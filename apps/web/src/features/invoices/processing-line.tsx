import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { Check } from 'lucide-react';
import { CARD } from '#ui/layout.tsx';
import { NEUTRAL, TONES } from '#ui/tokens.ts';
import { VISUALLY_HIDDEN } from '#ui/visually-hidden.ts';
import type { InvoiceWhole } from './invoice-query.ts';
import { processingSteps } from './processing-steps.ts';
import { PROCESSING_TEXTS as TEXTS } from './processing-texts.ts';

/** How far an invoice is: a line of steps, one under the other where there is little room. */
export const ProcessingLine = ({ invoice }: { readonly invoice: InvoiceWhole }) => (
  <Box sx={{ ...CARD, containerType: 'inline-size' }}>
    <Box component="ol" aria-label={TEXTS.label} sx={LINE}>
      {processingSteps(invoice).map(({ key, value, look }) => (
        <li key={key} data-look={look} {...((look === 'now' || look === 'late') && { 'aria-current': 'step' })}>
          <span className="mark" aria-hidden>
            {look === 'done' && <Check size={10} strokeWidth={3.5} />}
          </span>
          <span className="words">
            <b>{TEXTS.steps[key]}</b>
            <Box component="span" sx={VISUALLY_HIDDEN}>{` (${TEXTS.looks[look]}) `}</Box>
            <span>{value}</span>
          </span>
        </li>
      ))}
    </Box>
  </Box>
);

const LINE: SystemStyleObject<Theme> = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'flex',
  '& li': { position: 'relative', flex: '1 1 0', minWidth: 0, display: 'grid', gap: 0.75 },
  '& li:last-of-type': { flex: '0 1 auto' },
  // The way to the next step, dark once it is behind us.
  '& li:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    top: '6.5px',
    left: '16px',
    right: 0,
    height: '2px',
    bgcolor: NEUTRAL[200],
  },
  '& li[data-look=done]:not(:last-of-type):has(+ li:not([data-look=open], [data-look=off]))::before': {
    bgcolor: NEUTRAL[700],
  },
  '& .mark': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    boxSizing: 'border-box',
    width: 16,
    height: 16,
    borderRadius: '50%',
    border: `2px solid ${NEUTRAL[300]}`,
    bgcolor: NEUTRAL[0],
    color: NEUTRAL[0],
  },
  '& [data-look=done] .mark': { bgcolor: NEUTRAL[700], borderColor: NEUTRAL[700] },
  '& [data-look=now] .mark': { borderWidth: 5, borderColor: 'primary.main' },
  '& [data-look=late] .mark': { borderWidth: 5, borderColor: TONES.danger.text },
  '& .words': { display: 'grid', pr: 1, typography: 'body2', color: 'text.secondary' },
  '& .words b': { fontWeight: 600, color: NEUTRAL[900] },
  '& [data-look=late] .words, & [data-look=late] b': { color: TONES.danger.text },
  '@container (max-width: 699px)': {
    display: 'grid',
    gap: 1.25,
    '& li': { display: 'flex', gap: 1.25 },
    '& li:not(:last-of-type)::before': {
      top: '16px',
      bottom: '-10px',
      left: '7px',
      right: 'auto',
      width: '2px',
      height: 'auto',
    },
    '& .mark': { flex: 'none', mt: '1px' },
    '& .words': { display: 'flex', flexWrap: 'wrap', columnGap: 1 },
  },
};
