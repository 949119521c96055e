import { ProgressCard } from '#ui/progress-card.tsx';
import { INVITATION_TEXTS as TEXTS } from './invitation-texts.ts';
import type { Inviting } from './use-inviting.ts';

interface InvitingCardProps {
  readonly inviting: Inviting;
  readonly isAboveBar: boolean;
  readonly onClose: () => void;
}

export function InvitingCard({ inviting: { done, total, sent }, isAboveBar, onClose }: InvitingCardProps) {
  const outcome = [TEXTS.sent(sent), ...(sent < total ? [TEXTS.left(total - sent)] : [])].join(', ');
  return (
    <ProgressCard
      label={TEXTS.progress}
      title={done < total ? TEXTS.sending : outcome}
      done={done}
      total={total}
      leave={TEXTS.leave}
      problems={[]}
      isAboveBar={isAboveBar}
      onClose={onClose}
    />
  );
}
