import { CREW_LIST_FAILURES } from '@gastspiel/domain/crew-lists/crew-list-failures.ts';
import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { addDays, dayOf, isDay, startOfDay } from '@gastspiel/domain/time/vienna-day.ts';
import { z } from 'zod';
import { loadAppointment } from '#features/appointments/index.ts';
import { crewListPaper } from '#features/crew-lists/crew-list-paper.ts';
import { CREW_LIST_TEXTS as TEXTS } from '#features/crew-lists/crew-list-texts.ts';
import { countCrews, selectCrews } from '#features/crew-lists/crews.sql.ts';
import { findCurrentTenant, tenantLook } from '#features/tenants/index.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { defineDownload } from '#platform/downloads/define-download.ts';
import { EntityId } from '#platform/graphql/entity-id.ts';
import { inputOf } from '#platform/graphql/input-of.ts';
import type { Press } from '#platform/pdf/press.ts';

const WhichAppointment = z.object({ appointmentId: EntityId });
const WhichDay = z.object({ day: z.string().refine(isDay) });

/** For whoever leads the team of one appointment. */
export const crewListPdf = defineDownload({
  kind: 'CREW_LIST_PDF',
  description: 'Who is booked for an appointment, on paper.',
  action: 'crew-lists.print',
  input: WhichAppointment,
  inputType: inputOf('CrewListPdfInput', 'The appointment of a crew list.', WhichAppointment),
  concerns: ({ input }) => ({ entityType: 'appointment', entityId: input.appointmentId }),
  check: async ({ db, input }) => {
    await loadAppointment(db, input.appointmentId);
    if ((await countCrews(db, input)) === 0) throw new Failure(CREW_LIST_FAILURES.nobodyBooked);
  },
  open: async ({ db, press, input, now }) => {
    const { description, startsAt } = await loadAppointment(db, input.appointmentId);
    return {
      fileName: TEXTS.fileName(description, dayOf(startsAt)),
      ...(await print(db, press, input, now)),
    };
  },
});

const wholeDay = (day: string) => ({ from: startOfDay(day), to: startOfDay(addDays(day, 1)) });

/** A sheet for each appointment that begins on a day. */
export const dayListPdf = defineDownload({
  kind: 'DAY_LIST_PDF',
  description: 'Who is booked for the appointments of a day, on paper.',
  action: 'crew-lists.print',
  input: WhichDay,
  inputType: inputOf('DayListPdfInput', 'The day of a list.', WhichDay, { day: 'YYYY-MM-DD.' }),
  concerns: ({ actor }) => ({ entityType: 'appointments', entityId: actor.tenantId }),
  check: async ({ db, input }) => {
    if ((await countCrews(db, wholeDay(input.day))) === 0) throw new Failure(CREW_LIST_FAILURES.nobodyThatDay);
  },
  open: async ({ db, press, input, now }) => ({
    fileName: TEXTS.fileNameOfDay(input.day),
    ...(await print(db, press, wholeDay(input.day), now)),
  }),
});

async function print(db: TenantDb, press: Press, which: Parameters<typeof selectCrews>[1], now: Date) {
  const tenant = await findCurrentTenant(db);
  const look = await tenantLook(db);
  if (!tenant || !look) throw new Failure(GENERAL_FAILURES.notFound);
  const agency = { name: tenant.name, phone: tenant.contactPhone, color: look.color };
  const data = { agency, printedAt: now, crews: [...(await selectCrews(db, which))] };
  const file = await press.pdf(crewListPaper, data, look.logo ? { logo: look.logo.content } : {});
  async function* chunks() {
    yield file;
  }
  return { mediaType: 'application/pdf', chunks: chunks() };
}
