import { FEEDBACK_KINDS, type FeedbackKind } from '@gastspiel/domain/feedbacks/feedback-input.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Frown, type LucideIcon, Meh, Smile } from 'lucide-react';
import { useState } from 'react';
import { CommandDialog } from '#parts/attempts/command-dialog.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import { StateChip } from '#ui/states/state-chip.tsx';
import type { Tone } from '#ui/tokens.ts';
import { PendingCard } from '../pending-card.tsx';
import { AddButton, ENTRY_LIST, EntryRow, NOTHING } from './entry-list.tsx';
import { FeedbackDialog } from './feedback-dialog.tsx';
import { type CustomerFeedback, useFeedbacks } from './feedbacks-query.ts';
import { ENTRY_TEXTS, FEEDBACK_TEXTS } from './judgement-texts.ts';
import type { RatedPerson } from './rated-person.ts';
import { deleteFeedback } from './save-feedback.ts';

const LOOKS: Readonly<Record<FeedbackKind, { readonly tone: Tone; readonly icon: LucideIcon }>> = {
  POSITIVE: { tone: 'success', icon: Smile },
  NEUTRAL: { tone: 'neutral', icon: Meh },
  NEGATIVE: { tone: 'danger', icon: Frown },
};

const FeedbackChip = ({ kind }: { readonly kind: FeedbackKind }) => (
  <StateChip {...LOOKS[kind]} label={FEEDBACK_KINDS[kind]} />
);

const [FEW, MANY] = [10, 100] as const;

/** The customers' feedback about somebody. */
export function FeedbacksCard({ target, mayWrite }: { readonly target: RatedPerson; readonly mayWrite: boolean }) {
  const [size, setSize] = useState<number>(FEW);
  const query = useFeedbacks(target, size);
  const [edited, setEdited] = useState<CustomerFeedback | 'new'>();
  const [removed, setRemoved] = useState<CustomerFeedback>();
  const { data } = query;
  if (!data) return <PendingCard title={FEEDBACK_TEXTS.title} texts={FEEDBACK_TEXTS} query={query} />;
  return (
    <SectionCard
      title={FEEDBACK_TEXTS.title}
      isFlush
      action={mayWrite && <AddButton label={FEEDBACK_TEXTS.add} onClick={() => setEdited('new')} />}
    >
      {data.count === 0 && <Box sx={NOTHING}>{FEEDBACK_TEXTS.none}</Box>}
      <Box component="ul" sx={ENTRY_LIST}>
        {data.items.map((entry) => (
          <EntryRow
            key={entry.id}
            mark={<FeedbackChip kind={entry.feedback} />}
            at={entry.updatedAt}
            by={entry.invoiceRecipient.name}
            notes={entry.notes}
            what={`${FEEDBACK_TEXTS.title}: ${entry.invoiceRecipient.name}`}
            onEdit={mayWrite ? () => setEdited(entry) : undefined}
            onDelete={mayWrite ? () => setRemoved(entry) : undefined}
          />
        ))}
      </Box>
      {size === FEW && data.count > FEW && (
        <Button size="small" onClick={() => setSize(MANY)} sx={{ m: 1 }}>
          {FEEDBACK_TEXTS.more}
        </Button>
      )}
      {edited && (
        <FeedbackDialog
          target={target}
          edited={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
      {removed && (
        <CommandDialog
          title={FEEDBACK_TEXTS.deleteTitle}
          subject={removed.invoiceRecipient.name}
          confirm={ENTRY_TEXTS.deleteConfirm}
          command={deleteFeedback}
          variables={{ id: removed.id }}
          done={() => FEEDBACK_TEXTS.deleted}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </SectionCard>
  );
}
