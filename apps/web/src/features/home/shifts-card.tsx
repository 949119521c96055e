import { type Day, dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useShowAppointments } from '#features/appointments/index.ts';
import { fullName } from '#features/offers/index.ts';
import { execute } from '#platform/graphql/execute.ts';
import { HOME } from '#platform/live/topics.ts';
import { linkTo } from '#platform/navigation/paths.ts';
import { useNow } from '#platform/state/use-now.ts';
import { FieldWarning } from '#ui/fields/field-warning.tsx';
import { formatShift } from '#ui/format/german-shift.ts';
import { List, Quiet, Row } from '#ui/layout.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import { RowLink } from '#ui/table/row-link.tsx';
import { Tag } from '#ui/tag.tsx';
import { NEUTRAL, TONES } from '#ui/tokens.ts';
import { type Home, MoreShiftsDocument } from './home-document.ts';
import { SHIFT_TEXTS as TEXTS } from './home-texts.ts';
import { CallButton } from './matter.tsx';
import { ROW, ROWS } from './rows.ts';

type Shift = Home['shiftsOfDay']['items'][number];
type Member = Shift['crew'][number];

/** The card shows no more of them; the board has them all. */
const MOST = 25;

/** Asked for with the first press, and kept up to date from then on, as the page is. */
function useMore(today: Day) {
  const [isWanted, setIsWanted] = useState(false);
  const { data, isFetching, isLoadingError, refetch } = useQuery({
    queryKey: [HOME, 'shifts', today],
    queryFn: ({ signal }) => execute(MoreShiftsDocument, { today }, { signal }),
    enabled: isWanted,
  });
  return {
    items: data?.shiftsOfDay.items,
    isLoading: isFetching && !data,
    isFailed: isLoadingError,
    ask: () => (isWanted ? void refetch() : setIsWanted(true)),
  };
}

/** Today's shifts: who is where, with the phone at hand. */
export function ShiftsCard({ shifts: { count, items } }: { readonly shifts: Home['shiftsOfDay'] }) {
  const show = useShowAppointments();
  const today = dayOf(useNow());
  const more = useMore(today);
  const shown = more.items ?? items;
  const left = Math.min(count, MOST) - shown.length;
  return (
    <SectionCard
      title={TEXTS.title}
      isFlush
      action={
        count > 0 && (
          <Link
            href={linkTo('/appointments')}
            onClick={() => show({ range: { from: today, to: today } })}
            underline="hover"
          >
            {TEXTS.all(count)}
          </Link>
        )
      }
    >
      {count === 0 && <Quiet sx={{ p: 2 }}>{TEXTS.none}</Quiet>}
      <List>
        {shown.map((shift) => (
          <ShiftRow key={shift.appointment.id} {...shift} />
        ))}
      </List>
      {left > 0 && (
        <Row wraps sx={{ m: 1, columnGap: 1 }}>
          <Button size="small" loading={more.isLoading} onClick={more.ask}>
            {TEXTS.more(left)}
          </Button>
          {more.isFailed && <FieldWarning>{TEXTS.failed}</FieldWarning>}
        </Row>
      )}
    </SectionCard>
  );
}

function ShiftRow({ appointment, desiredTargetUsers, crew }: Shift) {
  const { id, description, customer, venue, startDateTime, endDateTime } = appointment;
  const coming = crew.filter(({ isPrevented }) => !isPrevented).length;
  return (
    <Box component="li" sx={LINE}>
      <Box sx={{ color: NEUTRAL[600] }}>{formatShift(startDateTime, endDateTime)}</Box>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <RowLink href={linkTo('/appointment/$appointmentId', { appointmentId: id })}>{description}</RowLink>
        <Quiet size="caption">{venue === customer ? customer : `${customer}, ${venue}`}</Quiet>
      </Box>
      <Box sx={{ fontWeight: 600, color: coming < desiredTargetUsers ? TONES.danger.text : NEUTRAL[900] }}>
        {`${coming}/${desiredTargetUsers}`}
      </Box>
      <Box component="ul" sx={CREW}>
        {crew.length === 0 && <Box component="li">{TEXTS.nobody}</Box>}
        {crew.map((member) => (
          <CrewMember key={member.targetUserId} {...member} />
        ))}
      </Box>
    </Box>
  );
}

function CrewMember(member: Member) {
  const name = fullName(member);
  return (
    <Box component="li" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      <Box component="span" sx={member.isPrevented ? { textDecoration: 'line-through', color: NEUTRAL[500] } : {}}>
        {name}
      </Box>
      {member.isTeamLeader && <Tag label={TEXTS.leader} />}
      {member.isPrevented && <Box sx={{ typography: 'caption', color: TONES.danger.text }}>{TEXTS.prevented}</Box>}
      {member.isUnconfirmed && <Box sx={{ typography: 'caption', color: TONES.warning.text }}>{TEXTS.unconfirmed}</Box>}
      <CallButton name={name} phone={member.phoneNumber} />
    </Box>
  );
}

const LINE = {
  ...ROW,
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: '8rem minmax(0, 14rem) 3rem minmax(0, 1fr)' },
  '& > :first-of-type': { gridColumn: { xs: '1 / -1', md: 'auto' } },
} as const;
const CREW = {
  ...ROWS,
  gridColumn: { xs: '1 / -1', md: 'auto' },
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  typography: 'body2',
} as const;
