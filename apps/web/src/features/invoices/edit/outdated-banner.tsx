import Button from '@mui/material/Button';
import { PencilLine, RefreshCw } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { useQuestion } from '#ui/dialogs/use-question.ts';
import { Note } from '#ui/note.tsx';
import { useNotify } from '#ui/notices/notify.ts';
import type { InvoiceLine } from '../invoice-query.ts';
import { LINE_TEXTS as TEXTS } from './form-texts.ts';
import type { InvoiceValues } from './invoice-values.ts';
import { type Asked, takenAnew } from './take-anew.ts';

interface OutdatedBannerProps {
  /** The lines as they were saved, with what was recorded then. */
  readonly saved: readonly InvoiceLine[];
  /** The lines as the hours say now; undefined while they are being asked for. */
  readonly asked: Asked | undefined;
}

/** Hours were recorded anew since the draft was saved: its lines stay as they are until somebody takes the new ones. */
export function OutdatedBanner({ saved, asked }: OutdatedBannerProps) {
  const { setValue, getValues } = useFormContext<InvoiceValues>();
  const notify = useNotify();
  const question = useQuestion<number>();
  const take = async (now: Asked): Promise<void> => {
    const { byHand } = takenAnew(getValues(), saved, now, true);
    const dropsHandMade = byHand > 0 && (await question.ask(byHand));
    const { count, lines, surcharges, additionalItems } = takenAnew(getValues(), saved, now, dropsHandMade);
    if (count > 0) {
      setValue('lines', lines, { shouldDirty: true });
      setValue('surcharges', surcharges, { shouldDirty: true });
      setValue('additionalItems', additionalItems, { shouldDirty: true });
    }
    notify({ text: count > 0 ? TEXTS.takenLines(count) : TEXTS.nothingToTake, tone: 'info' });
  };
  return (
    <>
      <Note
        tone="warning"
        icon={RefreshCw}
        role="status"
        title={TEXTS.outdatedTitle}
        isFramed
        action={
          <Button variant="outlined" disabled={!asked} onClick={() => asked && void take(asked)}>
            {TEXTS.takeLines}
          </Button>
        }
      >
        <div>{TEXTS.outdated}</div>
      </Note>
      {question.open && (
        <ConfirmDialog
          title={TEXTS.handTitle}
          icon={<PencilLine />}
          tone="neutral"
          intro={TEXTS.handIntro(question.open.subject)}
          note=""
          confirm={TEXTS.handDrop}
          cancel={TEXTS.handKeep}
          onConfirm={() => question.open?.answer(true)}
          onCancel={() => question.open?.answer(false)}
        />
      )}
    </>
  );
}
