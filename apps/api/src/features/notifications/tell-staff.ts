import { randomUUID } from 'node:crypto';
import { applicantBatch } from '@gastspiel/domain/onboarding/applicant-batch.ts';
import type { OnboardingFlow } from '@gastspiel/domain/tenants/association-code.ts';
import { absentMail } from '#features/notifications/absent-mail.ts';
import { selectReleasers } from '#features/notifications/applicants.sql.ts';
import { applicantsMail } from '#features/notifications/applicants-mail.ts';
import { leaverMail } from '#features/notifications/leaver-mail.ts';
import type { AppointmentGlimpse, StaffNews } from '#features/notifications/offer-news.ts';
import { staffNewsMail } from '#features/notifications/staff-news-mail.ts';
import { selectPlanners } from '#features/notifications/told-offers.sql.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { enqueueMails } from '#platform/mail/enqueue-mail.ts';

interface About {
  readonly appointmentId: string;
  /** The booked worker. */
  readonly userId: string;
}

/** Tells those of the office who plan that a booking may fail. Written as jobs in the transaction of the change. */
export async function tellStaff(db: TenantDb, news: StaffNews, { appointmentId, userId }: About): Promise<void> {
  const planners = await selectPlanners(db);
  await enqueueMails(
    db,
    staffNewsMail,
    planners.map(({ id }) => ({ cause: randomUUID(), payload: { news, appointmentId, userId, staffId: id } })),
  );
}

/** Somebody is absent while booked: one mail for all of it, however many shifts there are. */
export async function tellStaffOfAbsence(
  db: TenantDb,
  userId: string,
  appointmentIds: readonly string[],
): Promise<void> {
  if (appointmentIds.length === 0) return;
  const planners = await selectPlanners(db);
  await enqueueMails(
    db,
    absentMail,
    planners.map(({ id }) => ({
      cause: randomUUID(),
      payload: { userId, staffId: id, appointmentIds: [...appointmentIds] },
    })),
  );
}

/** Somebody waits for release. Those of a quarter of an hour are told in one mail. */
export async function tellStaffOfApplicant(db: TenantDb, flow: OnboardingFlow, now: Date): Promise<void> {
  const { from, toldAt } = applicantBatch(now);
  const since = from.toISOString();
  const releasers = await selectReleasers(db, flow);
  await enqueueMails(
    db,
    applicantsMail,
    releasers.map(({ id }) => ({ cause: `${flow} ${since} ${id}`, payload: { flow, since, staffId: id } })),
    { runAt: toldAt },
  );
}

interface LostBooking extends AppointmentGlimpse {
  readonly appointmentId: string;
}

/** Somebody has left, and shifts miss them: one mail for all of them. */
export async function tellStaffOfLeaver(db: TenantDb, userId: string, lost: readonly LostBooking[]): Promise<void> {
  if (lost.length === 0) return;
  const bookings = lost.map(({ appointmentId, description, startsAt, endsAt, venue }) => ({
    appointmentId,
    glimpse: { description, startsAt, endsAt, venue },
  }));
  const planners = await selectPlanners(db);
  await enqueueMails(
    db,
    leaverMail,
    planners.map(({ id }) => ({ cause: randomUUID(), payload: { userId, staffId: id, bookings } })),
  );
}
