import { understandPeriod } from '@gastspiel/domain/appointments/planned-period.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ConciergeBell, Flag, MapPin, Shirt, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { formatHours } from '#ui/format/german-shift.ts';
import { CARD, Quiet, Row, Stack } from '#ui/layout.tsx';
import { Note } from '#ui/note.tsx';
import { NEUTRAL } from '#ui/tokens.ts';
import { type Choices, nameOf } from '../agency-choices.ts';
import { whenOf } from '../appointment-times.ts';
import type { AppointmentValues } from './appointment-form.ts';
import { PREVIEW_TEXTS as TEXTS } from './form-texts.ts';

const BREAK_AFTER_HOURS = 6;

/** How the offer will read to workers, while it is being written. */
export function OfferPreview({ choices: { types, outfits } }: { readonly choices: Choices }) {
  const values = useWatch<AppointmentValues>() as AppointmentValues;
  const { venue, address, meetingInformation: meeting, outfitKey } = values.sectorAttributes;
  const period = understandPeriod(values);
  const times = period && { startDateTime: period.start.toISOString(), endDateTime: period.end.toISOString() };
  const town = [address.postalCode, address.location].filter(Boolean).join(' ');
  const place = [venue, town].filter(Boolean).join(', ');
  return (
    <Stack component="aside" gap={1.5} aria-label={TEXTS.title} sx={{ position: { lg: 'sticky' }, top: 96 }}>
      <Quiet size="body2" sx={{ fontWeight: 600 }}>
        {TEXTS.title}
      </Quiet>
      <Stack gap={1} sx={{ ...CARD, bgcolor: NEUTRAL[25], overflowWrap: 'anywhere' }}>
        <Typography variant="h2">{values.description.trim() || TEXTS.noDescription}</Typography>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {times && period ? `${whenOf(times)} · ${formatHours(period.hours)}` : TEXTS.noPeriod}
        </Typography>
        <Line icon={<MapPin />}>{place || TEXTS.noVenue}</Line>
        <Meeting time={meeting.time} place={meeting.place} />
        <Line icon={<ConciergeBell />}>{nameOf(types, values.typeId)}</Line>
        <Line icon={<Shirt />}>{nameOf(outfits, outfitKey ?? null)}</Line>
      </Stack>
      {period && period.hours > BREAK_AFTER_HOURS && (
        <Note tone="warning" icon={TriangleAlert} role="note">
          <b>{TEXTS.breakNeeded}</b> {TEXTS.breakRule}
        </Note>
      )}
    </Stack>
  );
}

interface MeetingProps {
  readonly time?: string | null | undefined;
  readonly place?: string | null | undefined;
}

function Meeting({ time, place }: MeetingProps) {
  if (time && place) return <Line icon={<Flag />}>{TEXTS.meeting(time, place)}</Line>;
  if (!time && !place) return null;
  return (
    <Line icon={<Flag />} isMissing>
      {time ? TEXTS.noMeetingPlace(time) : TEXTS.noMeetingTime(place ?? '')}
    </Line>
  );
}

interface LineProps {
  readonly icon: ReactNode;
  readonly isMissing?: boolean;
  readonly children: ReactNode;
}

function Line({ icon, isMissing = false, children }: LineProps) {
  if (!children) return null;
  return (
    <Box sx={{ ...LINE, color: isMissing ? 'error.main' : 'text.secondary' }}>
      <Row align="stretch" aria-hidden sx={{ flex: 'none', '& svg': { width: 16, height: 16 } }}>
        {icon}
      </Row>
      <span>{children}</span>
    </Box>
  );
}

const LINE = { display: 'flex', alignItems: 'center', gap: 1, typography: 'body2' } as const;
