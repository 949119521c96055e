import {
  STAFF_TYPES,
  TARGET_USER_SECRETS,
  type TargetUserSecret,
} from '@gastspiel/domain/target-users/target-user-values.ts';
import { useQuery } from '@tanstack/react-query';
import { defineCommand } from '#platform/attempts/define-command.ts';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { Facts } from '#ui/facts.tsx';
import { MaskedValue } from '#ui/masked-value.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import { LoggedHint } from '../logged-hint.tsx';
import { PERSON_LABELS, PERSON_TEXTS } from '../person-texts.ts';
import { costCentersQuery } from '../staff-member-query.ts';
import type { TargetUser } from '../target-user-query.ts';
import { renewTargetUsers } from '../target-users-keys.ts';
import { VIEW_TEXTS } from './view-texts.ts';

/** The value goes to who asked and nowhere else; the history shows the look at once. */
const revealSecret = defineCommand({
  document: graphql(`
    mutation RevealTargetUserSecret($id: String!, $secret: TargetUserSecret!) {
      revealTargetUserSecret(targetUserId: $id, secret: $secret) {
        value
      }
    }
  `),
  subject: ({ id, secret }) => [id, secret],
  answer: ({ revealTargetUserSecret }) => revealTargetUserSecret.value,
  renew: renewTargetUsers,
});

/** What accounting keeps of the worker; nothing for everybody else. */
export function PayrollCard({ worker: { id, staffMember, secretMasks } }: { readonly worker: TargetUser }) {
  const reveal = useAttempt(revealSecret);
  const { data: costCenters } = useQuery({ ...costCentersQuery(id), enabled: staffMember !== null });
  if (!staffMember || !secretMasks) return null;
  const secret = (which: TargetUserSecret, mask: string | null) => {
    const label = TARGET_USER_SECRETS[which];
    const value = mask ? (
      <MaskedValue label={label} mask={mask} onReveal={() => reveal.send({ id, secret: which })} />
    ) : null;
    return { label, value: value ?? VIEW_TEXTS.noSecret };
  };
  const costCenter = costCenters?.find((center) => center.id === staffMember.costCenterId);
  return (
    <SectionCard title={VIEW_TEXTS.payroll} action={<LoggedHint />}>
      <Facts
        isBare
        facts={[
          secret('SOCIAL_SECURITY_NUMBER', secretMasks.socialSecurityNumber),
          secret('IBAN', secretMasks.iban),
          { label: PERSON_LABELS.staffType, value: STAFF_TYPES[staffMember.type] },
          secret('BIC', secretMasks.bic),
          { label: PERSON_LABELS.costCenter, value: costCenter?.description ?? PERSON_TEXTS.unknown },
          { label: PERSON_LABELS.accountingId, value: staffMember.accountingId ?? PERSON_TEXTS.unknown },
        ]}
      />
    </SectionCard>
  );
}
