import { REJECTIONS } from '@gastspiel/domain/accounting/transfer.ts';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { CircleAlert } from 'lucide-react';
import { linkTo } from '#platform/navigation/paths.ts';
import { formatDay } from '#ui/fields/german-date.ts';
import { Cut, Quiet, Row, Stack } from '#ui/layout.tsx';
import type { Column } from '#ui/table/column.ts';
import { TONES } from '#ui/tokens.ts';
import { HoursChange } from './hours-change.tsx';
import type { Difference, Shown, TransferLine } from './transfer-query.ts';
import { LIST_TEXTS as TEXTS } from './transfer-texts.ts';

type Time = Difference | TransferLine;
export const nameOf = ({ firstName, lastName }: Time): string => `${firstName} ${lastName}`;
/** The longest names would push all else away. */
export const WorkerName = (time: Time) => <Cut width="clamp(140px, 15vw, 240px)">{nameOf(time)}</Cut>;
/** "24.10." */
export const shortDay = ({ day }: Time): string => formatDay(day).slice(0, 6);

/** "Gala-Dinner", "Gala-Dinner, Fahrtzeit" */
export const whatOf = ({ description, isTravel }: Time): string => (isTravel ? TEXTS.travel(description) : description);

export const BlockLink = (time: Time) => (
  <Link
    href={linkTo('/worklog_recording/$worklogBlockId', { worklogBlockId: time.worklogBlockId })}
    underline="hover"
    color="inherit"
    sx={{ display: 'block', minWidth: 0 }}
  >
    <Cut>{whatOf(time)}</Cut>
  </Link>
);

/** The reason why it is kept back, and where that is mended. */
function obstacleOf({ obstacle, costCenter, exitDate, targetUserId }: Difference) {
  const edit = `${linkTo('/target_user/edit/$targetUserId', { targetUserId })}?part=staffMember`;
  if (obstacle === 'NO_PERSONNEL_NUMBER') return { reason: TEXTS.noNumber, step: TEXTS.mend, href: edit };
  if (obstacle === 'COST_CENTER_INACTIVE')
    return { reason: TEXTS.inactive(costCenter), step: TEXTS.chooseCostCenter, href: edit };
  const page = linkTo('/target_user/$targetUserId', { targetUserId });
  return { reason: TEXTS.left(formatDay(exitDate).slice(0, 6)), step: TEXTS.look, href: page };
}

const Reason = (difference: Difference) => (
  <Box component="span" sx={REASON}>
    <CircleAlert size={16} aria-hidden />
    {obstacleOf(difference).reason}
  </Box>
);

function Mend(difference: Difference) {
  const { step, href } = obstacleOf(difference);
  return (
    <Link href={href} underline="hover" aria-label={TEXTS.stepFor(step, nameOf(difference))} sx={STEP}>
      {step}
    </Link>
  );
}

const column = (
  key: string,
  label: string,
  cell: Column<Difference>['cell'],
  more: Partial<Column<Difference>> = {},
): Column<Difference> => ({ key, label, cell, ...more });

const WORKER = column('worker', TEXTS.worker, WorkerName);
const DAY = column('day', TEXTS.day, shortDay);
const Refused = ({ lastRejection }: Difference) =>
  lastRejection && (
    <Box component="span" sx={REASON}>
      <CircleAlert size={16} aria-hidden />
      {TEXTS.refused(REJECTIONS[lastRejection])}
    </Box>
  );

const Appointment = (difference: Difference) => (
  <>
    <BlockLink {...difference} />
    <Refused {...difference} />
  </>
);
const APPOINTMENT = column('appointment', TEXTS.appointment, Appointment, { takesRest: true });
const HOURS = column('hours', TEXTS.hours, HoursChange, { align: 'right' });

/** The columns for the times of each kind. */
export const COLUMNS: Readonly<Record<Shown, readonly Column<Difference>[]>> = {
  NEW: [
    WORKER,
    DAY,
    APPOINTMENT,
    column('costCenter', TEXTS.costCenter, ({ costCenter }) => costCenter ?? TEXTS.none, { priority: 2 }),
    HOURS,
  ],
  CHANGED: [WORKER, DAY, APPOINTMENT, HOURS],
  GONE: [WORKER, DAY, APPOINTMENT, HOURS],
  KEPT: [WORKER, DAY, APPOINTMENT, HOURS, column('reason', TEXTS.reason, Reason), column('mend', '', Mend)],
};

/** Beneath the name on phones. */
export function InFew(difference: Difference) {
  return (
    <Stack gap={0.25}>
      <Quiet component="span">{`${shortDay(difference)} · ${whatOf(difference)}`}</Quiet>
      <Refused {...difference} />
      {difference.obstacle && (
        <Row gap={1} justify="space-between" wraps>
          <Reason {...difference} />
          <Mend {...difference} />
        </Row>
      )}
    </Stack>
  );
}

const REASON = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.75,
  typography: 'body2',
  color: TONES.danger.text,
  '& > svg': { flex: 'none' },
} as const;
const STEP = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: { xs: 44, sm: 24 },
  typography: 'body2',
  fontWeight: 500,
  whiteSpace: 'nowrap',
} as const;
