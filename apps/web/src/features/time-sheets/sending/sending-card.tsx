import { PRINTOUT_FAILURES } from '@gastspiel/domain/time-sheets/time-sheet-failures.ts';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { CircleAlert, CircleCheck, Send, X } from 'lucide-react';
import { ABOVE_FOOT } from '#ui/page-frame.ts';
import { NEUTRAL, SHADOW, TONES } from '#ui/tokens.ts';
import { PROGRESS_TEXTS as TEXTS } from '../time-sheet-texts.ts';
import {
  type ProgressFacts,
  progressOf,
  type Sending,
  type Underway,
  useProgress,
  useSendingState,
} from './sending-state.ts';

/** How far the time sheets are that were ordered here; in the corner until it is closed. */
export function SendingCard({ isAboveBar }: { readonly isAboveBar: boolean }) {
  const { sending, forget } = useSendingState();
  const { data } = useProgress(sending.printoutIds);
  const { printoutIds, refused } = sending;
  if (printoutIds.length === 0 && refused.length === 0) return null;
  // What the server does not know any more will not be sent.
  const progress = progressOf(data ?? printoutIds.map((id) => ({ ...UNKNOWN, id })));
  const isRunning = progress.done < progress.total;
  const hasTrouble = progress.failed.length + refused.length > 0;
  const Icon = isRunning ? Send : hasTrouble ? CircleAlert : CircleCheck;
  return (
    <Box component="section" aria-label={TEXTS.label} sx={isAboveBar ? RAISED : CARD}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Icon
          size={18}
          color={isRunning ? TONES.info.text : hasTrouble ? TONES.danger.text : TONES.success.text}
          aria-hidden
        />
        <Typography role="status" sx={{ flex: 1, fontWeight: 600 }}>
          {isRunning ? TEXTS.running : outcomeOf(progress, sending)}
        </Typography>
        {isRunning && (
          <Box component="span" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
            {TEXTS.of(progress.done, progress.total)}
          </Box>
        )}
        <IconButton size="small" aria-label={TEXTS.close} onClick={forget} sx={{ mr: -1, my: -0.5 }}>
          <X size={16} aria-hidden />
        </IconButton>
      </Box>
      {isRunning && <Bar {...progress} />}
      <Problems failed={progress.failed} refused={refused} />
      {isRunning && (
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          {progress.current?.description && (
            <Box sx={{ overflowWrap: 'anywhere' }}>{TEXTS.now(progress.current.description)}</Box>
          )}
          <Box sx={{ typography: 'caption' }}>{TEXTS.leave}</Box>
        </Box>
      )}
    </Box>
  );
}

const UNKNOWN: Underway = { id: '', description: '', sentAt: null, hasFailed: false, recipients: [] };

const outcomeOf = ({ sent, failed }: ProgressFacts, { refused }: Sending): string =>
  [
    ...(sent > 0 ? [TEXTS.sent(sent)] : []),
    ...(failed.length > 0 ? [TEXTS.failed(failed.length)] : []),
    ...(refused.length > 0 ? [TEXTS.refused(refused.length)] : []),
  ].join(', ');

const Bar = ({ done, total }: ProgressFacts) => (
  <Box
    role="progressbar"
    aria-label={TEXTS.running}
    aria-valuenow={done}
    aria-valuemin={0}
    aria-valuemax={total}
    sx={{ height: 4, borderRadius: 999, bgcolor: NEUTRAL[150], overflow: 'hidden' }}
  >
    <Box sx={FILLED} style={{ width: `${(done / Math.max(total, 1)) * 100}%` }} />
  </Box>
);

const FILLED = { height: '100%', borderRadius: 999, bgcolor: 'primary.main', transition: 'width 200ms' } as const;

interface ProblemsProps {
  readonly failed: readonly Underway[];
  readonly refused: Sending['refused'];
}

/** Each by its name, with the reason. */
function Problems({ failed, refused }: ProblemsProps) {
  const lines = [
    ...refused.map(({ worklogBlockId: id, description, message }) => ({ id, description, message })),
    ...failed.map(({ id, description, recipients }) => {
      const failure = recipients.find((recipient) => recipient.failure)?.failure;
      return { id, description, message: PRINTOUT_FAILURES[failure ?? 'SERVER_REFUSED'] };
    }),
  ];
  if (lines.length === 0) return null;
  return (
    <Box component="ul" role="alert" sx={LINES}>
      {lines.map(({ id, description, message }) => (
        <li key={id}>
          <b>{description ?? TEXTS.unknownBlock}</b>
          {`: ${message}`}
        </li>
      ))}
    </Box>
  );
}

const LINES = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 0.5,
  maxHeight: 160,
  overflowY: 'auto',
  typography: 'body2',
  color: TONES.danger.text,
  overflowWrap: 'anywhere',
} as const;

/** Above the pager. */
const CARD = {
  position: 'fixed',
  right: { xs: 16, sm: 24 },
  left: { xs: 16, sm: 'auto' },
  bottom: `calc(${ABOVE_FOOT} + 16px)`,
  width: { sm: 320 },
  zIndex: 'fab',
  display: 'grid',
  gap: 1.25,
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: '14px',
  bgcolor: 'background.paper',
  boxShadow: SHADOW.menu,
} as const;

/** Over the bar of a selection; on phones that has two lines. */
const RAISED = { ...CARD, bottom: { xs: `calc(${ABOVE_FOOT} + 144px)`, sm: `calc(${ABOVE_FOOT} + 48px)` } } as const;
