import { minutesBetween } from '@gastspiel/domain/time/minutes.ts';
import Box from '@mui/material/Box';
import { Check } from 'lucide-react';
import { formatClock, formatMoment } from '#ui/format/german-instant.ts';
import { Row } from '#ui/layout.tsx';
import { NEUTRAL, TONES } from '#ui/tokens.ts';
import type { Wave, Waves } from './waves-query.ts';
import { WAVE_TEXTS } from './waves-texts.ts';

/** One wave of the plan: what came of it, or when it goes out. */
export function WaveLine({ wave, waves, now }: { readonly wave: Wave; readonly waves: Waves; readonly now: Date }) {
  const isNext = isNextOf(waves, wave);
  return (
    <Box component="li" data-step={wave.sentAt ? 'sent' : isNext ? 'next' : 'later'} sx={LINE}>
      <Box aria-hidden className="dot">
        {wave.sentAt && <Check size={12} strokeWidth={3} />}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Row align="stretch" justify="space-between" wraps sx={{ columnGap: 1 }}>
          <Box component="span" sx={{ fontWeight: 600 }}>
            {WAVE_TEXTS.wave(wave.number, wave.size)}
          </Box>
          <Box component="span" className="when">
            {wave.sentAt
              ? WAVE_TEXTS.sent(momentOf(wave.sentAt, now))
              : wave.dueAt && !waves.hasEnough && WAVE_TEXTS.inMinutes(minutesBetween(now, new Date(wave.dueAt)))}
          </Box>
        </Row>
        {wave.sentAt ? <Answers wave={wave} /> : <Box sx={SMALL}>{plannedText(wave, waves, isNext, now)}</Box>}
      </Box>
    </Box>
  );
}

const isNextOf = ({ waves }: Waves, { number }: Wave): boolean =>
  waves.find(({ sentAt }) => sentAt === null)?.number === number;

/** The clock alone today, else with its day. */
const momentOf = (iso: string, now: Date): string =>
  formatMoment(iso, now).slice(0, 6) === formatMoment(now.toISOString(), now).slice(0, 6)
    ? formatClock(iso)
    : formatMoment(iso, now);

function plannedText({ dueAt }: Wave, { state, hasEnough }: Waves, isNext: boolean, now: Date): string {
  if (state === 'STOPPED') return WAVE_TEXTS.waits;
  if (state !== 'RUNNING') return '';
  if (hasEnough) return WAVE_TEXTS.enough;
  if (!dueAt) return WAVE_TEXTS.tooLate;
  return (isNext ? WAVE_TEXTS.due : WAVE_TEXTS.later)(momentOf(dueAt, now));
}

/** A bar for the eye and the same in words. */
function Answers({ wave: { size, accepted, declined, open } }: { readonly wave: Wave }) {
  const share = (count: number): string => `${(100 * count) / Math.max(1, size)}%`;
  return (
    <>
      <Row gap="1px" align="stretch" aria-hidden sx={BAR}>
        <Box sx={{ width: share(accepted), bgcolor: TONES.info.text }} />
        <Box sx={{ width: share(declined), bgcolor: '#C77B5F' }} />
      </Row>
      <Box sx={SMALL}>
        <Box component="b" sx={accepted > 0 ? { color: TONES.info.text } : { fontWeight: 400 }}>
          {WAVE_TEXTS.accepted(accepted)}
        </Box>
        {` · ${WAVE_TEXTS.declined(declined)} · ${WAVE_TEXTS.open(open)}`}
      </Box>
    </>
  );
}

const SMALL = { typography: 'caption', color: 'text.secondary', '& b': { fontWeight: 600 } } as const;
const BAR = { height: 6, my: 0.5, borderRadius: 999, overflow: 'hidden', bgcolor: NEUTRAL[200] } as const;
const LINE = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  columnGap: 1.5,
  pb: 1.25,
  '& .dot': {
    zIndex: 1,
    display: 'grid',
    placeItems: 'center',
    width: 20,
    height: 20,
    borderRadius: '50%',
    border: `2px solid ${NEUTRAL[300]}`,
    bgcolor: NEUTRAL[0],
    color: NEUTRAL[0],
  },
  '& .when': { typography: 'caption', color: 'text.secondary', lineHeight: '20px' },
  '&:not(:last-child)::before': {
    content: '""',
    position: 'absolute',
    left: 9,
    top: 20,
    bottom: 0,
    width: 2,
    bgcolor: NEUTRAL[200],
  },
  '&[data-step=sent] .dot': { bgcolor: NEUTRAL[700], borderColor: NEUTRAL[700] },
  '&[data-step=sent]:not(:last-child)::before': { bgcolor: NEUTRAL[700] },
  '&[data-step=next] .dot': {
    borderColor: 'primary.main',
    boxShadow: 'inset 0 0 0 3px white',
    bgcolor: 'primary.main',
  },
  '&[data-step=next] .when': { color: 'primary.main', fontWeight: 600 },
} as const;
