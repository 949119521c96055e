import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { IconBadge } from '../icon-badge.tsx';
import { Quiet, Row, Stack } from '../layout.tsx';
import { useIsPhone } from '../use-is-phone.ts';
import { DIALOG_TEXTS } from './dialog-texts.ts';
import { useConfirming } from './use-confirming.ts';

interface PlanDialogProps {
  readonly title: string;
  readonly subject: ReactNode;
  readonly icon: ReactNode;
  /** The outcome in a few words. */
  readonly summary?: ReactNode;
  readonly confirm: string;
  readonly canConfirm: boolean;
  /** A failure is told in the dialog, by the message of what was thrown. */
  readonly onConfirm: () => Promise<void>;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** Something that is put together and looked through before it is done: choices, a list of what will be, and one button. */
export function PlanDialog({ title, subject, icon, summary, confirm, canConfirm, children, ...ask }: PlanDialogProps) {
  const titleId = useId();
  const isPhone = useIsPhone();
  const { isBusy, failure, run } = useConfirming(ask.onConfirm);
  const cancel = () => !isBusy && ask.onCancel();
  return (
    <Dialog open fullScreen={isPhone} onClose={cancel} aria-labelledby={titleId} slotProps={{ paper: { sx: PAPER } }}>
      <Row gap={2} align="stretch" sx={{ p: EDGE, pb: 2 }}>
        <IconBadge icon={icon} small />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography id={titleId} component="h2" variant="subtitle1">
            {title}
          </Typography>
          <Quiet size="body1" sx={{ overflowWrap: 'anywhere' }}>
            {subject}
          </Quiet>
        </Box>
        <IconButton aria-label={DIALOG_TEXTS.close} onClick={cancel} sx={{ alignSelf: 'start', mt: -0.5, mr: -0.5 }}>
          <X size={20} aria-hidden />
        </IconButton>
      </Row>
      <Stack gap={2} sx={{ flex: 1, minHeight: 0, overflowY: 'auto', alignContent: 'start', px: EDGE }}>
        {children}
      </Stack>
      <Row gap={1.5} justify="end" wraps sx={{ p: EDGE, pt: 2 }}>
        <Box role="status" sx={{ flex: 1, minWidth: failure || summary ? '10rem' : 0 }}>
          {failure ? (
            <Typography role="alert" sx={{ color: 'error.main' }}>
              {failure}
            </Typography>
          ) : (
            summary
          )}
        </Box>
        <Button variant="outlined" disabled={isBusy} onClick={cancel}>
          {DIALOG_TEXTS.cancel}
        </Button>
        <Button variant="contained" disabled={!canConfirm} loading={isBusy} onClick={() => run('')}>
          {confirm}
        </Button>
      </Row>
    </Dialog>
  );
}

const PAPER = { width: { sm: 640 }, maxWidth: { sm: 640 }, display: 'flex' } as const;
const EDGE = { xs: 2, sm: 3 } as const;
