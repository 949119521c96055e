import { PRINTOUT_FAILURES } from '@gastspiel/domain/time-sheets/time-sheet-failures.ts';
import { type Problem, ProgressCard } from '#ui/progress-card.tsx';
import { PROGRESS_TEXTS as TEXTS } from '../time-sheet-texts.ts';
import {
  type ProgressFacts,
  progressOf,
  type Sending,
  type Underway,
  useProgress,
  useSendingState,
} from './sending-state.ts';

/** How far the time sheets are that were ordered here. */
export function SendingCard({ isAboveBar }: { readonly isAboveBar: boolean }) {
  const { sending, forget } = useSendingState();
  const { data } = useProgress(sending.printoutIds);
  const { printoutIds, refused } = sending;
  if (printoutIds.length === 0 && refused.length === 0) return null;
  // A printout that the server does not know any more will not be sent.
  const progress = progressOf(data ?? printoutIds.map((id) => ({ ...UNKNOWN, id })));
  const { done, total, current } = progress;
  return (
    <ProgressCard
      label={TEXTS.label}
      title={done < total ? TEXTS.running : outcomeOf(progress, sending)}
      done={done}
      total={total}
      current={current?.description && TEXTS.now(current.description)}
      leave={TEXTS.leave}
      problems={problemsOf(progress, sending)}
      isAboveBar={isAboveBar}
      onClose={forget}
    />
  );
}

const UNKNOWN: Underway = { id: '', description: '', sentAt: null, hasFailed: false, recipients: [] };

const outcomeOf = ({ sent, failed }: ProgressFacts, { refused }: Sending): string =>
  [
    ...(sent > 0 ? [TEXTS.sent(sent)] : []),
    ...(failed.length > 0 ? [TEXTS.failed(failed.length)] : []),
    ...(refused.length > 0 ? [TEXTS.refused(refused.length)] : []),
  ].join(', ');

const problemsOf = ({ failed }: ProgressFacts, { refused }: Sending): readonly Problem[] => [
  ...refused.map(({ worklogBlockId, description, message }) => ({
    id: worklogBlockId,
    name: description ?? TEXTS.unknownBlock,
    reason: message,
  })),
  ...failed.map(({ id, description, recipients }) => {
    const failure = recipients.find((recipient) => recipient.failure)?.failure;
    return { id, name: description ?? TEXTS.unknownBlock, reason: PRINTOUT_FAILURES[failure ?? 'SERVER_REFUSED'] };
  }),
];
