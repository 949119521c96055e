import { ROLE_LABELS } from '@gastspiel/domain/permissions/roles.ts';
import { officeRolesFor } from '@gastspiel/domain/tenant-users/office-roles.ts';
import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { USER_STATE_LABELS } from '@gastspiel/domain/users/user-state-labels.ts';
import { z } from 'zod';
import { TenantUserFilter } from '#features/tenant-users/tenant-user-filter.ts';
import { tenantUserFilterType } from '#features/tenant-users/tenant-users.graphql.ts';
import { TenantUser, tenantUserRows } from '#features/tenant-users/tenant-users.sql.ts';
import { CSV_LABELS as LABELS } from '#features/tenant-users/tenant-users-csv-texts.ts';
import { streamRows } from '#platform/database/stream-rows.ts';
import { csvOf } from '#platform/downloads/csv.ts';
import { defineDownload } from '#platform/downloads/define-download.ts';
import { inputOf } from '#platform/graphql/input-of.ts';

const Which = z.object({ tenantId: z.string(), filter: TenantUserFilter });

export const tenantUsersCsv = defineDownload({
  kind: 'TENANT_USERS_CSV',
  description: 'The office of a tenant as a table.',
  action: 'tenant-users.read',
  input: Which,
  inputType: inputOf('TenantUsersCsvInput', 'Whose office, and whom of it.', Which, {
    tenantId: 'The id of the tenant; the request acts in it.',
    filter: tenantUserFilterType,
  }),
  actsIn: ({ tenantId }) => tenantId,
  concerns: ({ actor }) => ({ entityType: 'tenant', entityId: actor.tenantId }),
  open: async ({ db, actor, input, now }) => ({
    fileName: LABELS.fileName(dayOf(now)),
    mediaType: 'text/csv; charset=utf-8',
    chunks: csvOf(
      [
        { label: LABELS.lastName, value: (user) => user.lastName },
        { label: LABELS.firstName, value: (user) => user.firstName },
        { label: LABELS.email, value: (user) => user.contactEmail },
        { label: LABELS.role, value: (user) => ROLE_LABELS[user.role] },
        { label: LABELS.state, value: (user) => USER_STATE_LABELS[user.userState] },
      ],
      streamRows(db, TenantUser, tenantUserRows(officeRolesFor(actor.role), input.filter)),
    ),
  }),
});
