import Button from '@mui/material/Button';
import { Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { StickyBar } from '#ui/form/button-bar.tsx';
import { Quiet } from '#ui/layout.tsx';
import { useNotify } from '#ui/notices/notify.ts';
import { useUnsavedInput } from '#ui/unsaved/use-unsaved-input.ts';
import { type Decisions, decidedCount, decisionsInput, isUndecided, NOTHING_DECIDED, takenCount } from './decisions.ts';
import { countOf, type Import, takeOver } from './import-query.ts';
import { BAR_TEXTS as TEXTS } from './import-texts.ts';

interface ImportBarProps {
  readonly people: Import;
  readonly readingId: string;
  readonly decisions: Decisions;
  readonly onDecide: (decisions: Decisions) => void;
}

/** Tells what is taken over and what stays open, and leads back from what was decided. */
export function ImportBar({ people, readingId, decisions, onDecide }: ImportBarProps) {
  const [isAsking, setAsking] = useState(false);
  const notify = useNotify();
  const markSaved = useUnsavedInput(!isUndecided(decisions));
  const taken = takenCount(decisions, countOf(people, 'SURE'));
  // The number at the press: people who were taken over are counted no longer by the time that it is told.
  const sent = useRef(0);
  const { press, isBusy, error } = useAttempt(takeOver, {
    onDone: () => {
      markSaved();
      notify({ text: TEXTS.done(sent.current) });
      onDecide(NOTHING_DECIDED);
    },
  });
  const open = TEXTS.open(
    countOf(people, 'DOUBTFUL') - decidedCount(decisions, 'DOUBTFUL'),
    countOf(people, 'UNKNOWN') - decidedCount(decisions, 'UNKNOWN'),
  );
  return (
    <>
      <StickyBar
        problem={error?.message}
        note={
          <Quiet size="body2" sx={{ ml: { sm: 'auto' } }}>
            {open}
          </Quiet>
        }
      >
        <Button
          variant="contained"
          loading={isBusy}
          disabled={taken === 0}
          onClick={() => {
            sent.current = taken;
            press({ input: decisionsInput(readingId, decisions) });
          }}
        >
          {TEXTS.takeOver(taken)}
        </Button>
        {!isUndecided(decisions) && <Button onClick={() => setAsking(true)}>{TEXTS.cancel}</Button>}
      </StickyBar>
      {isAsking && (
        <ConfirmDialog
          title={TEXTS.forgetTitle}
          icon={<Undo2 />}
          tone="neutral"
          intro={TEXTS.forget(decisions.byHand.size + decisions.exceptions.size + (decisions.takesSure ? 0 : 1))}
          note={TEXTS.forgetNote}
          confirm={TEXTS.forgetConfirm}
          onConfirm={() => {
            onDecide(NOTHING_DECIDED);
            setAsking(false);
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
