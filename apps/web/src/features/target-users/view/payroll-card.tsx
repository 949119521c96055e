import {
  STAFF_TYPES,
  TARGET_USER_SECRETS,
  type TargetUserSecret,
} from '@gastspiel/domain/target-users/target-user-values.ts';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { ACCOUNTING_TITLES, linkToTab, Registration } from '#features/accounting/index.ts';
import { defineCommand } from '#platform/attempts/define-command.ts';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { may, useViewer } from '#platform/viewer/viewer.ts';
import { Facts } from '#ui/facts.tsx';
import { Row } from '#ui/layout.tsx';
import { MaskedValue } from '#ui/masked-value.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import { LoggedHint } from '../logged-hint.tsx';
import { PERSON_LABELS, PERSON_TEXTS } from '../person-texts.ts';
import { costCenterLabel, costCentersQuery } from '../staff-member-query.ts';
import { fullName, hasLeft, type TargetUser } from '../target-user-query.ts';
import { renewTargetUsers } from '../target-users-keys.ts';
import { VIEW_TEXTS } from './view-texts.ts';

/** The value goes to who asked and nowhere else; the history shows the look at once. */
const revealSecret = defineCommand({
  document: graphql(`
    mutation RevealTargetUserSecret($id: String!, $secret: TargetUserSecret!) {
      revealTargetUserSecret(targetUserId: $id, secret: $secret) { value }
    }
  `),
  subject: ({ id, secret }) => [id, secret],
  answer: ({ revealTargetUserSecret }) => revealTargetUserSecret.value,
  renew: renewTargetUsers,
});

/** The facts that accounting keeps of the worker; nothing for everybody else. */
export function PayrollCard({ worker }: { readonly worker: TargetUser }) {
  const { id, staffMember, secretMasks, personalInformation } = worker;
  const viewer = useViewer();
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
          { label: PERSON_LABELS.costCenter, value: costCenter ? costCenterLabel(costCenter) : PERSON_TEXTS.unknown },
          { label: PERSON_LABELS.accountingId, value: staffMember.accountingId ?? PERSON_TEXTS.unknown },
        ]}
      />
      {may(viewer, 'accounting.read') && (
        <Row gap={1.5} wraps sx={{ mt: 2, pt: 1.5, borderTop: 1, borderColor: 'divider' }}>
          {staffMember.accountingId === null && !hasLeft(worker) && (
            <Registration
              workerId={id}
              name={fullName(personalInformation)}
              onRegistered={() => void renewTargetUsers()}
            />
          )}
          <Link href={linkToTab('import')} underline="hover" sx={TO_ACCOUNTING}>
            {ACCOUNTING_TITLES.page}
          </Link>
        </Row>
      )}
    </SectionCard>
  );
}

/** At the end of the line, a thumb's height on phones. */
const TO_ACCOUNTING = {
  display: 'inline-flex',
  alignItems: 'center',
  ml: 'auto',
  minHeight: { xs: 44, sm: 24 },
  typography: 'body2',
} as const;
