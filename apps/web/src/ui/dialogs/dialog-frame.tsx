import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { type FormEventHandler, type ReactNode, useId } from 'react';
import { Row } from '../layout.tsx';
import { DIALOG_TEXTS } from './dialog-texts.ts';

interface DialogFrameProps {
  readonly title: string;
  /** Names the thing that it is about, or says what it is for. */
  readonly subject?: ReactNode;
  readonly icon?: ReactNode;
  readonly width?: number;
  readonly children?: ReactNode;
  readonly failure?: string | undefined;
  /** The buttons; a dialog that only says something is closed by the one that it has. */
  readonly foot?: ReactNode;
  /** A key or a click beside it must not end what is under way, nor lose what was typed. */
  readonly isHeld?: boolean;
  readonly onClose: () => void;
  /** Makes a form of it. */
  readonly onSubmit?: FormEventHandler;
  /** Before that the dialog is hidden, and what is hidden takes no focus. */
  readonly onEntering?: () => void;
}

/** The look of all small dialogs: a title, a few lines and their buttons. Shown for as long as it is mounted. */
export function DialogFrame({ title, subject, icon, width = 520, isHeld = false, foot, ...frame }: DialogFrameProps) {
  const titleId = useId();
  const { children, failure, onClose, onSubmit, onEntering } = frame;
  return (
    <Dialog
      open
      onClose={() => !isHeld && onClose()}
      aria-labelledby={titleId}
      slotProps={{
        paper: { sx: { width, p: { xs: 2, sm: 3 } } },
        ...(onEntering && { transition: { onEntering } }),
      }}
    >
      <Box component={onSubmit ? 'form' : 'div'} {...(onSubmit && { noValidate: true, onSubmit })}>
        <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, gap: 2 }}>
          {icon}
          <Box sx={{ ...BODY, gap: onSubmit ? 2 : 1.5 }}>
            <div>
              <Typography id={titleId} component="h2" variant="subtitle1">
                {title}
              </Typography>
              {subject && (
                <Typography component="div" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                  {subject}
                </Typography>
              )}
            </div>
            {children}
            {failure && (
              <Typography role="alert" sx={{ color: 'error.main' }}>
                {failure}
              </Typography>
            )}
          </Box>
        </Box>
        <Row gap={1.5} align="stretch" justify="flex-end" wraps sx={{ mt: 2.5 }}>
          {foot ?? (
            <Button variant="outlined" autoFocus onClick={onClose}>
              {DIALOG_TEXTS.close}
            </Button>
          )}
        </Row>
      </Box>
    </Dialog>
  );
}

const BODY = { flex: 1, minWidth: 0, display: 'grid' } as const;
