import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { ReasonDialog } from '#features/payments/index.ts';
import { CommandDialog } from '#parts/attempts/command-dialog.tsx';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { formatEuro } from '#ui/format/german-money.ts';
import { useNotify } from '#ui/notices/notify.ts';
import { BookDialog } from './book-dialog.tsx';
import { ReturnDialog } from './return-dialog.tsx';
import { reopenEntry, setEntryAside } from './statement-commands.ts';
import type { Entry } from './statement-query.ts';
import { ASIDE_TEXTS, REOPEN_TEXTS, ENTRY_TEXTS as TEXTS } from './statement-texts.ts';

/** Decisions that a dialog asks about. */
export type EntryStep = 'book' | 'return' | 'aside' | 'reopen';

interface EntryDialogProps {
  readonly entry: Entry;
  readonly onClose: () => void;
}

/** The dialogs of one entry: `open` begins one, `dialog` is what it asks meanwhile. */
export function useEntryDialogs(entry: Entry) {
  const [step, open] = useState<EntryStep>();
  const Dialog = step && DIALOGS[step];
  return { open, dialog: Dialog && <Dialog entry={entry} onClose={() => open(undefined)} /> };
}

const subjectOf = ({ name, amount }: Entry): string => `${name ?? TEXTS.nobody}, ${formatEuro(amount.value)}`;

function AsideDialog({ entry, onClose }: EntryDialogProps) {
  const { send } = useAttempt(setEntryAside);
  const notify = useNotify();
  return (
    <ReasonDialog
      title={ASIDE_TEXTS.title}
      intro={subjectOf(entry)}
      note={ASIDE_TEXTS.note}
      submit={ASIDE_TEXTS.submit}
      save={async (reason) => {
        await send({ id: entry.id, reason });
        notify({ text: ASIDE_TEXTS.done });
      }}
      onClose={onClose}
    />
  );
}

const ReopenDialog = ({ entry, onClose }: EntryDialogProps) => (
  <CommandDialog
    title={REOPEN_TEXTS.title}
    subject={subjectOf(entry)}
    icon={<Undo2 />}
    tone="neutral"
    note={entry.section === 'BOOKED' ? REOPEN_TEXTS.booked : REOPEN_TEXTS.aside}
    confirm={REOPEN_TEXTS.confirm}
    command={reopenEntry}
    variables={{ id: entry.id }}
    onClose={onClose}
  />
);

const DIALOGS = { book: BookDialog, return: ReturnDialog, aside: AsideDialog, reopen: ReopenDialog } as const;

/** Buttons at the end of a row; beneath it on phones. */
export const STEPS = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: { xs: 'flex-start', md: 'flex-end' },
  gap: { xs: 0.5, sm: 1 },
} as const;
