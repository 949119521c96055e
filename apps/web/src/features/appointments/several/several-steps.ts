import type { AppointmentInput } from '../save-appointment.ts';

/** What can be changed of several at once; what is left out stays. */
export interface SharedChange {
  readonly contact?: string | null;
  readonly outfitKey?: string | null;
  readonly meetingInformation?: { readonly place: string | null; readonly time: string | null };
}

/** An appointment with the change in it. */
export const withChange = (input: AppointmentInput, change: SharedChange): AppointmentInput => ({
  ...input,
  sectorAttributes: { ...input.sectorAttributes, ...change },
});
