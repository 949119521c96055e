import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { type LucideIcon, X } from 'lucide-react';
import { KeyCap } from './keyboard/key-cap.tsx';
import { ABOVE_BAR } from './page-frame.ts';
import { NEUTRAL } from './tokens.ts';

/** A step for everything chosen, with its key if it has one. */
export interface SelectionStep {
  readonly key?: string;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly take: () => void;
  readonly isBusy?: boolean;
}

interface SelectionBarProps {
  /** "5 ausgewählt" */
  readonly label: string;
  /** A fact about them: "2 Hinweise". */
  readonly hint?: { readonly icon: LucideIcon; readonly text: string } | undefined;
  readonly steps: readonly SelectionStep[];
  readonly clear: string;
  readonly onClear: () => void;
}

/** The steps with everything that is chosen; floats at the bottom. */
export function SelectionBar({ label, hint, steps, clear, onClear }: SelectionBarProps) {
  return (
    <Box role="region" aria-label={label} sx={BAR}>
      <Box role="status" sx={{ fontWeight: 500, whiteSpace: 'nowrap', flex: { xs: 1, sm: 'none' } }}>
        {label}
      </Box>
      {hint && (
        <Box component="span" sx={HINTS}>
          <hint.icon size={13} aria-hidden />
          {hint.text}
        </Box>
      )}
      <Box aria-hidden sx={BREAK} />
      {steps.map(({ key, label: word, icon: Icon, take, isBusy = false }, index) => (
        <Button
          key={word}
          variant="outlined"
          onClick={take}
          loading={isBusy}
          startIcon={<Icon size={16} />}
          {...(key && {
            'aria-keyshortcuts': key,
            endIcon: (
              <Box aria-hidden sx={{ display: { xs: 'none', sm: 'flex' } }}>
                <KeyCap label={key} />
              </Box>
            ),
          })}
          sx={index === 0 ? STEP : SECOND_STEP}
        >
          {word}
        </Button>
      ))}
      <IconButton size="small" aria-label={clear} onClick={onClear} sx={CLOSE}>
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
  columnGap: 1.5,
  rowGap: 0.5,
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
/** A line between; on phones the steps have a row of their own beneath. */
const BREAK = {
  order: { xs: 1, sm: 0 },
  width: { xs: '100%', sm: '1px' },
  height: { xs: 0, sm: 24 },
  bgcolor: NEUTRAL[600],
} as const;
const STEP = { order: { xs: 2, sm: 0 }, flex: { xs: '1 1 auto', sm: 'none' }, whiteSpace: 'nowrap', ...FOCUS } as const;
const SECOND_STEP = {
  ...STEP,
  bgcolor: 'transparent',
  color: NEUTRAL[0],
  borderColor: NEUTRAL[500],
  '&:hover': { bgcolor: NEUTRAL[700] },
} as const;
const CLOSE = { color: NEUTRAL[0], '&:hover': { bgcolor: NEUTRAL[700] }, ...FOCUS } as const;
