import { ROLE_LABELS } from '@gastspiel/domain/permissions/role-labels.ts';
import { useViewer } from '#platform/viewer/viewer.ts';
import { Facts } from '#ui/facts.tsx';
import { FACT_LABELS } from './home-texts.ts';
import { useAgencyCount } from './use-agency-count.ts';

/** The agency and the part that the person plays in it. */
export function PersonFacts() {
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
