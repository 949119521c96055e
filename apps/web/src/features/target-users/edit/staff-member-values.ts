import type { StaffMemberInput } from '@gastspiel/domain/target-users/target-user-input.ts';
import type { z } from 'zod';
import type { TargetUser } from '../target-user-query.ts';

/** What stands in the form. A secret that nobody touches stays undefined and is not sent. */
type StaffMemberValues = z.input<typeof StaffMemberInput>;

export const staffMemberValues = ({ staffMember }: TargetUser): StaffMemberValues => ({
  type: staffMember?.type ?? 'ON_DEMAND',
  costCenterId: staffMember?.costCenterId ?? null,
  accountingId: staffMember?.accountingId ?? '',
  socialSecurityNumber: undefined,
  iban: undefined,
  bic: undefined,
});
