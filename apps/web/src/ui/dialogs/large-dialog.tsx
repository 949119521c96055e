import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Row } from '../layout.tsx';
import { useIsPhone } from '../use-is-phone.ts';
import { DIALOG_TEXTS } from './dialog-texts.ts';

interface LargeDialogProps {
  readonly title: string;
  /** Beneath the title: what it is about; null while this is not known. */
  readonly subject?: ReactNode;
  /** How large it is where it does not fill the screen. */
  readonly size: object;
  /** The steps that can be taken; without any the focus begins at the button that closes. */
  readonly foot?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Something to look at, closed at its head; on a phone it fills the screen. */
export function LargeDialog({ title, subject, size, foot, onClose, children }: LargeDialogProps) {
  const titleId = useId();
  const isPhone = useIsPhone();
  const hasSubject = subject !== undefined;
  return (
    <Dialog
      open
      fullScreen={isPhone}
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: isPhone ? { m: 0, borderRadius: 0 } : size } }}
    >
      <Row
        gap={1}
        align={hasSubject ? 'flex-start' : 'center'}
        sx={{ px: { xs: 2, sm: 3 }, pt: 2, pb: hasSubject ? 1.5 : 1 }}
      >
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography id={titleId} component="h2" variant="subtitle1" sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {subject}
        </Box>
        <IconButton aria-label={DIALOG_TEXTS.close} onClick={onClose} autoFocus={!foot}>
          <X size={20} aria-hidden />
        </IconButton>
      </Row>
      {children}
      {foot}
    </Dialog>
  );
}
