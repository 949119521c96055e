import type { PrintoutState } from '@gastspiel/domain/time-sheets/printout-state.ts';
import { PRINTOUT_FAILURES, PRINTOUT_OBSTACLES } from '@gastspiel/domain/time-sheets/time-sheet-failures.ts';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { CircleAlert, Clock, LoaderCircle, type LucideIcon, MailCheck, MailX, RefreshCw } from 'lucide-react';
import { useNow } from '#platform/state/use-now.ts';
import { formatMoment } from '#ui/format/german-instant.ts';
import { isJustNow } from '#ui/format/german-since.ts';
import { StateChip } from '#ui/states/state-chip.tsx';
import { TONES, type Tone } from '#ui/tokens.ts';
import type { Sheet } from './block-query.ts';
import { useMend } from './mend.ts';
import { SHEET_TEXTS as TEXTS } from './time-sheet-texts.ts';

const LOOKS: Readonly<Record<PrintoutState, { readonly tone: Tone; readonly icon: LucideIcon }>> = {
  OPEN: { tone: 'neutral', icon: Clock },
  SENDING: { tone: 'info', icon: LoaderCircle },
  FAILED: { tone: 'danger', icon: MailX },
  RESENDING_NECESSARY: { tone: 'orange', icon: RefreshCw },
  SENT: { tone: 'success', icon: MailCheck },
};

export const SheetStateChip = ({
  state,
  large = false,
}: {
  readonly state: PrintoutState;
  readonly large?: boolean;
}) => <StateChip {...LOOKS[state]} label={TEXTS.states[state]} large={large} />;

/** The reason why the paper can not be sent, and the way to the page that mends it, if the viewer may. */
function Obstacle({ sheet, obstacle }: { readonly sheet: Sheet; readonly obstacle: keyof typeof PRINTOUT_OBSTACLES }) {
  const href = useMend(sheet, obstacle);
  const words = TEXTS.obstacles[obstacle];
  return (
    <Box component="span" title={PRINTOUT_OBSTACLES[obstacle].message} sx={OBSTACLE}>
      <CircleAlert size={14} aria-hidden />
      {href ? (
        <Link href={href} color="inherit">
          {words}
        </Link>
      ) : (
        words
      )}
    </Box>
  );
}

/** Above the link that covers its row. */
const OBSTACLE = {
  position: 'relative',
  zIndex: 1,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  color: TONES.danger.text,
  fontWeight: 500,
} as const;

/** "Versendet", and beside it what else there is to know. */
export function SheetState({ sheet }: { readonly sheet: Sheet }) {
  const { printoutState: state, printoutObstacle: obstacle } = sheet;
  const isWaiting = state !== 'SENT' && state !== 'SENDING';
  return (
    <Box component="span" sx={STATE}>
      <SheetStateChip state={state} />
      {isWaiting && obstacle ? <Obstacle sheet={sheet} obstacle={obstacle} /> : <Detail sheet={sheet} />}
    </Box>
  );
}

function Detail({ sheet }: { readonly sheet: Sheet }) {
  const text = useDetail(sheet);
  return text && <span>{text}</span>;
}

function useDetail({ printoutState, printoutFailure, printout, changesSinceSent }: Sheet): string | undefined {
  const now = useNow();
  const reason = printoutFailure && PRINTOUT_FAILURES[printoutFailure];
  if (printoutState === 'SENT' && printout) {
    const when = isJustNow(printout.sentAt, now) ? TEXTS.justNow : TEXTS.sentAt(formatMoment(printout.sentAt, now));
    return printout.isByHand ? `${when}, ${TEXTS.byHand}` : when;
  }
  if (printoutState === 'RESENDING_NECESSARY' && changesSinceSent) {
    const { came, went, moved } = changesSinceSent;
    return TEXTS.changes({ came: came.length, went: went.length, moved: moved.length });
  }
  if (printoutState === 'FAILED') return reason ?? undefined;
  return printoutState === 'SENDING' && reason ? `${reason} ${TEXTS.retrying}` : undefined;
}

const STATE = {
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  verticalAlign: 'middle',
  columnGap: 1,
  rowGap: 0.5,
  typography: 'caption',
  color: 'text.secondary',
  whiteSpace: 'normal',
} as const;
