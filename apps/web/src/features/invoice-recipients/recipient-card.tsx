import Box from '@mui/material/Box';
import { Tags } from '#ui/tags.tsx';
import type { RecipientSummary } from './recipients-query.ts';

/** A recipient on phones: what one needs to recognise it. */
export function RecipientCard({ customerNumber, postalCode, location, contactPersonNames }: RecipientSummary) {
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start', color: 'text.secondary', overflowWrap: 'anywhere' }}>
      <span>{`${customerNumber} · ${postalCode} ${location}`}</span>
      {contactPersonNames.length > 0 && <Tags labels={contactPersonNames} max={1} />}
    </Box>
  );
}
