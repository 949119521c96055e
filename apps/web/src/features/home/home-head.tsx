import { inviteLink } from '@gastspiel/domain/tenants/association-code.ts';
import { TIME_ZONE } from '@gastspiel/domain/time/time-zone.ts';
import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { weekNumber } from '@gastspiel/domain/time/week-number.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Plus } from 'lucide-react';
import { useAssociationCode } from '#platform/invite/use-association-code.ts';
import { serverOrigin } from '#platform/native/server-address.ts';
import { linkTo } from '#platform/navigation/paths.ts';
import { useNow } from '#platform/state/use-now.ts';
import { may, useViewer } from '#platform/viewer/viewer.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { Quiet, Row } from '#ui/layout.tsx';
import { DAY_TEXTS as TEXTS } from './day-texts.ts';

const DATE = new Intl.DateTimeFormat('de-AT', {
  timeZone: TIME_ZONE,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const HOUR = new Intl.DateTimeFormat('de-AT', { timeZone: TIME_ZONE, hour: '2-digit', hourCycle: 'h23' });
/** "09 Uhr" begins with the number. */
const hourOf = (now: Date): number => Number.parseInt(HOUR.format(now), 10);

/** Greets, tells the day, and holds the two steps that are taken most. */
export function HomeHead() {
  const viewer = useViewer();
  const now = useNow();
  const { code, isLoading } = useAssociationCode();
  const { user } = viewer;
  return (
    <Row gap={1.5} justify="space-between" wraps>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
          {`${TEXTS.greeting(hourOf(now))}, ${user?.firstName ?? ''} ${user?.lastName ?? ''}`}
        </Typography>
        <Quiet size="body1">{TEXTS.date(DATE.format(now), weekNumber(dayOf(now)).week)}</Quiet>
      </Box>
      <Box sx={STEPS}>
        {(code || isLoading) && <CopyButton text={code} label={TEXTS.copyCode} />}
        {(code || isLoading) && <CopyButton text={code && inviteLink(serverOrigin(), code)} label={TEXTS.copyLink} />}
        {may(viewer, 'appointments.write') && (
          <Button variant="contained" href={linkTo('/appointment/create')} startIcon={<Plus size={16} />}>
            {TEXTS.create}
          </Button>
        )}
      </Box>
    </Row>
  );
}

/** A phone comes to the day first: what is made there is made in the lists. */
const STEPS = { display: { xs: 'none', sm: 'flex' }, flexWrap: 'wrap', gap: 1.5 } as const;
