import { askableFacts } from '@gastspiel/domain/target-users/release.ts';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Info, Mail, UserCheck } from 'lucide-react';
import { Consequences } from '#ui/dialogs/consequences.tsx';
import { DialogFrame } from '#ui/dialogs/dialog-frame.tsx';
import { useConfirming } from '#ui/dialogs/use-confirming.ts';
import { IconBadge } from '#ui/icon-badge.tsx';
import type { TargetUserSummary } from '../list/target-users-query.ts';
import { AskForMissing } from './ask-for-missing.tsx';
import { LackingPeople } from './lacking-people.tsx';
import type { Waiting } from './release-calls.ts';
import { ASK_TEXTS, RELEASE_TEXTS as TEXTS } from './release-texts.ts';
import { type Releasing, useReleasing } from './use-releasing.ts';

interface ReleaseManyDialogProps {
  readonly people: readonly TargetUserSummary[];
  readonly onClose: () => void;
}

/** Says who will be released and who lacks what, releases, and says what came of it. */
export function ReleaseManyDialog({ people, onClose }: ReleaseManyDialogProps) {
  const { releasing, release } = useReleasing();
  const waiting = people.filter(({ userState }) => userState === 'ONBOARDING');
  const lacking = waiting.filter(({ missingForRelease }) => missingForRelease.length > 0);
  const count = waiting.length - lacking.length;
  // All of them: what was missing when the list was loaded may have come meanwhile.
  const { isBusy, failure, run } = useConfirming(() => release(waiting.map(({ id }) => id)));
  if (releasing && releasing.done === releasing.total) return <Outcome outcome={releasing} onClose={onClose} />;
  const others = people.length - waiting.length;
  return (
    <DialogFrame
      width={640}
      icon={<IconBadge icon={<UserCheck />} tone="neutral" small />}
      title={count > 0 ? TEXTS.title(count) : TEXTS.nobody}
      subject={releasing && isBusy && <span role="status">{TEXTS.progress(releasing.done, releasing.total)}</span>}
      failure={failure}
      isHeld={isBusy}
      onClose={onClose}
      foot={
        <>
          <Button variant="outlined" autoFocus disabled={isBusy} onClick={onClose}>
            {count > 0 ? TEXTS.cancel : TEXTS.close}
          </Button>
          {count > 0 && (
            <Button variant="contained" loading={isBusy} onClick={() => run('')}>
              {TEXTS.confirm(count)}
            </Button>
          )}
        </>
      }
    >
      {(count > 0 || others > 0) && (
        <Consequences
          items={[
            ...(count > 0 ? [{ icon: <Mail />, text: TEXTS.willBe(count) }] : []),
            ...(others > 0 ? [{ icon: <Info />, text: TEXTS.others(others) }] : []),
          ]}
        />
      )}
      <Lacking people={lacking} />
    </DialogFrame>
  );
}

const Outcome = ({ outcome: { released, left }, onClose }: { outcome: Releasing; onClose: () => void }) => (
  <DialogFrame
    width={640}
    icon={<IconBadge icon={<UserCheck />} tone="neutral" small />}
    title={TEXTS.released(released)}
    onClose={onClose}
  >
    <Lacking people={left} />
  </DialogFrame>
);

/** Those who stay, and one click that asks all who can tell what is missing: of a pool nobody is asked. */
function Lacking({ people }: { readonly people: readonly Waiting[] }) {
  if (people.length === 0) return null;
  const ids = people.filter(({ missingForRelease }) => askableFacts(missingForRelease).length > 0).map(({ id }) => id);
  return (
    <>
      <Typography>{TEXTS.stay(people.length)}</Typography>
      <LackingPeople people={people} />
      {ids.length > 0 && <AskForMissing ids={ids} label={ASK_TEXTS.askMany(ids.length)} />}
    </>
  );
}
