import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { DIALOG_TEXTS } from './dialog-texts.ts';

interface MessageDialogProps {
  readonly title: string;
  /** Names the thing that it is about. */
  readonly subject: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** Says why something can not be done. Shown for as long as it is mounted. */
export function MessageDialog({ title, subject, children, onClose }: MessageDialogProps) {
  const titleId = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { width: 520, p: { xs: 2, sm: 3 }, display: 'grid', gap: 1.5 } } }}
    >
      <div>
        <Typography id={titleId} component="h2" variant="subtitle1">
          {title}
        </Typography>
        <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{subject}</Typography>
      </div>
      <Typography>{children}</Typography>
      <Button variant="outlined" onClick={onClose} autoFocus sx={{ justifySelf: 'end', mt: 1 }}>
        {DIALOG_TEXTS.close}
      </Button>
    </Dialog>
  );
}
