import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { z } from 'zod';
import {
  type AppointmentTemplate,
  findTemplate,
  selectTemplates,
} from '#features/appointment-templates/appointment-templates.sql.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { query } from '#platform/graphql/use-case.ts';

export async function loadTemplate(db: TenantDb, id: string): Promise<AppointmentTemplate> {
  const found = await findTemplate(db, id);
  if (!found) throw new Failure(GENERAL_FAILURES.notFound);
  return found;
}

export const listAppointmentTemplates = query({
  action: 'appointments.read',
  input: z.object({}),
  run: ({ db }) => selectTemplates(db),
});
