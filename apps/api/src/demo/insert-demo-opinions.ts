import { addDays, dayOf, startOfDay } from '@gastspiel/domain/time/vienna-day.ts';
import { instantOf } from '@gastspiel/domain/time/vienna-time.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { type Draw, drawFrom } from '#app/demo/draw.ts';
import { type DemoActor, insertDemoHistory } from '#app/demo/insert-demo-history.ts';
import { MOMENT, TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { rowsOf } from '#platform/database/rows.ts';

const PRAISE = [
  'Hat die Station ruhig übernommen, Gäste sehr zufrieden.',
  'Pünktlich, gutes Zusammenspiel mit der Küche.',
  'Sehr freundlich, jederzeit wieder.',
  null,
];
const CRITICISM = ['Kam zehn Minuten zu spät.', 'Tragetechnik noch unsicher.', null];
const VOICES = {
  POSITIVE: ['Bitte wieder für den Silvesterabend einteilen.', 'Großes Lob von den Gästen.', null],
  NEUTRAL: ['Alles in Ordnung.', null],
  NEGATIVE: ['Hat das Mobiltelefon nicht weggelegt.', 'Kleidung war nicht vollständig.'],
} as const;
const REASONS = ['Wunsch des Kunden', 'Wunsch der Mitarbeiterin', 'Streit mit der Küchenleitung'];
const ABSENCES = ['Urlaub', 'Prüfung an der Uni', 'Familienfeier', 'Krankenstand'];

/** No shift of the demo is so far ahead. */
const HOLIDAY_IN = 37;

interface Scene {
  /** Judges, and enters who is away. */
  readonly author: DemoActor;
  /** Those who show the app first. */
  readonly stars: readonly DemoActor[];
  readonly workerIds: readonly string[];
  readonly now: Date;
}

/** Staff and customers judge an agency's workers, some do not want others, and some are away. */
export async function insertDemoOpinions(db: TenantDb, scene: Scene): Promise<void> {
  const draw = drawFrom(scene.workerIds.length + 11);
  await insertAssessments(db, draw, scene);
  await insertCustomersWords(db, draw, scene);
  await insertAbsences(db, draw, scene);
}

async function insertAssessments(db: TenantDb, draw: Draw, { author, workerIds }: Scene): Promise<void> {
  const rows = workerIds.flatMap((worker) => {
    // Somebody is good or less good: their ratings stay near each other.
    const level = 3 + draw.number(3);
    return Array.from({ length: draw.number(13) }, () => {
      const rating = Math.min(5, Math.max(1, level + draw.number(3) - 1));
      return { worker, rating, notes: draw.one(rating > 2 ? PRAISE : CRITICISM), days: 1 + draw.number(400) };
    });
  });
  await sql`/* insertDemoAssessments */
    insert into assessments (tenant_id, user_id, rating, notes, created_at, updated_at, updated_by, updated_by_name)
    select ${TENANT}, worker, rating, notes, ${MOMENT} - days * interval '1 day', ${MOMENT} - days * interval '1 day',
      ${author.id}::uuid, ${author.name}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (worker uuid, rating int, notes text, days int)`.execute(
    db,
  );
}

async function insertCustomersWords(db: TenantDb, draw: Draw, { author, workerIds }: Scene): Promise<void> {
  const customers = await rowsOf(
    db,
    z.object({ id: z.string() }),
    sql`/* selectDemoRecipients */
    select id from invoice_recipients where tenant_id = ${TENANT} order by customer_number`,
  );
  const feedbacks = draw.some(workerIds, 25).map((worker) => {
    const kind = draw.one(['POSITIVE', 'POSITIVE', 'POSITIVE', 'NEUTRAL', 'NEGATIVE'] as const);
    return { worker, customer: draw.one(customers).id, kind, notes: draw.one(VOICES[kind]), days: draw.number(200) };
  });
  await sql`/* insertDemoFeedbacks */
    insert into feedbacks (tenant_id, user_id, invoice_recipient_id, feedback, notes, created_at, updated_at, updated_by,
      updated_by_name)
    select ${TENANT}, worker, customer, kind, notes, ${MOMENT} - days * interval '1 day',
      ${MOMENT} - days * interval '1 day', ${author.id}::uuid, ${author.name}
    from jsonb_to_recordset(${JSON.stringify(feedbacks)}::jsonb)
      as r (worker uuid, customer uuid, kind text, notes text, days int)`.execute(db);
  const denials = draw
    .some(workerIds, 5)
    .map((worker) => ({ worker, customer: draw.one(customers).id, reason: draw.one(REASONS), days: draw.number(300) }));
  await sql`/* insertDemoDenials */
    insert into invoice_recipient_denials (tenant_id, user_id, invoice_recipient_id, reason, created_at, created_by,
      created_by_name)
    select ${TENANT}, worker, customer, reason, ${MOMENT} - days * interval '1 day', ${author.id}::uuid, ${author.name}
    from jsonb_to_recordset(${JSON.stringify(denials)}::jsonb)
      as r (worker uuid, customer uuid, reason text, days int)`.execute(db);
}

/** The office entered most of them; the first workers entered their holiday themselves, behind all that they are asked for. */
async function insertAbsences(db: TenantDb, draw: Draw, { author, stars, workerIds, now }: Scene): Promise<void> {
  const today = dayOf(now);
  const others = workerIds.filter((id) => !stars.some((star) => star.id === id));
  const absences = [
    ...draw.some(others, 12).map((worker) => ({
      ...{ worker, from: addDays(today, draw.number(40) - 10), days: 1 + draw.number(9), note: draw.one(ABSENCES) },
      by: author,
      at: addDays(today, -11 - draw.number(9)),
    })),
    ...stars.map((star, index) => ({
      ...{ worker: star.id, from: addDays(today, HOLIDAY_IN + 7 * index), days: 5, note: 'Urlaub' },
      by: star,
      at: addDays(today, -4 - index),
    })),
  ].map(({ worker, from, days, note, by, at }) => ({
    ...{ worker, note, by: by.id, byName: by.name, at: instantOf(at, '18:20') },
    ...{ starts: startOfDay(from), ends: startOfDay(addDays(from, days)) },
    absence: { fromDay: from, toDay: addDays(from, days - 1), note },
  }));
  await sql`/* insertDemoAbsences */
    insert into absences (tenant_id, user_id, starts_at, ends_at, is_whole_days, note, created_by, created_by_name)
    select ${TENANT}, worker, starts, ends, true, note, by, "byName"
    from jsonb_to_recordset(${JSON.stringify(absences)}::jsonb)
      as r (worker uuid, starts timestamptz, ends timestamptz, note text, by uuid, "byName" text)`.execute(db);
  await insertDemoHistory(
    db,
    absences.map(({ worker, by, at, absence }) => ({
      ...{ at, actorId: by, action: 'absences.write' },
      changes: [{ entityType: 'target-user', entityId: worker, after: { absence } }],
    })),
  );
}
