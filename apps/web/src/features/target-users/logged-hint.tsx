import Box from '@mui/material/Box';
import { ShieldCheck } from 'lucide-react';
import { PERSON_TEXTS } from './person-texts.ts';

/** Stands at secrets, before anybody looks at them. */
export function LoggedHint() {
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, typography: 'body2', color: 'text.secondary' }}>
      <ShieldCheck size={14} aria-hidden />
      {PERSON_TEXTS.logged}
    </Box>
  );
}
