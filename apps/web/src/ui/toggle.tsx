import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { LucideIcon } from 'lucide-react';
import { CRAMPED, PHONE } from './page-frame.ts';
import { NEUTRAL } from './tokens.ts';
import { VISUALLY_HIDDEN } from './visually-hidden.ts';

interface ToggleProps<Value> {
  /** The name of the choice, for people who do not see it. */
  readonly label: string;
  readonly choices: readonly { readonly value: Value; readonly label: string; readonly icon?: LucideIcon }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** On phones only the icons are seen. */
  readonly isTight?: boolean;
}

/** One of a few, each seen at once. */
export function Toggle<Value extends string | boolean>(props: ToggleProps<Value>) {
  const { label, choices, value: chosen, onChange, isTight = false } = props;
  return (
    <Box role="group" aria-label={label} sx={TRACK}>
      {choices.map(({ value, label: word, icon: Icon }) => (
        <ButtonBase key={String(value)} aria-pressed={value === chosen} onClick={() => onChange(value)} sx={BUTTON}>
          {Icon && <Icon size={16} aria-hidden />}
          <Box component="span" sx={isTight ? HIDDEN_ON_PHONES : {}}>
            {word}
          </Box>
        </ButtonBase>
      ))}
    </Box>
  );
}

const HIDDEN_ON_PHONES = { [PHONE]: VISUALLY_HIDDEN } as const;

const TRACK = {
  justifySelf: 'start',
  display: 'inline-flex',
  [CRAMPED]: { flexWrap: 'wrap' },
  p: '3px',
  border: 1,
  borderColor: NEUTRAL[200],
  borderRadius: '10px',
  bgcolor: NEUTRAL[50],
} as const;

const BUTTON = {
  gap: 0.75,
  minHeight: { xs: 44, sm: 28 },
  minWidth: { xs: 44, sm: 0 },
  px: 1.5,
  borderRadius: '8px',
  border: '1px solid transparent',
  color: NEUTRAL[600],
  fontFamily: 'inherit',
  fontSize: { xs: '0.9375rem', sm: '0.8125rem' },
  fontWeight: 600,
  '&[aria-pressed=true]': { bgcolor: NEUTRAL[0], borderColor: NEUTRAL[200], color: NEUTRAL[900] },
} as const;
