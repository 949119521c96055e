import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DialogFrame } from '#ui/dialogs/dialog-frame.tsx';
import { DIALOG_TEXTS } from '#ui/dialogs/dialog-texts.ts';
import { Quiet } from '#ui/layout.tsx';
import { fullDay } from '../appointment-times.ts';
import { SPREAD_TEXTS as TEXTS } from './form-texts.ts';
import type { Spread } from './spread.ts';

export type SpreadAnswer = 'THIS' | 'ALL' | 'CANCEL';

interface SpreadDialogProps {
  readonly spread: Spread;
  readonly onAnswer: (answer: SpreadAnswer) => void;
}

/** Asks whether a change is about this position or about the whole event, and names what stays otherwise. */
export function SpreadDialog({ spread: { changed, count, kept, moved }, onAnswer }: SpreadDialogProps) {
  return (
    <DialogFrame
      title={TEXTS.title}
      onClose={() => onAnswer('CANCEL')}
      foot={
        <>
          <Button onClick={() => onAnswer('CANCEL')}>{DIALOG_TEXTS.cancel}</Button>
          <Button variant="outlined" onClick={() => onAnswer('THIS')}>
            {TEXTS.onlyThis}
          </Button>
          <Button variant="contained" autoFocus onClick={() => onAnswer('ALL')}>
            {TEXTS.all(count)}
          </Button>
        </>
      }
    >
      <Typography>{TEXTS.intro(changed)}</Typography>
      <Named intro={TEXTS.moved} lines={moved.map(({ description, day }) => TEXTS.of(description, fullDay(day)))} />
      <Named intro={TEXTS.kept} lines={kept.map(({ description, parts }) => TEXTS.of(description, parts))} />
    </DialogFrame>
  );
}

function Named({ intro, lines }: { readonly intro: string; readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <Quiet size="body2" sx={{ overflowWrap: 'anywhere' }}>
      {intro}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
    </Quiet>
  );
}
