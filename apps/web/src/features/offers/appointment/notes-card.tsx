import Box from '@mui/material/Box';
import { Facts } from '#ui/facts.tsx';
import { FACT_TEXTS } from '../cockpit-texts.ts';
import type { Appointment } from './appointment-query.ts';

/** What was written down about the appointment, if anything was. */
export function NotesCard({ sectorAttributes, internalAttributes }: Appointment) {
  const facts = [
    { label: FACT_TEXTS.notes, value: sectorAttributes.notes },
    { label: FACT_TEXTS.internalNotes, value: internalAttributes.notes },
  ].filter(({ value }) => Boolean(value));
  if (facts.length === 0) return null;
  return (
    <Box sx={{ whiteSpace: 'pre-line' }}>
      <Facts facts={facts} />
    </Box>
  );
}
