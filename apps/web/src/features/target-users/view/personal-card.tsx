import { NATIONHOODS } from '@gastspiel/domain/target-users/target-user-values.ts';
import { Facts } from '#ui/facts.tsx';
import { Stack } from '#ui/layout.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import { attributeFacts } from '../person-facts.tsx';
import { PERSON_LABELS, PERSON_TEXTS } from '../person-texts.ts';
import { ResendButton } from '../resend-button.tsx';
import { resendConfirmation } from '../resend-confirmation.ts';
import type { TargetUser } from '../target-user-query.ts';
import { VIEW_TEXTS } from './view-texts.ts';

interface PendingEmailProps {
  readonly worker: TargetUser;
  readonly email: string;
}

/** An address that its owner has yet to confirm. */
function PendingEmail({ worker: { id, viewerCanEdit }, email }: PendingEmailProps) {
  return (
    <Stack component="span" gap={0.75} sx={{ justifyItems: 'start' }}>
      {VIEW_TEXTS.pendingEmail(email)}
      {viewerCanEdit && <ResendButton email={email} command={resendConfirmation} variables={{ id }} />}
    </Stack>
  );
}

export function PersonalCard({ worker }: { readonly worker: TargetUser }) {
  const { nationhood } = worker.internalAttributes;
  const { pendingContactEmail } = worker.personalInformation;
  const facts = attributeFacts(worker.sectorAttributes);
  return (
    <SectionCard title={VIEW_TEXTS.personal}>
      <Facts
        isBare
        facts={[
          facts.birthday,
          facts.gender,
          facts.address,
          facts.maritalStatus,
          facts.nationality,
          { label: PERSON_LABELS.nationhood, value: nationhood ? NATIONHOODS[nationhood] : PERSON_TEXTS.unknown },
          facts.licenceAndCar,
          facts.clothingSize,
          ...(pendingContactEmail
            ? [{ label: PERSON_LABELS.email, value: <PendingEmail worker={worker} email={pendingContactEmail} /> }]
            : []),
        ]}
      />
    </SectionCard>
  );
}
