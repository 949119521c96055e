import { MOST_COUNTED } from '@gastspiel/domain/home/open-matters.ts';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { LONGEST_APPOINTMENT } from '#features/appointments/index.ts';
import { positionTitle } from '#features/positions/index.ts';
import type { BlockFilter, PrintFilter } from '#features/worklogs/block-filter.ts';
import { BlockRow, JsonRows } from '#features/worklogs/block-row.ts';
import { MOMENT, TENANT } from '#platform/database/bound.ts';
import { cut, first } from '#platform/database/cut.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { countOf, rowOf, rowsOf } from '#platform/database/rows.ts';
import { matchesSearch } from '#platform/database/search.ts';
import { once, type Page, type PageRequest } from '#platform/graphql/paging.ts';

const BOOKED = sql`from offers o where o.tenant_id = ${TENANT} and o.appointment_id = a.id and o.state = 'BOOKED'`;

/** Every appointment with somebody who pays and somebody who is booked; and those that have left a trace already. */
const BLOCKS = sql`appointments a
  left join worklog_blocks b on b.tenant_id = a.tenant_id and b.appointment_id = a.id
  left join invoice_recipients r on r.tenant_id = a.tenant_id and r.id = a.invoice_recipient_id
  left join invoice_senders i on i.tenant_id = a.tenant_id`;
const IS_BLOCK = sql`a.tenant_id = ${TENANT}
  and (b.appointment_id is not null or (a.invoice_recipient_id is not null and exists (select ${BOOKED})))`;

/** The last time sheet that reached somebody: by the order of what stands in them, not by the mail server's mood. */
const LAST_SENT = sql`left join lateral (
  select p.id, p.sent_at, p.is_by_hand from printouts p
  where p.tenant_id = ${TENANT} and p.appointment_id = a.id and p.sent_at is not null
  order by p.ordered_at desc, p.id limit 1) sent on true`;

/** Worker, start and end of each row are compared, and nothing else. */
const ROWS_DIFFER = sql`(sent.id is not null and exists (
  select from (select p.user_id, p.starts_at, p.ends_at from printout_rows p
      where p.tenant_id = ${TENANT} and p.printout_id = sent.id) p
    full join (select o.user_id, o.starts_at, o.ends_at ${BOOKED}) o using (user_id)
  where p.starts_at is distinct from o.starts_at or p.ends_at is distinct from o.ends_at))`;
/** Hours and workers of what is over are as they are: no paper says anything else any more. */
const NEEDS_RESENDING = sql`s.needs_resending and s.ends_at > ${MOMENT}`;

const PRINT_CONDITIONS: Readonly<Record<PrintFilter, RawBuilder<unknown>>> = {
  ALL: sql``,
  SENT: sql`and s.is_sent`,
  UNSENT: sql`and not s.is_sent`,
  WAITING: sql`and (not s.is_sent or (${NEEDS_RESENDING}))`,
};

/** The live invoice of a block: a cancelled one has let it go. */
const invoiceOf = (id: RawBuilder<unknown>) => sql`from invoice_blocks l
  join invoices v on v.tenant_id = l.tenant_id and v.id = l.invoice_id
  where l.tenant_id = ${TENANT} and l.appointment_id = ${id} and l.is_live`;

/** By overlap, as in the list of appointments; all that is asked for but words is known of the block without a look at it. */
function matching(filter: BlockFilter): RawBuilder<unknown> {
  const { from, to, invoiceRecipientId, printFilter, worklogFilter, isResendingNecessary, hasEnded, isInvoiced, text } =
    filter;
  const invoiced = sql`exists (select ${invoiceOf(sql`s.appointment_id`)})`;
  const searched = sql`join appointments a on a.tenant_id = s.tenant_id and a.id = s.appointment_id
    left join invoice_recipients r on r.tenant_id = a.tenant_id and r.id = a.invoice_recipient_id`;
  return sql`appointment_standings s ${text ? searched : sql``}
    where s.tenant_id = ${TENANT} and s.is_block
      ${from ? sql`and s.ends_at > ${from} and s.starts_at > ${from}::timestamptz - ${LONGEST_APPOINTMENT}` : sql``}
      ${to ? sql`and s.starts_at < ${to}` : sql``}
      ${invoiceRecipientId ? sql`and s.invoice_recipient_id = ${invoiceRecipientId}` : sql``}
      ${printFilter ? PRINT_CONDITIONS[printFilter] : sql``}
      ${worklogFilter === 'RECORDED' ? sql`and s.is_recorded` : sql``}
      ${worklogFilter === 'UNRECORDED' ? sql`and not s.is_recorded` : sql``}
      ${isResendingNecessary ? sql`and ${NEEDS_RESENDING}` : sql``}
      ${isInvoiced === true ? sql`and ${invoiced}` : sql``}
      ${isInvoiced === false ? sql`and not ${invoiced}` : sql``}
      ${hasEnded === true ? sql`and s.ends_at <= ${MOMENT} and s.starts_at < ${MOMENT}` : sql``}
      ${hasEnded === false ? sql`and s.ends_at > ${MOMENT} and s.starts_at > ${MOMENT} - ${LONGEST_APPOINTMENT}` : sql``}
      ${text ? sql`and ${matchesSearch(sql`a.search_key || ' ' || coalesce(r.name_search_key, '')`, text)}` : sql``}`;
}

const SUMS = sql`left join lateral (
  select sum(extract(epoch from e.ends_at - e.starts_at) / 60 - e.break_minutes) filter (where e.type = 'WORK') as work,
    sum(e.break_minutes) as break, min(e.starts_at) filter (where e.type = 'WORK') as starts,
    max(e.ends_at) filter (where e.type = 'WORK') as ends,
    sum(extract(epoch from e.ends_at - e.starts_at) / 60) filter (where e.type = 'TRAVEL_TO') as travel_to,
    sum(extract(epoch from e.ends_at - e.starts_at) / 60) filter (where e.type = 'TRAVEL_FROM') as travel_from
  from worklog_entries e where e.tenant_id = ${TENANT} and e.appointment_id = a.id) sums on true`;

/** The order after the last sent one, which has reached nobody. */
const PENDING = sql`(select json_build_object('id', p.id, 'hasGivenUp', coalesce(n.has_given_up, true), 'failure', n.failure)
  from (select p.tenant_id, p.id, p.sent_at from printouts p where p.tenant_id = ${TENANT} and p.appointment_id = a.id
      order by p.ordered_at desc, p.sent_at nulls first, p.id limit 1) p
    cross join lateral (select bool_and(n.gave_up_at is not null) as has_given_up,
        (array_agg(n.failure order by n.position) filter (where n.failure is not null))[1] as failure
      from printout_recipients n where n.tenant_id = ${TENANT} and n.printout_id = p.id) n
  where p.sent_at is null)`;

/** Counted from the sources, as what decides something within a change has to be. */
const COUNTED = {
  booked: sql`(select count(*)::int ${BOOKED})`,
  didNotCome: sql`(select count(*)::int from worklogs w
    where w.tenant_id = ${TENANT} and w.appointment_id = a.id and w.did_not_come)`,
  rowsDiffer: ROWS_DIFFER,
};
/** As it stands. Where nobody is booked any more, there is nobody to send it to again, and yet all who are on it have gone. */
const KEPT = {
  booked: sql`s.booked`,
  didNotCome: sql`s.not_come`,
  rowsDiffer: sql`(s.needs_resending or s.booked = 0 and exists (select from printout_rows p
    where p.tenant_id = ${TENANT} and p.printout_id = sent.id))`,
};

const columns = ({
  booked,
  didNotCome,
  rowsDiffer,
}: typeof COUNTED) => sql`a.id, coalesce(b.version, 0) as version, ${positionTitle(sql`y.description`)} as description, a.starts_at,
  a.ends_at, a.customer, a.venue, y.description as type_description,
  case when r.id is not null then json_build_object('id', r.id, 'customerNumber', r.customer_number, 'name', r.name) end
    as invoice_recipient,
  ${booked} as booked, a.ends_at <= ${MOMENT} as has_ended, a.starts_at <= ${MOMENT} as has_begun,
  b.entered_at, b.recorded_at, b.recorded_by_name, coalesce(sums.work, 0)::int as work_minutes,
  coalesce(sums.break, 0)::int as break_minutes, coalesce(sums.travel_to, 0)::int as travel_to_minutes,
  coalesce(sums.travel_from, 0)::int as travel_from_minutes, sums.starts as actual_start, sums.ends as actual_end,
  ${didNotCome} as did_not_come,
  (select json_build_object('id', v.id, 'number', v.number, 'isSent', v.sent_at is not null) ${invoiceOf(sql`a.id`)}) as invoice,
  case when sent.id is not null then
    json_build_object('id', sent.id, 'sentAt', sent.sent_at, 'isByHand', sent.is_by_hand) end as sent,
  ${rowsDiffer} as rows_differ, ${PENDING} as pending,
  i.tenant_id is not null as has_sender, i.logo_id is not null as has_logo,
  coalesce(r.contact_email is not null or exists (select from invoice_recipient_contact_persons c
    where c.tenant_id = ${TENANT} and c.invoice_recipient_id = r.id and c.receives_printouts), false) as has_email`;
const TYPE = sql`join appointment_types y on y.tenant_id = a.tenant_id and y.id = a.appointment_type_id`;

/** How many there are, as far as the home counts or all of them, and when the first of those begins. */
export interface BlockSummary {
  readonly count: (isBounded: boolean) => Promise<number>;
  readonly nextStart: () => Promise<Date | null>;
}

export interface BlockPage extends Pick<Page<BlockRow>, 'items'>, BlockSummary {}

/** The page is cut before anything of its blocks is added up. */
export const selectBlocks = (
  db: TenantDb,
  filter: BlockFilter,
  newestFirst: boolean,
  page: PageRequest,
): BlockPage => ({
  items: () =>
    rowsOf(
      db,
      BlockRow,
      sql`/* prepared selectBlocks */
      with page as materialized (
        select s.tenant_id, s.appointment_id from ${matching(filter)}
        order by ${orderOf(newestFirst)} ${cut(page)}
      )
      select ${columns(KEPT)} from page join appointment_standings s using (tenant_id, appointment_id)
        join ${BLOCKS} on a.tenant_id = s.tenant_id and a.id = s.appointment_id
        ${TYPE} ${LAST_SENT} ${SUMS}
      where a.tenant_id = ${TENANT} order by ${orderOf(newestFirst, [sql`a.starts_at`, sql`a.id`])}`,
    ),
  ...summariseBlocks(db, filter),
});

/** By the start of standings, or of appointments. */
const orderOf = (newestFirst: boolean, [start, id] = [sql`s.starts_at`, sql`s.appointment_id`]) =>
  newestFirst ? sql`${start} desc, ${id} desc` : sql`${start}, ${id}`;

export const findBlock = (db: TenantDb, id: string): Promise<BlockRow | undefined> =>
  rowOf(
    db,
    BlockRow,
    sql`/* findBlock */
    select ${columns(COUNTED)} from ${BLOCKS} ${TYPE} ${LAST_SENT} ${SUMS} where ${IS_BLOCK} and a.id = ${id}`,
  );

const Summary = z.object({ count: z.int(), nextStart: z.date().nullable() });

export function summariseBlocks(db: TenantDb, filter: BlockFilter): BlockSummary {
  const bounded = once(() =>
    rowOf(
      db,
      Summary,
      sql`/* prepared summariseBlocks */
      select count(*)::int as count, min(s.starts_at) as next_start from (
        select s.starts_at from ${matching(filter)} order by s.starts_at ${first(MOST_COUNTED + 1)}) s`,
    ),
  );
  const all = () => countOf(db, sql`/* prepared countBlocks */ select count(*)::int as count from ${matching(filter)}`);
  return {
    count: async (isBounded) => (isBounded ? ((await bounded())?.count ?? 0) : all()),
    nextStart: async () => (await bounded())?.nextStart ?? null,
  };
}

const Neighbours = z.object({
  position: z.int(),
  count: z.int(),
  previousId: z.string().nullable(),
  nextId: z.string().nullable(),
});
export type Neighbours = Readonly<z.output<typeof Neighbours>>;

/** Where a block stands in a list, and between which others; nothing when it is not in it. */
export function findNeighbours(
  db: TenantDb,
  id: string,
  filter: BlockFilter,
  newestFirst: boolean,
): Promise<Neighbours | undefined> {
  const [before, after] = newestFirst ? [sql`>`, sql`<`] : [sql`<`, sql`>`];
  const lies = (where: RawBuilder<unknown>) =>
    sql`(s.starts_at, s.appointment_id) ${where} (it.starts_at, it.appointment_id)`;
  const nearest = (where: RawBuilder<unknown>, backwards: boolean) =>
    sql`(select s.appointment_id from ${matching(filter)} and ${lies(where)} order by ${orderOf(backwards)} limit 1)`;
  return rowOf(
    db,
    Neighbours,
    sql`/* prepared findNeighbours */
    with it as materialized (select s.starts_at, s.appointment_id from ${matching(filter)} and s.appointment_id = ${id})
    select list.position, list.count, ${nearest(before, !newestFirst)} as previous_id, ${nearest(after, newestFirst)} as next_id
    from it cross join lateral (
      select count(*)::int as count, (count(*) filter (where ${lies(before)}))::int + 1 as position from ${matching(filter)}) list`,
  );
}

const WorkerRows = z.object({ rows: JsonRows });
const BY_NAME = sql`u.last_name collate german, u.first_name collate german, u.id`;

/** Who is booked today, by name: the rows of a block. */
export async function selectRowsToday(db: TenantDb, id: string): Promise<WorkerRows['rows']> {
  const found = await rowOf(
    db,
    WorkerRows,
    sql`/* selectRowsToday */
    select coalesce(json_agg(json_build_object('userId', o.user_id, 'name', u.first_name || ' ' || u.last_name,
      'start', o.starts_at, 'end', o.ends_at) order by ${BY_NAME}), '[]') as rows
    from offers o join users u on u.tenant_id = o.tenant_id and u.id = o.user_id
    where o.tenant_id = ${TENANT} and o.appointment_id = ${id} and o.state = 'BOOKED'`,
  );
  return found?.rows ?? [];
}
type WorkerRows = Readonly<z.output<typeof WorkerRows>>;

const RowsOfMany = z.object({ id: z.string(), rows: JsonRows });

/** The rows of several blocks: as they are today and as they were sent, by the ids of blocks and of time sheets. */
export async function selectRowsToCompare(db: TenantDb, ids: readonly string[], printoutIds: readonly string[]) {
  const rows = await rowsOf(
    db,
    RowsOfMany,
    sql`/* selectRowsToCompare */
    select o.appointment_id as id, json_agg(json_build_object('userId', o.user_id, 'name', u.first_name || ' ' || u.last_name,
      'start', o.starts_at, 'end', o.ends_at) order by ${BY_NAME}) as rows
    from offers o join users u on u.tenant_id = o.tenant_id and u.id = o.user_id
    where o.tenant_id = ${TENANT} and o.appointment_id = any(${ids}::uuid[]) and o.state = 'BOOKED'
    group by o.appointment_id
    union all
    select printout_id, json_agg(json_build_object('userId', user_id, 'name', worker_name, 'start', starts_at, 'end', ends_at)
      order by worker_name collate german, user_id)
    from printout_rows where tenant_id = ${TENANT} and printout_id = any(${printoutIds}::uuid[])
    group by printout_id`,
  );
  const found = new Map(rows.map(({ id, rows: list }) => [id, list]));
  return (id: string): WorkerRows['rows'] => found.get(id) ?? [];
}

/** The rows that stood on a time sheet. */
export async function selectSentRows(db: TenantDb, printoutId: string): Promise<WorkerRows['rows']> {
  const found = await rowOf(
    db,
    WorkerRows,
    sql`/* selectSentRows */
    select coalesce(json_agg(json_build_object('userId', user_id, 'name', worker_name, 'start', starts_at, 'end', ends_at)
      order by worker_name collate german, user_id), '[]') as rows
    from printout_rows where tenant_id = ${TENANT} and printout_id = ${printoutId}`,
  );
  return found?.rows ?? [];
}
