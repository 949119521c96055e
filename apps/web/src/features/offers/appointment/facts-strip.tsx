import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Clock, ConciergeBell, Flag, type LucideIcon, MapPin, Shirt } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatHours, formatShift, formatWeekday, hoursOf } from '#ui/format/german-shift.ts';
import { addressLine, mapLink } from '#ui/format/place.ts';
import { formatRating } from '#ui/rating-texts.ts';
import { FACT_TEXTS } from '../cockpit-texts.ts';
import type { Appointment } from './appointment-query.ts';

interface Fact {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly value: ReactNode;
  readonly detail: ReactNode;
}

/** What everybody asks first, in one strip. */
export function FactsStrip({ appointment }: { readonly appointment: Appointment }) {
  return (
    <Box component="dl" sx={STRIP}>
      {factsOf(appointment).map(({ icon: Icon, label, value, detail }) => (
        <Box key={label} sx={{ minWidth: 0, px: 1.75, py: 1.25, overflowWrap: 'anywhere' }}>
          <Box component="dt" sx={LABEL}>
            <Icon size={13} aria-hidden />
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, fontWeight: 500 }}>
            {value}
          </Box>
          <Box component="dd" sx={{ m: 0, typography: 'body2', color: 'text.secondary' }}>
            {detail}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function factsOf(appointment: Appointment): readonly Fact[] {
  const { startDateTime: start, endDateTime: end, sectorAttributes: sector, internalAttributes } = appointment;
  const { minimumTargetUserRating: minimum } = internalAttributes;
  const address = addressLine(sector.address);
  const { invoiceRecipient } = appointment;
  const payer = invoiceRecipient?.name === sector.customer ? undefined : invoiceRecipient?.name;
  const meeting = sector.meetingInformation;
  return [
    {
      icon: Clock,
      label: FACT_TEXTS.when,
      value: formatWeekday(start),
      detail: `${formatShift(start, end)} · ${formatHours(hoursOf(start, end))}`,
    },
    {
      icon: MapPin,
      label: FACT_TEXTS.place,
      value: [sector.venue, sector.station].filter(Boolean).join(', '),
      detail: address && (
        <Link
          href={mapLink(sector.venue, address)}
          target="_blank"
          rel="noreferrer"
          aria-label={FACT_TEXTS.map(address)}
        >
          {address}
        </Link>
      ),
    },
    {
      icon: Flag,
      label: FACT_TEXTS.meeting,
      value: meeting ? `${meeting.time}, ${meeting.place}` : FACT_TEXTS.noMeeting,
      detail: sector.contact,
    },
    {
      icon: ConciergeBell,
      label: FACT_TEXTS.work,
      value: appointment.type ?? FACT_TEXTS.gone,
      detail: [appointment.pool ?? FACT_TEXTS.gone, minimum !== null && FACT_TEXTS.minimum(formatRating(minimum))]
        .filter(Boolean)
        .join(' · '),
    },
    {
      icon: Shirt,
      label: FACT_TEXTS.outfit,
      value: appointment.outfit?.title ?? FACT_TEXTS.noOutfit,
      detail: [FACT_TEXTS.customer(sector.customer), payer && FACT_TEXTS.recipient(payer)].filter(Boolean).join(' · '),
    },
  ];
}

const STRIP = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(3, 1fr)', lg: 'repeat(5, minmax(0, 1fr))' },
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  bgcolor: 'background.paper',
  overflow: 'clip',
  // Each draws the line to its neighbours; those at the edge fall under the frame.
  '& > div': { boxShadow: '1px 1px 0 #E4E7EB' },
} as const;
const LABEL = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.75,
  typography: 'caption',
  color: 'text.secondary',
} as const;
