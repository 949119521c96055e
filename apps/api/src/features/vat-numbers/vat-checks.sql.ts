import { VAT_CHECK_OUTCOMES, VAT_CHECK_REASON_KEYS } from '@gastspiel/domain/vat-numbers/vat-check.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import type { ViesAnswer } from '#features/vat-numbers/vies.ts';
import { TENANT } from '#platform/database/bound.ts';
import { columns } from '#platform/database/columns.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { insertedId, rowOf } from '#platform/database/rows.ts';

const VatCheck = z.object({
  id: z.string(),
  checkedAt: z.date(),
  outcome: z.enum(VAT_CHECK_OUTCOMES),
  name: z.string().nullable(),
  address: z.string().nullable(),
  requestIdentifier: z.string().nullable(),
  reason: z.enum(VAT_CHECK_REASON_KEYS).nullable(),
});
export type VatCheck = Readonly<z.output<typeof VatCheck>>;

const COLUMNS = columns(VatCheck, 'vat_checks');

export const findLastVatCheck = (db: TenantDb, vatNumber: string): Promise<VatCheck | undefined> =>
  rowOf(
    db,
    VatCheck,
    sql`/* findLastVatCheck */
    select ${COLUMNS} from vat_checks where tenant_id = ${TENANT} and vat_number = ${vatNumber}
    order by checked_at desc, id limit 1`,
  );

const findLastAnswer = (db: TenantDb, vatNumber: string): Promise<VatCheck | undefined> =>
  rowOf(
    db,
    VatCheck,
    sql`/* findLastAnswer */
    select ${COLUMNS} from vat_checks
    where tenant_id = ${TENANT} and vat_number = ${vatNumber} and outcome <> 'NOT_CHECKED'
    order by checked_at desc, id limit 1`,
  );

/** The last no, where the register was only silent since: silence takes nothing back. */
export async function findStandingNo(db: TenantDb, vatNumber: string): Promise<VatCheck | undefined> {
  const answer = await findLastAnswer(db, vatNumber);
  return answer?.outcome === 'INVALID' ? answer : undefined;
}

export const findVatCheck = (db: TenantDb, id: string): Promise<VatCheck | undefined> =>
  rowOf(
    db,
    VatCheck,
    sql`/* findVatCheck */ select ${COLUMNS} from vat_checks where tenant_id = ${TENANT} and id = ${id}`,
  );

interface Asked {
  readonly vatNumber: string;
  readonly requester: string | null;
  readonly at: Date;
  readonly answer: ViesAnswer;
}

export async function insertVatCheck(db: TenantDb, { vatNumber, requester, at, answer }: Asked): Promise<VatCheck> {
  const nothing = { name: null, address: null, requestIdentifier: null };
  const { outcome } = answer;
  const said = answer.outcome === 'NOT_CHECKED' ? { ...nothing, reason: answer.reason } : { ...answer, reason: null };
  const id = await insertedId(
    db,
    sql`/* insertVatCheck */
    insert into vat_checks (tenant_id, vat_number, requester_vat_number, checked_at, outcome, name, address,
      request_identifier, reason)
    values (${TENANT}, ${vatNumber}, ${requester}, ${at}, ${outcome}, ${said.name}, ${said.address},
      ${said.requestIdentifier}, ${said.reason})
    returning id`,
  );
  const { name, address, requestIdentifier, reason } = said;
  return { id, checkedAt: at, outcome, name, address, requestIdentifier, reason };
}

const Wish = z.object({ wishedAt: z.date() });
export const findVatCheckWish = async (db: TenantDb, vatNumber: string): Promise<Date | undefined> =>
  (
    await rowOf(
      db,
      Wish,
      sql`/* findVatCheckWish */
      select wished_at from vat_check_wishes
      where tenant_id = ${TENANT} and vat_number = ${vatNumber}`,
    )
  )?.wishedAt;

export async function saveVatCheckWish(db: TenantDb, vatNumber: string, now: Date): Promise<void> {
  await sql`/* saveVatCheckWish */
    insert into vat_check_wishes (tenant_id, vat_number, wished_at) values (${TENANT}, ${vatNumber}, ${now})
    on conflict (tenant_id, vat_number) do update set wished_at = excluded.wished_at`.execute(db);
}

const Turn = z.object({ holder: z.string().nullable() });
/** The turn to ask a member state's register, of all processes and tenants; nothing while somebody else has it. */
export const takeViesTurn = async (
  db: TenantDb,
  memberState: string,
  seconds: number,
): Promise<string | null | undefined> =>
  (await rowOf(db, Turn, sql`/* takeViesTurn */ select directory.take_vies_turn(${memberState}, ${seconds}) as holder`))
    ?.holder;

export async function giveViesTurnBack(db: TenantDb, memberState: string, holder: string): Promise<void> {
  await sql`/* giveViesTurnBack */ select directory.give_vies_turn_back(${memberState}, ${holder}::uuid)`.execute(db);
}
