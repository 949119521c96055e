import IconButton from '@mui/material/IconButton';
import { ListChecks } from 'lucide-react';
import { NEUTRAL, tint } from '#ui/tokens.ts';
import { SEVERAL_TEXTS as TEXTS } from './several-texts.ts';
import type { Several } from './use-several.ts';

/** From now on a click chooses an entry instead of opening it. */
export const SeveralButton = ({ several }: { readonly several: Several }) => (
  <IconButton
    title={TEXTS.mode}
    aria-label={TEXTS.mode}
    aria-pressed={several.isOn}
    onClick={several.switchMode}
    sx={BUTTON}
  >
    <ListChecks size={18} aria-hidden />
  </IconButton>
);

const BUTTON = {
  border: 1,
  borderColor: NEUTRAL[200],
  '&[aria-pressed=true]': { bgcolor: tint(12), borderColor: 'primary.main', color: 'primary.dark' },
} as const;
