import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { BY_HAND_TEXTS as TEXTS } from './news-texts.ts';

/** The way to the home screen where no browser asks: the person has to know it. */
export function ByHandDialog({ onClose }: { readonly onClose: () => void }) {
  const titleId = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { width: 440, p: { xs: 2, sm: 3 }, display: 'grid', gap: 1.5 } } }}
    >
      <Typography id={titleId} component="h2" variant="subtitle1">
        {TEXTS.title}
      </Typography>
      <Box component="ol" sx={{ m: 0, pl: 3, display: 'grid', gap: 1 }}>
        {TEXTS.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Box>
      <Button variant="contained" autoFocus onClick={onClose} sx={{ minHeight: 48, mt: 1 }}>
        {TEXTS.close}
      </Button>
    </Dialog>
  );
}
