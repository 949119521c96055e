import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { CircleAlert, CircleCheck, Send, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { DIALOG_TEXTS } from './dialogs/dialog-texts.ts';
import { Quiet, Row, Stack } from './layout.tsx';
import { HIDE_AFTER_MS } from './notices/notice-bar.tsx';
import { useHiding } from './notices/use-hiding.ts';
import { ABOVE_FOOT } from './page-frame.ts';
import { NEUTRAL, SHADOW, TONES } from './tokens.ts';

/** Something of the many that did not go well. */
export interface Problem {
  readonly id: string;
  readonly name: string;
  readonly reason: string;
  /** Where it can be mended. */
  readonly href?: string;
}

interface ProgressCardProps {
  readonly label: string;
  /** The work that is being done, or its outcome. */
  readonly title: string;
  readonly done: number;
  readonly total: number;
  /** Which one it is at: "Jetzt: Gala-Dinner". */
  readonly current?: string | undefined;
  /** Advice for people who leave meanwhile. */
  readonly leave: string;
  readonly problems: readonly Problem[];
  /** A step while it goes on: to stop it. */
  readonly action?: ReactNode;
  /** A selection's bar lies beneath it. */
  readonly isAboveBar: boolean;
  readonly onClose: () => void;
}

/** How far many things are that were ordered at once. Once all went well it leaves by itself, like any notice. */
export function ProgressCard({ label, title, done, total, current, leave, problems, ...card }: ProgressCardProps) {
  const isRunning = done < total;
  const hasTrouble = problems.length > 0;
  const holding = useHiding(card.onClose, isRunning || hasTrouble ? null : HIDE_AFTER_MS);
  const Icon = isRunning ? Send : hasTrouble ? CircleAlert : CircleCheck;
  return (
    <Box component="section" aria-label={label} sx={card.isAboveBar ? RAISED : CARD} {...holding}>
      <Row gap={1}>
        <Icon
          size={18}
          color={isRunning ? TONES.info.text : hasTrouble ? TONES.danger.text : TONES.success.text}
          aria-hidden
        />
        <Typography role="status" sx={{ flex: 1, fontWeight: 600 }}>
          {title}
        </Typography>
        {isRunning && (
          <Box component="span" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
            {`${done} von ${total}`}
          </Box>
        )}
        <IconButton size="small" aria-label={DIALOG_TEXTS.close} onClick={card.onClose} sx={{ mr: -1, my: -0.5 }}>
          <X size={16} aria-hidden />
        </IconButton>
      </Row>
      {isRunning && <Bar label={title} done={done} total={total} />}
      {hasTrouble && <Problems problems={problems} />}
      {isRunning && (
        <Quiet size="body2">
          {current && <Box sx={{ overflowWrap: 'anywhere' }}>{current}</Box>}
          <Box sx={{ typography: 'caption' }}>{leave}</Box>
        </Quiet>
      )}
      {isRunning && card.action}
    </Box>
  );
}

const Bar = ({ label, done, total }: { readonly label: string; readonly done: number; readonly total: number }) => (
  <Box
    role="progressbar"
    aria-label={label}
    aria-valuenow={done}
    aria-valuemin={0}
    aria-valuemax={total}
    sx={{ height: 4, borderRadius: 999, bgcolor: NEUTRAL[150], overflow: 'hidden' }}
  >
    <Box sx={FILLED} style={{ width: `${(done / Math.max(total, 1)) * 100}%` }} />
  </Box>
);

const FILLED = { height: '100%', borderRadius: 999, bgcolor: 'primary.main', transition: 'width 200ms' } as const;

/** Each by its name, with the reason. */
const Problems = ({ problems }: Pick<ProgressCardProps, 'problems'>) => (
  <Stack component="ul" gap={0.5} role="alert" sx={LINES}>
    {problems.map(({ id, name, reason, href }) => (
      <li key={id}>
        <b>
          {href ? (
            <Link href={href} color="inherit">
              {name}
            </Link>
          ) : (
            name
          )}
        </b>
        {`: ${reason}`}
      </li>
    ))}
  </Stack>
);

const LINES = {
  m: 0,
  p: 0,
  listStyle: 'none',
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
