import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { CalendarCheck, Flag, Info, type LucideIcon, MapPin, Phone, Shirt } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { dialLink, phoneIn } from '#ui/contact-links.tsx';
import { formatDaysUntil } from '#ui/format/german-until.ts';
import { townOf } from '#ui/format/place.ts';
import { CARD, Quiet, Row, Stack } from '#ui/layout.tsx';
import { BlankState } from '#ui/states/blank-state.tsx';
import { NEUTRAL, tint } from '#ui/tokens.ts';
import { DateTile } from '../date-tile.tsx';
import { LIST_TEXTS } from '../own-offers-texts.ts';
import { ShiftTime } from '../shift-time.tsx';
import { OFFLINE_TEXTS as TEXTS } from './offline-texts.ts';
import type { KeptShift } from './shifts-to-keep.ts';

/** The next shifts as they were last seen, with everything that a worker needs on the way. */
export function KeptShiftList({ shifts }: { readonly shifts: readonly KeptShift[] }) {
  const [next] = shifts;
  return (
    <Stack gap={1.5}>
      {next ? (
        <Quiet size="body2">{TEXTS.next(formatDaysUntil(next.appointment.startDateTime, new Date()))}</Quiet>
      ) : (
        <BlankState icon={<CalendarCheck />} title={TEXTS.noneTitle}>
          {TEXTS.none}
        </BlankState>
      )}
      {shifts.map((shift) => (
        <ShiftCard key={shift.offerId} shift={shift} isNext={shift === next} />
      ))}
      <OfflineHint />
    </Stack>
  );
}

/** Beneath what can be seen but not answered. */
export function OfflineHint() {
  return (
    <Line icon={Info}>
      <span>{TEXTS.answersLater}</span>
    </Line>
  );
}

function ShiftCard({ shift, isNext }: { readonly shift: KeptShift; readonly isNext: boolean }) {
  const { description, startDateTime, endDateTime, venue, address, meetingPlace, meetingTime, outfit, contact } =
    shift.appointment;
  const titleId = useId();
  const phone = contact && phoneIn(contact);
  const place = [address?.streetNameAndNumber, townOf(address)].filter(Boolean).join(', ');
  return (
    <Box component="article" aria-labelledby={titleId} sx={isNext ? { ...WHOLE, ...NEXT } : WHOLE}>
      <Row gap={1.5} align="stretch">
        <DateTile instant={startDateTime} />
        <Box sx={{ minWidth: 0 }}>
          <Typography id={titleId} component="h2" variant="subtitle1" sx={{ overflowWrap: 'anywhere' }}>
            {description}
          </Typography>
          <ShiftTime start={startDateTime} end={endDateTime} />
        </Box>
      </Row>
      <Stack gap={0.75}>
        <Line icon={MapPin}>
          <span>
            {venue}
            {place && (
              <>
                <br />
                {place}
              </>
            )}
          </span>
        </Line>
        {meetingTime && meetingPlace && <Line icon={Flag}>{LIST_TEXTS.meeting(meetingTime, meetingPlace)}</Line>}
        {outfit && <Line icon={Shirt}>{outfit.title}</Line>}
        {contact && (
          <Line icon={Phone}>
            {phone ? (
              <Link
                href={dialLink(phone)}
                color="inherit"
                sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
              >
                {contact}
              </Link>
            ) : (
              contact
            )}
          </Line>
        )}
      </Stack>
    </Box>
  );
}

function Line({ icon: Icon, children }: { readonly icon: LucideIcon; readonly children: ReactNode }) {
  return (
    <Box sx={LINE}>
      <Icon size={16} color={NEUTRAL[500]} aria-hidden />
      {children}
    </Box>
  );
}

const WHOLE = { ...CARD, display: 'grid', gap: 1.5 } as const;
const NEXT = { bgcolor: tint(6), borderColor: tint(26) } as const;
const LINE = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 1.25,
  alignItems: 'start',
  '& > svg': { mt: '3px' },
  overflowWrap: 'anywhere',
  color: 'text.secondary',
} as const;
