import { buffer } from 'node:stream/consumers';
import { minutesBetween } from '@gastspiel/domain/time/minutes.ts';
import { WORKLOG_TYPES } from '@gastspiel/domain/worklogs/worklog.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { streamRows } from '#platform/database/stream-rows.ts';
import { type CsvColumn, csvOf, csvTime } from '#platform/downloads/csv.ts';

const Entry = z.object({
  description: z.string(),
  recipientName: z.string().nullable(),
  lastName: z.string(),
  firstName: z.string(),
  type: z.enum(WORKLOG_TYPES),
  startsAt: z.date(),
  endsAt: z.date(),
  breakMinutes: z.int(),
});
type Entry = z.output<typeof Entry>;

const TYPES = { WORK: 'Arbeit', TRAVEL_TO: 'Anfahrt', TRAVEL_FROM: 'Rückfahrt' } as const;

const COLUMNS: readonly CsvColumn<Entry>[] = [
  { label: 'Einsatz', value: ({ description }) => description },
  { label: 'Rechnungsempfänger', value: ({ recipientName }) => recipientName },
  { label: 'Nachname', value: ({ lastName }) => lastName },
  { label: 'Vorname', value: ({ firstName }) => firstName },
  { label: 'Art', value: ({ type }) => TYPES[type] },
  { label: 'Beginn', value: ({ startsAt }) => csvTime(startsAt) },
  { label: 'Ende', value: ({ endsAt }) => csvTime(endsAt) },
  { label: 'Pause in Minuten', value: ({ breakMinutes }) => breakMinutes },
  {
    label: 'Dauer in Minuten',
    value: ({ startsAt, endsAt, breakMinutes }) => minutesBetween(startsAt, endsAt) - breakMinutes,
  },
];

/** The hours that began in a period, as a table: who worked when, where and for whom. */
export const keptHours = (
  db: TenantDb,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<Buffer> =>
  buffer(
    csvOf(
      COLUMNS,
      streamRows(
        db,
        Entry,
        sql`/* keptHours */
        select a.description, r.name as recipient_name, u.last_name, u.first_name, e.type, e.starts_at, e.ends_at,
          e.break_minutes
        from worklog_entries e
          join appointments a on a.tenant_id = e.tenant_id and a.id = e.appointment_id
          join users u on u.tenant_id = e.tenant_id and u.id = e.user_id
          left join invoice_recipients r on r.tenant_id = a.tenant_id and r.id = a.invoice_recipient_id
        where e.tenant_id = ${TENANT}
          and (e.starts_at at time zone 'Europe/Vienna')::date between ${from}::date and ${to}::date
        order by e.starts_at, a.id, u.last_name collate german, u.id, e.position`,
      ),
    ),
  );
