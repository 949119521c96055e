import { StaffMemberInput, TargetUserInput } from '@gastspiel/domain/target-users/target-user-input.ts';
import { zodResolver } from '@hookform/resolvers/zod';

/** The domain's rules, as a form takes them. */
export const targetUserResolver = zodResolver(TargetUserInput);
export const staffMemberResolver = zodResolver(StaffMemberInput);
