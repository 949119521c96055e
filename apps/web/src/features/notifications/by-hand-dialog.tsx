import Button from '@mui/material/Button';
import { DialogFrame } from '#ui/dialogs/dialog-frame.tsx';
import { Stack } from '#ui/layout.tsx';
import { BY_HAND_TEXTS as TEXTS } from './news-texts.ts';

/** The way to the home screen where no browser asks: the person has to know it. */
export function ByHandDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <DialogFrame
      width={440}
      title={TEXTS.title}
      onClose={onClose}
      foot={
        <Button variant="contained" autoFocus onClick={onClose} fullWidth sx={{ minHeight: 48 }}>
          {TEXTS.close}
        </Button>
      }
    >
      <Stack component="ol" gap={1} sx={{ m: 0, pl: 3 }}>
        {TEXTS.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Stack>
    </DialogFrame>
  );
}
