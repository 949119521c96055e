import Box from '@mui/material/Box';
import { useState } from 'react';
import { HistorySection } from '#ui/history/history-section.tsx';
import type { Offer } from '../lanes/offers-query.ts';
import type { Appointment } from './appointment-query.ts';
import { historyLines } from './history-lines.ts';
import { historyPlace } from './history-place.ts';
import { useHistory } from './history-query.ts';
import { useWorkerNames } from './worker-names.ts';

interface AppointmentHistoryProps {
  readonly appointment: Appointment;
  readonly offers: readonly Offer[];
}

/** Who did what with the appointment and its offers. */
export function AppointmentHistory({ appointment: { id }, offers }: AppointmentHistoryProps) {
  const [page, setPage] = useState({ number: 1, size: 10 });
  const query = useHistory(id, page);
  const entries = query.data?.appointment.history;
  const agency = query.data?.tenantInformation;
  const names = new Map([
    ...[...(agency?.targetUserPools ?? []), ...(agency?.appointmentTypes ?? [])].map(
      (named) => [named.id, named.description] as const,
    ),
    ...(agency?.outfits ?? []).map((outfit) => [outfit.id, outfit.title] as const),
    ...useWorkerNames(entries?.items ?? [], offers),
  ]);
  return (
    <Box {...historyPlace} sx={{ '&:focus': { outline: 'none' } }}>
      <HistorySection
        query={{ ...query, data: entries }}
        page={page}
        onPage={setPage}
        linesOf={(entry) => historyLines(entry, names)}
      />
    </Box>
  );
}
