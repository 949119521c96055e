import { ROLE_LABELS } from '@gastspiel/domain/permissions/role-labels.ts';
import { inviteLink } from '@gastspiel/domain/tenants/association-code.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { execute } from '#platform/graphql/execute.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { useAssociationCode } from '#platform/invite/use-association-code.ts';
import { useViewer } from '#platform/viewer/viewer.ts';
import { Facts } from '#ui/facts.tsx';
import { InviteFacts } from '#ui/invite-facts.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import { AccountNotice } from './account-notice.tsx';
import { FACT_LABELS, HOME_TEXTS, INVITE_TITLE } from './home-texts.ts';

const AgencyCount = graphql(`
  query AgencyCount {
    tenants {
      count
    }
  }
`);

/** How many agencies the platform has: for system administration only, undefined for everybody else. */
function useAgencyCount(): number | undefined {
  const { user } = useViewer();
  const { data } = useQuery({
    queryKey: ['agency-count'],
    queryFn: ({ signal }) => execute(AgencyCount, {}, { signal }),
    enabled: user?.userRole === 'SYSTEM_ADMIN' && user.userState === 'ACTIVE',
  });
  return data?.tenants.count;
}

/** The agency and the part that the person plays in it. */
function PersonFacts() {
  const { user, tenant } = useViewer();
  const agencyCount = useAgencyCount();
  if (!user || !tenant) return null;
  return (
    <Facts
      facts={[
        { label: FACT_LABELS.agency, value: tenant.name },
        { label: FACT_LABELS.role, value: ROLE_LABELS[user.userRole] },
        ...(agencyCount === undefined ? [] : [{ label: FACT_LABELS.agencyCount, value: String(agencyCount) }]),
      ]}
    />
  );
}

/** What staff hand on to people who want to work for the agency. */
function InviteCard() {
  const code = useAssociationCode();
  if (code === undefined) return null;
  return (
    <SectionCard title={INVITE_TITLE}>
      <InviteFacts code={code} link={inviteLink(window.location.origin, code)} />
    </SectionCard>
  );
}

/** Says who is signed in, and what stands in the way of working. */
export function HomePage() {
  const { user, address } = useViewer();
  if (!user) return null;
  return (
    <Box sx={{ display: 'grid', gap: { xs: 1.5, sm: 2 }, maxWidth: 680 }}>
      <Typography variant="h1" sx={{ mb: 0.5, overflowWrap: 'anywhere' }}>
        {`${HOME_TEXTS[address].greeting}, ${user.firstName} ${user.lastName}`}
      </Typography>
      <AccountNotice />
      <PersonFacts />
      <InviteCard />
    </Box>
  );
}
