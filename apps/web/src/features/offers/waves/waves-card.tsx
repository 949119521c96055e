import { reachableSizes } from '@gastspiel/domain/waves/wave-plan.ts';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Pause, Pencil, Play, Waves as WavesIcon } from 'lucide-react';
import { useId } from 'react';
import { useNow } from '#platform/state/use-now.ts';
import { CARD, List, Row, Stack } from '#ui/layout.tsx';
import { Pending } from '#ui/states/pending.tsx';
import { Skeleton } from '#ui/states/skeleton.tsx';
import { StateChip } from '#ui/states/state-chip.tsx';
import { NEUTRAL } from '#ui/tokens.ts';
import type { Appointment } from '../appointment/appointment-query.ts';
import { availabilityQuery } from '../candidates/candidates-query.ts';
import { useCockpit } from '../cockpit.ts';
import { useWaves } from './use-waves.ts';
import { WaveLine } from './wave-line.tsx';
import { WaveSteps } from './wave-steps.tsx';
import type { Wave, Waves } from './waves-query.ts';
import { WAVE_TEXTS as TEXTS } from './waves-texts.ts';

const LOOKS = {
  RUNNING: { tone: 'info', icon: Play },
  STOPPED: { tone: 'warning', icon: Pause },
  ENDED: { tone: 'success', icon: CircleCheck },
} as const;

/** Asking the best first: the plan, what came of it, and what happens next. */
export function WavesCard() {
  const { appointment, mayOffer, ask } = useCockpit();
  const titleId = useId();
  const now = useNow();
  const { query, waves, setSizes } = useWaves();
  const available = useQuery(availabilityQuery(appointment.id)).data?.available;
  return (
    <Box component="section" aria-labelledby={titleId} sx={FRAME}>
      <Row gap={1.25} sx={{ minHeight: 42, px: 2, borderBottom: 1, borderColor: 'divider' }}>
        <Box component="span" aria-hidden sx={{ color: 'primary.main', display: 'grid' }}>
          <WavesIcon size={18} />
        </Box>
        <Typography id={titleId} component="h2" sx={{ fontWeight: 600, flex: 1, minWidth: 0 }}>
          {TEXTS.title}
        </Typography>
        {waves?.state && <StateChip {...LOOKS[waves.state]} label={TEXTS.states[waves.state]} />}
      </Row>
      <Box sx={{ flex: 1, display: 'flex', flexDirection: 'column', gap: 1, p: 2, pt: 1.5 }}>
        {!waves && <Pending isSmall query={query} texts={TEXTS} waiting={<Loading />} />}
        {waves && (
          <>
            {waves.state === null && <Box sx={HINT}>{TEXTS.intro(waves.gapMinutes)}</Box>}
            <List component="ol" aria-label={TEXTS.plan}>
              {withinReach(shownWaves(waves), available).map((wave) => (
                <WaveLine key={wave.number} wave={wave} waves={waves} now={now} />
              ))}
            </List>
            <Box role="status" sx={{ ...HINT, mt: 'auto' }}>
              {available === 0 && !waves.hasEnough ? TEXTS.nobodyLeft : hintOf(waves, appointment)}
            </Box>
            {mayOffer && (
              <Row gap={1} wraps>
                <WaveSteps waves={waves} isAnybodyLeft={available !== 0} onStarted={() => setSizes([])} />
                <IconButton aria-label={TEXTS.edit} onClick={() => ask({ kind: 'waves' })} sx={PENCIL}>
                  <Pencil size={16} aria-hidden />
                </IconButton>
              </Row>
            )}
          </>
        )}
      </Box>
    </Box>
  );
}

const Loading = () => (
  <Stack gap={2} role="status" aria-label={TEXTS.loading} sx={{ py: 1 }}>
    <Skeleton width="70%" />
    <Skeleton width="50%" />
    <Skeleton width="60%" />
  </Stack>
);

/** A wave promises no more people than there are; who is released later is asked all the same. */
function withinReach(waves: readonly Wave[], available: number | undefined): readonly Wave[] {
  if (available === undefined) return waves;
  const [sent, planned] = [waves.filter(({ sentAt }) => sentAt), waves.filter(({ sentAt }) => !sentAt)];
  const sizes = reachableSizes(
    planned.map(({ size }) => size),
    available,
  );
  return [...sent, ...planned.flatMap((wave, at) => (sizes[at] ? [{ ...wave, size: sizes[at] }] : []))];
}

/** The next waves are of no interest once the run is over. */
const shownWaves = ({ state, waves, hasEnough }: Waves) =>
  state === 'ENDED' && hasEnough ? waves.filter(({ sentAt }) => sentAt !== null) : waves;

function hintOf({ state, waves, hasEnough }: Waves, { desiredTargetUsers: wanted }: Appointment): string {
  if (state === 'ENDED') return hasEnough ? TEXTS.ended(wanted) : TEXTS.endedFree;
  if (state === null) return hasEnough ? TEXTS.hasEnough : TEXTS.ends(wanted);
  if (hasEnough) return TEXTS.hasEnough;
  return [...(waves.every(({ sentAt }) => sentAt !== null) ? [TEXTS.allSent] : []), TEXTS.ends(wanted)].join(' ');
}

const FRAME = { ...CARD, p: 0, minWidth: 0, display: 'flex', flexDirection: 'column', overflow: 'clip' } as const;
const HINT = { typography: 'caption', color: 'text.secondary' } as const;
const PENCIL = { ml: 'auto', border: 1, borderColor: NEUTRAL[200], borderRadius: '8px' } as const;
