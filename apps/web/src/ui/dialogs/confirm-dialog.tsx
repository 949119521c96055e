import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { IconBadge } from '../icon-badge.tsx';
import { Quiet, Stack } from '../layout.tsx';
import { type Consequence, Consequences } from './consequences.tsx';
import { DialogFrame } from './dialog-frame.tsx';
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
    <Stack gap={0.75}>
      <Typography component="label" htmlFor={id} variant="body2" sx={{ fontWeight: 600 }}>
        {DIALOG_TEXTS.typeToConfirm(expected)}
      </Typography>
      <OutlinedInput id={id} value={value} autoComplete="off" onChange={({ target }) => onChange(target.value)} />
    </Stack>
  );
}

export interface ConfirmDialogProps {
  readonly title: string;
  /** Names the thing that it is about. */
  readonly subject?: ReactNode;
  readonly icon?: ReactNode;
  /** Red for what destroys; else an ordinary main button. */
  readonly tone?: 'danger' | 'neutral';
  readonly intro?: string;
  readonly consequences?: readonly Consequence[];
  readonly note?: string;
  /** A choice that belongs to the step. */
  readonly children?: ReactNode;
  /** The text that has to be typed before the step can be taken. */
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
  const safe = useRef<HTMLButtonElement>(null);
  const [typed, setTyped] = useState('');
  const { isBusy, failure, run } = useConfirming(ask.onConfirm);
  const isReady = ask.typed === undefined || typed.trim() === ask.typed;
  return (
    <DialogFrame
      title={ask.title}
      subject={ask.subject}
      icon={<IconBadge icon={icon} tone={tone} small />}
      failure={failure}
      isHeld={isBusy}
      onClose={ask.onCancel}
      onEntering={() => safe.current?.focus()}
      foot={
        <>
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
        </>
      }
    >
      {ask.intro && <Typography>{ask.intro}</Typography>}
      {ask.consequences && <Consequences items={ask.consequences} />}
      {ask.children}
      {note && <Quiet size="body2">{note}</Quiet>}
      {ask.typed !== undefined && <TypedConfirmation expected={ask.typed} value={typed} onChange={setTyped} />}
    </DialogFrame>
  );
}
