import Button from '@mui/material/Button';
import { Undo2 } from 'lucide-react';
import { TONES } from '#ui/tokens.ts';
import { LINE_TEXTS as TEXTS } from './form-texts.ts';

/** Beneath the words of a line whose hours are not those that were recorded or proposed. */
export const DIFFERENCE = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  typography: 'caption',
  fontWeight: 500,
  color: TONES.warning.text,
} as const;

export const TakeButton = ({ label, onTake }: { readonly label: string; readonly onTake: () => void }) => (
  <Button
    size="small"
    startIcon={<Undo2 size={14} />}
    aria-label={label}
    onClick={onTake}
    sx={{ minHeight: { xs: 44, sm: 24 }, px: 0.5, py: 0 }}
  >
    {TEXTS.take}
  </Button>
);
