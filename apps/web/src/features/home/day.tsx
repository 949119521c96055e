import Box from '@mui/material/Box';
import { PartyPopper } from 'lucide-react';
import { useViewer } from '#platform/viewer/viewer.ts';
import { later } from '#ui/later/later.tsx';
import { SectionFailed } from '#ui/later/load-failed.tsx';
import { CARD } from '#ui/layout.tsx';
import { BlankState } from '#ui/states/blank-state.tsx';
import { FailedState, hasFailed } from '#ui/states/failed-state.tsx';
import { CountCards } from './count-cards.tsx';
import { DAY_TEXTS as TEXTS } from './day-texts.ts';
import type { Home } from './home-document.ts';
import { useHome } from './home-query.ts';
import { InvoicesCard } from './invoices-card.tsx';
import { countMatters, MattersCard } from './matters-card.tsx';
import { NotFullCard } from './not-full-card.tsx';
import { GRID } from './rows.ts';
import { ShiftsCard } from './shifts-card.tsx';
import { WaitingCard } from './waiting-card.tsx';
import { WaitingCards } from './waiting-cards.tsx';

const FirstSteps = later(async () => (await import('./first-steps.tsx')).FirstSteps, { Failed: SectionFailed });
const Plots = later(async () => (await import('./plots.tsx')).Plots, { Failed: SectionFailed });

/** The day at a glance, as far as this person's role goes. */
export function Day() {
  const query = useHome();
  const { data } = query;
  if (data) return <Parts home={data} />;
  if (!hasFailed(query)) return <WaitingCards />;
  return (
    <Box sx={CARD}>
      <FailedState title={TEXTS.failed} query={query} />
    </Box>
  );
}

/** Everything is filled, booked, sent and recorded. */
function isDone(home: Home): boolean {
  const { unsentPrintoutSummary, resendingNecessaryPrintoutSummary, worklogBlocks, releases, failedJobs } = home;
  const counted = [unsentPrintoutSummary, resendingNecessaryPrintoutSummary, worklogBlocks, releases, failedJobs];
  return (
    countMatters(home.openMatters) === 0 &&
    home.appointmentSummary.count === 0 &&
    home.offersWaitingForBooking.count === 0 &&
    counted.every((part) => (part?.count ?? 0) === 0)
  );
}

/** Nothing was ever planned. */
const hasJustBegun = ({ beginnings }: Home): boolean => !beginnings.hasAppointments;

function Parts({ home }: { readonly home: Home }) {
  const isAccounting = useViewer().user?.userRole === 'TENANT_USER_ACCOUNTING';
  if (hasJustBegun(home)) {
    return (
      <>
        <MattersCard matters={home.openMatters} />
        <FirstSteps home={home} />
        <CountCards home={home} isBrief />
      </>
    );
  }
  const lists = isDone(home) ? (
    <Box sx={CARD}>
      <BlankState icon={<PartyPopper />} tone="success" title={TEXTS.done}>
        {TEXTS.doneHint}
      </BlankState>
    </Box>
  ) : (
    <Box sx={{ ...GRID, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' } }}>
      <NotFullCard home={home} />
      <WaitingCard home={home} />
    </Box>
  );
  const numbers = (
    <Box sx={{ ...GRID, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(auto-fit, minmax(300px, 1fr))' } }}>
      {isAccounting && <Invoices home={home} />}
      <Plots home={home} />
      {!isAccounting && <Invoices home={home} />}
    </Box>
  );
  return (
    <>
      <MattersCard matters={home.openMatters} />
      <CountCards home={home} />
      {isAccounting && numbers}
      {lists}
      <ShiftsCard shifts={home.shiftsOfDay} />
      {!isAccounting && numbers}
    </>
  );
}

const Invoices = ({ home: { openInvoiceSummary: sums } }: { readonly home: Home }) =>
  sums && <InvoicesCard sums={sums} />;
