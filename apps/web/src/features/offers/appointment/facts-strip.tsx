import { APPOINTMENT_PARTS, fullLabelOf } from '@gastspiel/domain/appointments/appointment-parts.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { Building2, Clock, ConciergeBell, Flag, type LucideIcon, MapPin, Shirt } from 'lucide-react';
import { useState } from 'react';
import { BlockFact } from '#features/worklogs/index.ts';
import { formatHours, formatShift, formatWeekday, hoursOf } from '#ui/format/german-shift.ts';
import { addressLine, mapLink } from '#ui/format/place.ts';
import { Cut } from '#ui/layout.tsx';
import { formatRating } from '#ui/rating-texts.ts';
import { FACT_TEXTS } from '../cockpit-texts.ts';
import type { Appointment } from './appointment-query.ts';

interface Fact {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly value: string;
  readonly detail: string;
  /** Where the detail leads to. */
  readonly link?: string | undefined;
}

/** The facts that everybody asks for first, in one strip. */
export function FactsStrip({ appointment }: { readonly appointment: Appointment }) {
  return (
    <Box component="dl" sx={STRIP}>
      {factsOf(appointment).map(({ icon: Icon, label, value, detail, link }) => (
        <Box key={label} sx={{ minWidth: 0, px: 1.25, py: 0.75 }}>
          <Box component="dt" sx={LABEL}>
            <Icon size={13} aria-hidden />
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, fontWeight: 500 }}>
            {detail === '' ? <Box sx={TWO_LINES}>{value}</Box> : <Cut>{value}</Cut>}
          </Box>
          {detail !== '' && (
            <Box component="dd" sx={{ m: 0, typography: { xs: 'body2', sm: 'caption' }, color: 'text.secondary' }}>
              {link ? (
                <Link href={link} target="_blank" rel="noreferrer" aria-label={FACT_TEXTS.map(detail)}>
                  <Cut>{detail}</Cut>
                </Link>
              ) : (
                <Cut>{detail}</Cut>
              )}
            </Box>
          )}
        </Box>
      ))}
      {notesOf(appointment).map(({ label, text }) => (
        <Note key={label} label={label} text={text} />
      ))}
      <BlockFact appointmentId={appointment.id} />
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
      icon: Building2,
      label: APPOINTMENT_PARTS.customer.label,
      value: sector.customer,
      detail: payer ? FACT_TEXTS.recipient(payer) : '',
    },
    {
      icon: MapPin,
      label: FACT_TEXTS.place,
      value: [sector.venue, sector.station].filter(Boolean).join(', '),
      detail: address,
      link: address ? mapLink(sector.venue, address) : undefined,
    },
    {
      icon: Flag,
      label: APPOINTMENT_PARTS.meetingPlace.label,
      value: meeting ? `${meeting.time}, ${meeting.place}` : FACT_TEXTS.noMeeting,
      detail: sector.contact ?? '',
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
      label: APPOINTMENT_PARTS.outfit.label,
      value: appointment.outfit?.title ?? FACT_TEXTS.noOutfit,
      detail: '',
    },
  ];
}

interface NoteText {
  readonly label: string;
  readonly text: string;
}

/** The notes about the appointment, if there are any. */
const notesOf = ({ sectorAttributes, internalAttributes }: Appointment): readonly NoteText[] =>
  [
    { label: fullLabelOf('notes'), text: sectorAttributes.notes ?? '' },
    { label: fullLabelOf('internalNotes'), text: internalAttributes.notes ?? '' },
  ].filter(({ text }) => text !== '');

/** More than about one line of the strip. */
const isLong = (text: string): boolean => text.length > 110 || text.includes('\n');

/** A note in one line of the strip; a long one opens. */
function Note({ label, text }: NoteText) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Box sx={NOTE}>
      <Box component="dt" sx={{ ...LABEL, flex: 'none' }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, minWidth: 0, flex: 1, ...(isOpen ? OPEN : CLOSED) }}>
        {text}
      </Box>
      {isLong(text) && (
        <Button
          size="small"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          sx={{ minHeight: { sm: 24 }, py: 0 }}
        >
          {isOpen ? FACT_TEXTS.less : FACT_TEXTS.more}
        </Button>
      )}
    </Box>
  );
}

const NOTE = {
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  alignItems: 'baseline',
  columnGap: 1.5,
  minWidth: 0,
  px: 1.75,
  py: 0.75,
} as const;
const OPEN = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;
const CLOSED = {
  whiteSpace: { xs: 'pre-line', sm: 'nowrap' },
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  overflowWrap: 'anywhere',
} as const;

const STRIP = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(3, minmax(0, 1fr))',
    lg: [1.1, 1.15, 1.2, 0.95, 1.05, 0.95].map((share) => `minmax(0, ${share}fr)`).join(' '),
  },
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  bgcolor: 'background.paper',
  overflow: 'clip',
  // Each draws the line to its neighbours; those at the edge fall under the frame.
  '& > div': { boxShadow: '1px 1px 0 #E4E7EB' },
} as const;
/** A value that stands alone may take the line of the detail. */
const TWO_LINES = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;
const LABEL = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.75,
  typography: 'caption',
  color: 'text.secondary',
  whiteSpace: 'nowrap',
} as const;
