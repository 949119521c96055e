import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { DialogFrame } from './dialog-frame.tsx';

interface MessageDialogProps {
  readonly title: string;
  /** Names the thing that it is about. */
  readonly subject: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** Says why something can not be done. Shown for as long as it is mounted. */
export const MessageDialog = ({ children, ...frame }: MessageDialogProps) => (
  <DialogFrame {...frame}>
    <Typography>{children}</Typography>
  </DialogFrame>
);
