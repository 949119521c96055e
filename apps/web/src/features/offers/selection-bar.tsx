import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { TriangleAlert, X } from 'lucide-react';
import { ABOVE_BAR } from '#ui/page-frame.ts';
import { NEUTRAL } from '#ui/tokens.ts';
import { CANDIDATE_TEXTS } from './candidates/candidate-texts.ts';
import { KeyCap } from './keyboard/key-cap.tsx';
import type { Selection } from './selection.ts';
import type { SelectionStep } from './selection-steps.ts';

interface SelectionBarProps {
  readonly selection: Selection;
  readonly steps: readonly SelectionStep[];
}

/** What can be done with everybody who is chosen; floats at the bottom. */
export function SelectionBar({ selection, steps }: SelectionBarProps) {
  const { chosen, clear } = selection;
  const hints = chosen.filter(({ hasWarning }) => hasWarning).length;
  return (
    <Box role="region" aria-label={CANDIDATE_TEXTS.chosen(chosen.length)} sx={BAR}>
      <Box role="status" sx={{ fontWeight: 500, whiteSpace: 'nowrap' }}>
        {CANDIDATE_TEXTS.chosen(chosen.length)}
      </Box>
      {hints > 0 && (
        <Box component="span" sx={HINTS}>
          <TriangleAlert size={13} aria-hidden />
          {CANDIDATE_TEXTS.hints(hints)}
        </Box>
      )}
      <Box aria-hidden sx={{ width: '1px', height: 24, bgcolor: NEUTRAL[600], display: { xs: 'none', sm: 'block' } }} />
      {steps.map(({ key, label, icon: Icon, take }, index) => (
        <Button
          key={key}
          variant="outlined"
          onClick={take}
          startIcon={<Icon size={16} />}
          aria-keyshortcuts={key}
          endIcon={
            <Box aria-hidden sx={{ display: { xs: 'none', sm: 'flex' } }}>
              <KeyCap label={key} />
            </Box>
          }
          sx={index === 0 ? STEP : SECOND_STEP}
        >
          {label}
        </Button>
      ))}
      <IconButton size="small" aria-label={CANDIDATE_TEXTS.clear} onClick={clear} sx={CLOSE}>
        <X size={18} aria-hidden />
      </IconButton>
    </Box>
  );
}

const BAR = {
  position: 'fixed',
  left: { xs: 8, sm: '50%', lg: 'calc(50% + 10rem)' },
  right: { xs: 8, sm: 'auto' },
  bottom: `calc(${ABOVE_BAR} + 20px)`,
  transform: { sm: 'translateX(-50%)' },
  zIndex: 'fab',
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  alignItems: 'center',
  gap: 1.5,
  px: 2,
  py: 1,
  borderRadius: '14px',
  bgcolor: NEUTRAL[800],
  color: NEUTRAL[0],
  boxShadow: '0 10px 30px rgb(20 23 28 / 28%)',
} as const;

const HINTS = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  height: 22,
  px: 1,
  borderRadius: 999,
  bgcolor: '#3A2C06',
  color: '#EFCB69',
  fontSize: '0.75rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
} as const;
const FOCUS = { '&.Mui-focusVisible': { outlineColor: NEUTRAL[0] } } as const;
const STEP = { flex: { xs: 1, sm: 'none' }, whiteSpace: 'nowrap', ...FOCUS } as const;
const SECOND_STEP = {
  ...STEP,
  bgcolor: 'transparent',
  color: NEUTRAL[0],
  borderColor: NEUTRAL[500],
  '&:hover': { bgcolor: NEUTRAL[700] },
} as const;
const CLOSE = { color: NEUTRAL[0], '&:hover': { bgcolor: NEUTRAL[700] }, ...FOCUS } as const;
