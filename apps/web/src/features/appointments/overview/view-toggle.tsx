import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { Columns3, List } from 'lucide-react';
import { NEUTRAL } from '#ui/tokens.ts';
import { VISUALLY_HIDDEN } from '#ui/visually-hidden.ts';
import type { View } from '../overview-state.ts';
import { OVERVIEW_TEXTS as TEXTS } from './overview-texts.ts';

interface ViewToggleProps {
  readonly view: View;
  readonly onChange: (view: View) => void;
}

const VIEWS = [
  { view: 'week', label: TEXTS.week, icon: Columns3 },
  { view: 'list', label: TEXTS.list, icon: List },
] as const;

export function ViewToggle({ view: shown, onChange }: ViewToggleProps) {
  return (
    <Box role="group" aria-label={TEXTS.view} sx={TRACK}>
      {VIEWS.map(({ view, label, icon: Icon }) => (
        <ButtonBase key={view} aria-pressed={view === shown} onClick={() => onChange(view)} sx={BUTTON}>
          <Icon size={16} aria-hidden />
          <Box component="span" sx={WORD}>
            {label}
          </Box>
        </ButtonBase>
      ))}
    </Box>
  );
}

/** Phones have no room for it. */
const WORD = { '@media (max-width: 599.95px)': VISUALLY_HIDDEN } as const;

const TRACK = {
  display: 'inline-flex',
  p: '3px',
  border: 1,
  borderColor: NEUTRAL[200],
  borderRadius: '10px',
  bgcolor: NEUTRAL[50],
} as const;

const BUTTON = {
  gap: 0.75,
  minHeight: { xs: 36, sm: 28 },
  px: { xs: 1.25, sm: 1.5 },
  borderRadius: '8px',
  border: '1px solid transparent',
  color: NEUTRAL[600],
  fontFamily: 'inherit',
  fontSize: '0.8125rem',
  fontWeight: 600,
  '&[aria-pressed=true]': { bgcolor: NEUTRAL[0], borderColor: NEUTRAL[200], color: NEUTRAL[900] },
} as const;
