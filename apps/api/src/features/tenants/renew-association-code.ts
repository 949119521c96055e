import { randomBytes } from 'node:crypto';
import { codeFrom, ONBOARDING_FLOWS } from '@gastspiel/domain/tenants/association-code.ts';
import { z } from 'zod';
import { findCodes } from '#features/tenants/codes.sql.ts';
import { loadTenant } from '#features/tenants/find-tenant.ts';
import { saveTenant } from '#features/tenants/save-tenant.ts';
import { mutation } from '#platform/graphql/use-case.ts';

const FIELDS = { TARGET_USER: 'targetUserAssociationCode', TENANT_USER: 'tenantUserAssociationCode' } as const;
const NO_LOGOS = { logoSquareBase64: undefined, logoWideBase64: undefined };

/** Who knows the old code can't come by it any more, from this moment on. A form that still holds it is refused: the version is another. */
export const renewAssociationCode = mutation({
  action: 'agency.write',
  input: z.object({ flow: z.enum(ONBOARDING_FLOWS) }),
  run: async ({ db, actor: { tenantId }, input: { flow }, record }) => {
    const field = FIELDS[flow];
    const before = (await findCodes(db)).get(flow);
    const after = codeFrom(randomBytes(16));
    const { version } = await loadTenant(db);
    await saveTenant(db, tenantId, version, { [field]: after }, NO_LOGOS);
    record({ entityType: 'tenant', entityId: tenantId, before: { [field]: before }, after: { [field]: after } });
    return { id: tenantId };
  },
});
