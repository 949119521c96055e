import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { z } from 'zod';
import { AppointmentFilter } from '#features/appointments/appointment-filter.ts';
import {
  APPOINTMENT_SORT_KEYS,
  selectAppointments,
  summariseAppointments,
} from '#features/appointments/appointment-list.sql.ts';
import type { AppointmentRow } from '#features/appointments/appointment-row.ts';
import { findAppointmentRow } from '#features/appointments/appointments.sql.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { PageInput } from '#platform/graphql/paging.ts';
import { query } from '#platform/graphql/use-case.ts';
import { uuidOrUnknown } from '#platform/identity/viewer.ts';

/** The id of an appointment as it comes from outside; a malformed id counts as unknown. */
export const appointmentId = z.string().transform(uuidOrUnknown);

export async function loadAppointment(db: TenantDb, id: string): Promise<AppointmentRow> {
  const row = await findAppointmentRow(db, id);
  if (!row) throw new Failure(GENERAL_FAILURES.notFound);
  return row;
}

export const findAppointment = query({
  action: 'appointments.read',
  input: z.object({ appointmentId }),
  run: ({ db, input }) => loadAppointment(db, input.appointmentId),
});

export const listAppointments = query({
  action: 'appointments.read',
  input: z.object({
    page: PageInput,
    filter: AppointmentFilter,
    sort: z
      .object({ key: z.enum(APPOINTMENT_SORT_KEYS), isDescending: z.boolean() })
      .nullish()
      .transform((sort) => sort ?? { key: 'START' as const, isDescending: false }),
  }),
  run: ({ db, input }) => selectAppointments(db, input.filter, input.sort, input.page),
});

export const countAppointments = query({
  action: 'appointments.read',
  input: z.object({ filter: AppointmentFilter }),
  run: ({ db, input }) => summariseAppointments(db, input.filter),
});

/** Who pays, by number and name, as all staff may know it. */
export const findRecipientOfAppointment = query({
  action: 'invoice-recipient-names.read',
  input: z.object({ appointmentId }),
  run: async ({ db, input }) => (await loadAppointment(db, input.appointmentId)).invoiceRecipient,
});
