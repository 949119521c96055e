import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Building2, CalendarX2, FileText, ServerCrash, ThumbsUp, Timer, UserCheck } from 'lucide-react';
import { useShowAppointments } from '#features/appointments/index.ts';
import { useShowRecipients } from '#features/invoice-recipients/index.ts';
import { useShowWaiting } from '#features/target-users/index.ts';
import { useShowTimeSheets } from '#features/time-sheets/index.ts';
import { useShowOpenBlocks } from '#features/worklogs/index.ts';
import { linkTo } from '#platform/navigation/paths.ts';
import { useNow } from '#platform/state/use-now.ts';
import { useViewer } from '#platform/viewer/viewer.ts';
import { type Count, CountCard } from './count-card.tsx';
import { sinceText } from './day-text.ts';
import type { Home } from './home-document.ts';
import { COUNT_TEXTS as TEXTS } from './home-texts.ts';
import { NOT_FULL_SOON } from './not-full-card.tsx';
import { CARDS } from './waiting-cards.tsx';

/** In which order each role reads them; what is not there is left out. */
const ORDER = ['notFull', 'waiting', 'releases', 'sheets', 'blocks', 'jobs'];
const ORDERS: Partial<Record<string, readonly string[]>> = {
  TENANT_USER_ACCOUNTING: ['blocks', 'sheets', 'notFull', 'waiting'],
  TENANT_USER_CUSTOMER_CARE: ['releases', 'recipients', 'notFull', 'waiting', 'sheets', 'blocks'],
};
/** Worth a card only when there is something; whoever cares for people wants to know that nobody waits. */
const isSeldom = (key: string, role: string): boolean =>
  key === 'jobs' || (key === 'releases' && role !== 'TENANT_USER_CUSTOMER_CARE');

interface CountCardsProps {
  readonly home: Home;
  /** Only what is not nothing, for an agency that has just begun. */
  readonly isBrief?: boolean;
}

export function CountCards({ home, isBrief = false }: CountCardsProps) {
  const role = useViewer().user?.userRole ?? '';
  const counts = useCounts(home);
  const shown = (ORDERS[role] ?? ORDER)
    .flatMap((key) => counts.filter((count) => count.key === key))
    .filter(({ key, count }) => count > 0 || !(isBrief || isSeldom(key, role)));
  if (shown.length === 0) return null;
  return (
    <Box component="ul" aria-label={TEXTS.label} sx={CARDS}>
      {shown.map((count) => (
        <CountCard {...count} key={count.key} />
      ))}
    </Box>
  );
}

function useCounts(home: Home): readonly Count[] {
  const now = useNow();
  const showAppointments = useShowAppointments();
  const showReleases = useShowWaiting();
  const showSheets = useShowTimeSheets();
  const showBlocks = useShowOpenBlocks();
  const showRecipients = useShowRecipients();
  const { appointmentSummary: notFull, offersWaitingForBooking: waiting, releases, worklogBlocks: blocks } = home;
  const { unsentPrintoutSummary: unsent, resendingNecessaryPrintoutSummary: resending, failedJobs: jobs } = home;
  const { invoiceRecipients: recipients } = home;
  const oldest = blocks?.nextStartDateTime;
  return [
    {
      ...told('notFull', notFull.count),
      icon: CalendarX2,
      hint: TEXTS.notFull.hint(notFull.freePlaces),
      href: linkTo('/appointments'),
      onClick: () => showAppointments(NOT_FULL_SOON),
    },
    {
      ...told('waiting', waiting.count),
      icon: ThumbsUp,
      hint: waiting.since ? TEXTS.waiting.since(sinceText(waiting.since, now)) : TEXTS.waiting.none,
      href: linkTo('/offers/waiting'),
    },
    ...(releases
      ? [
          {
            ...told('releases', releases.count),
            icon: UserCheck,
            hint: TEXTS.releases.hint(releases.count),
            href: linkTo('/target_users'),
            onClick: showReleases,
          },
        ]
      : []),
    ...(recipients
      ? [
          {
            ...told('recipients', recipients.count),
            icon: Building2,
            hint: TEXTS.recipients.hint,
            href: linkTo('/invoice_recipients'),
            onClick: () => showRecipients(),
          },
        ]
      : []),
    ...(unsent && resending
      ? [
          {
            ...told('sheets', unsent.count + resending.count),
            icon: FileText,
            hint: <Resending count={resending.count} onShow={() => showSheets('resending')} />,
            href: linkTo('/printout_sending'),
            onClick: () => showSheets('waiting'),
          },
        ]
      : []),
    ...(blocks
      ? [
          {
            ...told('blocks', blocks.count),
            icon: Timer,
            hint: oldest ? sinceText(oldest, now) : TEXTS.blocks.none,
            href: linkTo('/worklog_recording'),
            onClick: showBlocks,
          },
        ]
      : []),
    ...(jobs
      ? [{ ...told('jobs', jobs.count), icon: ServerCrash, hint: TEXTS.jobs.hint, href: linkTo('/admin_tools') }]
      : []),
  ];
}

const told = (key: Exclude<keyof typeof TEXTS, 'label'>, count: number) => {
  const { name, short, unit } = TEXTS[key];
  return { key, name, short, count, unit: unit(count) };
};

/** Another list than the rest of its card, so a way of its own. */
function Resending({ count, onShow }: { readonly count: number; readonly onShow: () => void }) {
  if (count === 0) return TEXTS.sheets.none;
  return (
    <Link href={linkTo('/printout_sending')} onClick={onShow} sx={{ position: 'relative', zIndex: 1 }}>
      {TEXTS.sheets.resending(count)}
    </Link>
  );
}
