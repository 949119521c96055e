import Button, { type ButtonProps } from '@mui/material/Button';
import { Eye, Send } from 'lucide-react';
import { useBusyIds } from '#platform/attempts/use-attempt.ts';
import type { Sheet } from './block-query.ts';
import { SEND_TEXTS as TEXTS } from './time-sheet-texts.ts';

interface SendStepsProps {
  readonly sheet: Sheet;
  readonly onSend: (sheet: Sheet) => void;
  readonly onPreview: (sheet: Sheet) => void;
  readonly size?: ButtonProps['size'];
}

/** Whether there is anything to send now; what was sent is sent again by choice, from its preview or a selection. */
export const canSend = ({ viewerCanSend, printoutObstacle, printoutState }: Sheet): boolean =>
  viewerCanSend && printoutObstacle === null && printoutState !== 'SENDING';

/** The word for sending, as things stand. */
export function sendWord({ printoutState }: Sheet): string {
  if (printoutState === 'FAILED') return TEXTS.retry;
  return printoutState === 'OPEN' ? TEXTS.send : TEXTS.resend;
}

/** The steps with one time sheet. */
export function SendSteps({ sheet, onSend, onPreview, size = 'small' }: SendStepsProps) {
  const isBusy = useBusyIds().has(sheet.id);
  const { description } = sheet.appointment;
  const word = sendWord(sheet);
  return (
    <>
      <Button
        size={size}
        variant="outlined"
        startIcon={<Eye size={15} />}
        aria-label={TEXTS.stepOf(TEXTS.preview, description)}
        onClick={() => onPreview(sheet)}
      >
        {TEXTS.preview}
      </Button>
      {canSend(sheet) && (size !== 'small' || sheet.printoutState !== 'SENT') && (
        <Button
          size={size}
          variant="soft"
          startIcon={<Send size={15} />}
          loading={isBusy}
          aria-label={TEXTS.stepOf(word, description)}
          onClick={() => onSend(sheet)}
        >
          {word}
        </Button>
      )}
    </>
  );
}
