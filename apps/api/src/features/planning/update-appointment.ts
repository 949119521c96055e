import { AppointmentInput, type AppointmentValues } from '@gastspiel/domain/appointments/appointment-input.ts';
import { withMeantTimes } from '@gastspiel/domain/appointments/wall-times.ts';
import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { z } from 'zod';
import {
  type AppointmentRow,
  appointmentId,
  appointmentValuesOf,
  loadAppointment,
  lockAppointmentForUpdate,
} from '#features/appointments/index.ts';
import { changeAppointments, refuse } from '#features/planning/change-appointments.ts';
import { type MutationScope, mutation } from '#platform/graphql/use-case.ts';
import { type User, uuidOrUnknown } from '#platform/identity/viewer.ts';

/** An appointment as it is now, and how many offers had to go with the change. */
export interface ChangedAppointment {
  readonly appointment: AppointmentRow;
  readonly withdrawnOffers: number;
}

/** Without a version it is changed as it is found. */
export async function changeAppointment(
  scope: MutationScope & { readonly actor: User },
  id: string,
  version: number | undefined,
  valuesAfter: (before: AppointmentValues) => AppointmentValues,
): Promise<{ id: string; withdrawnOffers: number }> {
  const row = assertCurrent(await lockAppointmentForUpdate(scope.db, id), version);
  const before = appointmentValuesOf(row);
  const change = { id, row, before, after: withMeantTimes(valuesAfter(before), before) };
  return { id, withdrawnOffers: await changeAppointments(scope, [change], refuse) };
}

/** The row that is held is the one that was edited. */
export function assertCurrent(row: AppointmentRow | undefined, version: number | undefined): AppointmentRow {
  if (!row) throw new Failure(GENERAL_FAILURES.notFound);
  if (version !== undefined && row.version !== version) throw new Failure(GENERAL_FAILURES.stale);
  return row;
}

export const loadChanged = async (
  { db }: Pick<MutationScope, 'db'>,
  { id, withdrawnOffers }: Awaited<ReturnType<typeof changeAppointment>>,
): Promise<ChangedAppointment> => ({ appointment: await loadAppointment(db, id), withdrawnOffers });

export const updateAppointment = mutation({
  action: 'appointments.write',
  input: z.object({ appointmentId, version: z.int(), input: AppointmentInput }),
  run: (scope) => changeAppointment(scope, scope.input.appointmentId, scope.input.version, () => scope.input.input),
  answer: loadChanged,
});

/** Who pays, after the fact; workers whom the recipient does not want lose their offers. */
export const assignInvoiceRecipientToAppointment = mutation({
  action: 'appointments.assign-recipient',
  input: z.object({
    appointmentId,
    version: z.int(),
    invoiceRecipientId: z
      .string()
      .nullish()
      .transform((id) => (id ? uuidOrUnknown(id) : null)),
  }),
  run: (scope) => {
    const { appointmentId: id, version, invoiceRecipientId } = scope.input;
    return changeAppointment(scope, id, version, (before) => ({ ...before, invoiceRecipientId }));
  },
  answer: loadChanged,
});
