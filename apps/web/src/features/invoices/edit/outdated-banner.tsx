import { hoursFrom } from '@gastspiel/domain/money/amounts.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { PencilLine, RefreshCw } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { useQuestion } from '#ui/dialogs/use-question.ts';
import { useNotify } from '#ui/notices/notify.ts';
import type { InvoiceLine } from '../invoice-query.ts';
import { WARNING } from '../obstacles.tsx';
import { LINE_TEXTS as TEXTS } from './form-texts.ts';
import type { ServiceRow } from './invoice-rows.ts';
import { type InvoiceValues, keyOf } from './invoice-values.ts';

interface OutdatedBannerProps {
  readonly rows: readonly ServiceRow[];
  /** As they were saved, with what was recorded then. */
  readonly saved: readonly InvoiceLine[];
}

/** Hours were recorded anew since the draft was saved: its lines stay as they are until somebody takes the new ones. */
export function OutdatedBanner({ rows, saved }: OutdatedBannerProps) {
  const { setValue } = useFormContext<InvoiceValues>();
  const notify = useNotify();
  const question = useQuestion<number>();
  const before = new Map(saved.map((line) => [keyOf(line), Number(hoursFrom(line.recordedMinutes ?? 0))]));
  const take = async (): Promise<void> => {
    const changed = rows.filter(({ key, recorded, quantity }) => before.get(key) !== recorded && quantity !== recorded);
    const byHand = changed.filter(({ key, quantity }) => before.has(key) && before.get(key) !== quantity);
    const dropsHandMade = byHand.length > 0 && (await question.ask(byHand.length));
    const taken = dropsHandMade ? changed : changed.filter((row) => !byHand.includes(row));
    for (const { key, description, recorded } of taken) {
      setValue(`lines.${key}`, { description, quantity: recorded }, { shouldDirty: true });
    }
    notify({ text: taken.length > 0 ? TEXTS.takenLines(taken.length) : TEXTS.nothingToTake, tone: 'info' });
  };
  return (
    <>
      <Box role="status" sx={{ ...WARNING, alignItems: 'center', flexWrap: 'wrap' }}>
        <RefreshCw size={16} aria-hidden />
        <Box sx={{ flex: '1 1 16rem' }}>
          <b>{TEXTS.outdatedTitle}</b>
          <div>{TEXTS.outdated}</div>
        </Box>
        <Button variant="outlined" onClick={() => void take()}>
          {TEXTS.takeLines}
        </Button>
      </Box>
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
