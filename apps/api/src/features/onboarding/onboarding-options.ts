import type { OnboardingFlow } from '@gastspiel/domain/tenants/association-code.ts';
import { z } from 'zod';
import { associationCode, findOpenAssociation } from '#features/onboarding/association.ts';
import {
  type AppointmentType,
  findCurrentTenant,
  findTheme,
  type OnboardingCheckbox,
  selectAppointmentTypes,
  selectCheckboxes,
  type TenantTheme,
} from '#features/tenants/index.ts';
import { query } from '#platform/graphql/use-case.ts';

export interface OnboardingOptions {
  readonly flow: OnboardingFlow;
  /** It is a personal invitation and no code of the agency. */
  readonly isInvitation: boolean;
  readonly tenantName: string;
  readonly contactEmail: string | null;
  readonly contactPhone: string | null;
  readonly tenantTheme: TenantTheme;
  readonly checkboxes: readonly OnboardingCheckbox[];
  readonly appointmentTypes: readonly AppointmentType[];
}

/** The facts of the tenant for the holder of a code: enough to trust the form and to fill it. */
export const onboardingOptions = query({
  action: 'onboarding.read-options',
  input: z.object({ tenantAssociationCode: associationCode }),
  run: async ({ input, database, credentials, secrets }): Promise<OnboardingOptions> => {
    const asking = { database, credentials, secrets };
    const { tenantId, flow, invited } = await findOpenAssociation(input.tenantAssociationCode, asking);
    return database.withTenant(tenantId, async (db) => {
      const tenant = await findCurrentTenant(db);
      if (!tenant) throw new Error('a code leads to a tenant that is gone');
      const isWorker = flow === 'TARGET_USER';
      const types = isWorker ? await selectAppointmentTypes(db, tenantId) : [];
      return {
        flow,
        isInvitation: invited !== undefined,
        tenantName: tenant.name,
        contactEmail: tenant.contactEmail,
        contactPhone: tenant.contactPhone,
        tenantTheme: await findTheme(db, tenantId),
        // The checkboxes are the workers' conditions; staff have a contract of employment.
        checkboxes: isWorker ? await selectCheckboxes(db, tenantId) : [],
        appointmentTypes: types.filter(({ isRetired }) => !isRetired),
      };
    });
  },
});
