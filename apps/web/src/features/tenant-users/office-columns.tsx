import { ROLE_LABELS } from '@gastspiel/domain/permissions/roles.ts';
import { UserStateChip } from '#features/users/index.ts';
import { Stack } from '#ui/layout.tsx';
import type { Column } from '#ui/table/column.ts';
import type { OfficeMember } from './office-query.ts';
import { LIST_TEXTS } from './tenant-user-texts.ts';

/** Who waits has no role of their own yet, whatever stands in its place. */
const roleOf = ({ role, userState }: OfficeMember): string =>
  userState === 'ONBOARDING' ? LIST_TEXTS.roleOpen : ROLE_LABELS[role];
const stateOf = ({ userState }: OfficeMember) => <UserStateChip state={userState} />;

export const OFFICE_COLUMNS: readonly Column<OfficeMember>[] = [
  { key: 'name', label: LIST_TEXTS.name, cell: ({ firstName, lastName }) => `${firstName} ${lastName}` },
  { key: 'role', label: LIST_TEXTS.role, cell: roleOf },
  { key: 'email', label: LIST_TEXTS.email, priority: 2, cell: ({ contactEmail }) => contactEmail },
  { key: 'state', label: LIST_TEXTS.state, cell: stateOf },
];

/** On phones: without labels. */
export const OfficeCard = (member: OfficeMember) => (
  <Stack gap={0.5} sx={{ justifyItems: 'start', color: 'text.secondary', overflowWrap: 'anywhere' }}>
    <span>{roleOf(member)}</span>
    <span>{member.contactEmail}</span>
    {stateOf(member)}
  </Stack>
);
