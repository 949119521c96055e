import { briefly } from '@gastspiel/domain/accounting/accounting-problems.ts';
import type { TransferDays } from '@gastspiel/domain/accounting/transfer.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CircleCheck, CirclePause, Hourglass, LoaderCircle, OctagonPause, Send } from 'lucide-react';
import { useState } from 'react';
import { CommandDialog } from '#parts/attempts/command-dialog.tsx';
import { useViewer } from '#platform/viewer/viewer.ts';
import { StickyBar } from '#ui/form/button-bar.tsx';
import { formatClock } from '#ui/format/german-instant.ts';
import { Quiet } from '#ui/layout.tsx';
import { NEUTRAL, TONES } from '#ui/tokens.ts';
import { StartDialog, toTransfer } from './start-dialog.tsx';
import { type Sums, stopTransfer, sumOf, type Transfer } from './transfer-query.ts';
import { RUN_TEXTS as TEXTS } from './transfer-texts.ts';

/** Tells what would go, and sends it. */
export function StartBar({ period, sums }: { readonly period: TransferDays; readonly sums: Sums | undefined }) {
  const [isAsking, setAsking] = useState(false);
  const count = sums ? toTransfer(sums) : 0;
  const kept = sums ? sumOf(sums, 'KEPT').lines : 0;
  return (
    <>
      <StickyBar
        problem={undefined}
        note={
          <Quiet size="body2" sx={{ ml: { sm: 'auto' } }}>
            {sums && (kept > 0 ? TEXTS.kept(kept) : count === 0 && TEXTS.nothing)}
          </Quiet>
        }
      >
        <Button
          variant="contained"
          startIcon={<Send size={16} />}
          disabled={count === 0}
          onClick={() => setAsking(true)}
        >
          {TEXTS.transfer(count)}
        </Button>
      </StickyBar>
      {isAsking && sums && <StartDialog period={period} sums={sums} onClose={() => setAsking(false)} />}
    </>
  );
}

/** How far the one is that is under way, whoever started it. */
export function RunningBar({ transfer }: { readonly transfer: Transfer }) {
  const { user } = useViewer();
  const done = transfer.acceptedCount + transfer.rejectedCount;
  const isOwn = transfer.orderedByName === `${user?.firstName} ${user?.lastName}`;
  const { problem, waitsUntil } = transfer;
  return (
    <StickyBar problem={undefined}>
      <Box role="status" sx={{ ...LINE, color: problem ? TONES.warning.text : TONES.info.text }}>
        {problem ? <Hourglass size={18} aria-hidden /> : <LoaderCircle size={18} aria-hidden />}
        <Box component="span" sx={{ color: 'text.primary', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {TEXTS.progress(done, transfer.count)}
        </Box>
      </Box>
      <Box
        role="progressbar"
        aria-label={TEXTS.bar}
        aria-valuenow={done}
        aria-valuemin={0}
        aria-valuemax={transfer.count}
        sx={TRACK}
      >
        <Box sx={FILLED} style={{ width: `${(done / Math.max(transfer.count, 1)) * 100}%` }} />
      </Box>
      <Quiet size="body2" sx={{ flex: '1 1 12rem' }}>
        {[
          ...(problem ? [briefly(problem)] : []),
          ...(waitsUntil ? [TEXTS.next(formatClock(waitsUntil))] : []),
          ...(isOwn ? [] : [TEXTS.by(transfer.orderedByName)]),
          ...(problem ? [] : [TEXTS.leave]),
        ].join(' ')}
      </Quiet>
      <StopButton transfer={transfer} />
      <Button variant="contained" disabled sx={{ display: { xs: 'none', sm: 'inline-flex' } }}>
        {TEXTS.running}
      </Button>
    </StickyBar>
  );
}

/** Asks first: what payroll has taken stays. */
function StopButton({ transfer }: { readonly transfer: Transfer }) {
  const [isAsking, setAsking] = useState(false);
  const { id, acceptedCount, waitingCount } = transfer;
  return (
    <>
      <Button variant="outlined" startIcon={<CirclePause size={16} />} onClick={() => setAsking(true)}>
        {TEXTS.stop}
      </Button>
      {isAsking && (
        <CommandDialog
          title={TEXTS.stopTitle}
          icon={<OctagonPause />}
          tone="neutral"
          consequences={[
            ...(acceptedCount > 0 ? [{ icon: <CircleCheck />, text: TEXTS.stopDone(acceptedCount) }] : []),
            { icon: <Hourglass />, text: TEXTS.stopWaiting(waitingCount) },
          ]}
          note={TEXTS.stopNote}
          confirm={TEXTS.stop}
          cancel={TEXTS.goOn}
          command={stopTransfer}
          variables={{ id }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

const LINE = { display: 'flex', alignItems: 'center', gap: 1, '& > svg': { flex: 'none' } } as const;
const TRACK = {
  flex: { xs: '1 1 100%', sm: '0 1 200px' },
  height: 6,
  mx: { sm: 1 },
  borderRadius: 999,
  bgcolor: NEUTRAL[150],
  overflow: 'hidden',
} as const;
const FILLED = { height: '100%', borderRadius: 999, bgcolor: 'primary.main', transition: 'width 200ms' } as const;
