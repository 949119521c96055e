import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { VISUALLY_HIDDEN } from '#ui/visually-hidden.ts';
import { APPOINTMENT_TITLES } from '../appointment-titles.ts';

export function CreateButton() {
  return (
    <Button variant="contained" href="/appointment/create" sx={BUTTON}>
      <Plus size={18} aria-hidden />
      <Box component="span" sx={WORDS}>
        {APPOINTMENT_TITLES.create}
      </Box>
    </Button>
  );
}

const BUTTON = { gap: 1, minWidth: 44, px: { xs: 1.25, sm: 1.75 } } as const;
/** Phones have no room for it. */
const WORDS = { '@media (max-width: 599.95px)': VISUALLY_HIDDEN } as const;
