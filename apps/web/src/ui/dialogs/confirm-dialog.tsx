import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { IconBadge } from '../icon-badge.tsx';
import { type Consequence, Consequences } from './consequences.tsx';
import { DIALOG_TEXTS } from './dialog-texts.ts';
import { useConfirming } from './use-confirming.ts';

interface TypedConfirmationProps {
  readonly expected: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Typing the name makes sure that it is read. */
function TypedConfirmation({ expected, value, onChange }: TypedConfirmationProps) {
  const id = useId();
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <Typography component="label" htmlFor={id} variant="body2" sx={{ fontWeight: 600 }}>
        {DIALOG_TEXTS.typeToConfirm(expected)}
      </Typography>
      <OutlinedInput id={id} value={value} autoComplete="off" onChange={({ target }) => onChange(target.value)} />
    </Box>
  );
}

interface ConfirmDialogProps {
  readonly title: string;
  /** Names the thing that it is about. */
  readonly subject?: ReactNode;
  readonly icon?: ReactNode;
  /** Red for what destroys; else an ordinary main button. */
  readonly tone?: 'danger' | 'neutral';
  readonly intro?: string;
  readonly consequences?: readonly Consequence[];
  readonly note?: string;
  /** What has to be typed before the step can be taken. */
  readonly typed?: string;
  readonly confirm: string;
  /** A failure is told in the dialog, by the message of what was thrown. */
  readonly onConfirm: (typed: string) => Promise<void> | void;
  readonly cancel?: string;
  readonly onCancel: () => void;
}

/** Asks once, says what will happen, and starts on the safe button. Shown for as long as it is mounted. */
export function ConfirmDialog({
  tone = 'danger',
  icon = <Trash2 />,
  note = DIALOG_TEXTS.irrevocable,
  ...ask
}: ConfirmDialogProps) {
  const titleId = useId();
  const safe = useRef<HTMLButtonElement>(null);
  const [typed, setTyped] = useState('');
  const { isBusy, failure, run } = useConfirming(ask.onConfirm);
  const isReady = ask.typed === undefined || typed.trim() === ask.typed;
  return (
    <Dialog
      open
      onClose={() => !isBusy && ask.onCancel()}
      aria-labelledby={titleId}
      slotProps={{
        paper: { sx: { width: 520, p: { xs: 2, sm: 3 } } },
        // Before that the dialog is hidden, and what is hidden takes no focus.
        transition: { onEntering: () => safe.current?.focus() },
      }}
    >
      <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, gap: 2 }}>
        <IconBadge icon={icon} tone={tone} small />
        <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 1.5 }}>
          <div>
            <Typography id={titleId} component="h2" variant="subtitle1">
              {ask.title}
            </Typography>
            {ask.subject && (
              <Typography component="div" sx={{ color: 'text.secondary' }}>
                {ask.subject}
              </Typography>
            )}
          </div>
          {ask.intro && <Typography>{ask.intro}</Typography>}
          {ask.consequences && <Consequences items={ask.consequences} />}
          {note && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {note}
            </Typography>
          )}
          {ask.typed !== undefined && <TypedConfirmation expected={ask.typed} value={typed} onChange={setTyped} />}
          {failure && (
            <Typography role="alert" sx={{ color: 'error.main' }}>
              {failure}
            </Typography>
          )}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1.5, mt: 2.5 }}>
        <Button variant="outlined" ref={safe} disabled={isBusy} onClick={ask.onCancel}>
          {ask.cancel ?? DIALOG_TEXTS.cancel}
        </Button>
        <Button
          variant="contained"
          color={tone === 'danger' ? 'error' : 'primary'}
          disabled={!isReady}
          loading={isBusy}
          onClick={() => run(typed.trim())}
        >
          {ask.confirm}
        </Button>
      </Box>
    </Dialog>
  );
}
