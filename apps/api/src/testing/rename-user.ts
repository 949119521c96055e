import { sql } from 'kysely';
import { z } from 'zod';
import type { TenantDb } from '#platform/database/database.ts';
import { settleVersionedUpdate } from '#platform/database/versioned-update.ts';
import type { SchemaPart } from '#platform/graphql/builder.ts';
import { serve } from '#platform/graphql/serve.ts';
import { mutation, query, secretMutation } from '#platform/graphql/use-case.ts';

/** A small editable thing, to test the machine that every feature runs on. */
const updateName = async (db: TenantDb, id: string, version: number, firstName: string) => {
  const { rows } = await sql<{ id: string; version: number }>`
    update users set first_name = ${firstName}, version = version + 1
    where tenant_id = current_tenant_id() and id = ${id} and version = ${version} returning id, version`.execute(db);
  return rows[0];
};
const exists = async (db: TenantDb, id: string) => {
  const { rows } = await sql`select 1 from users where tenant_id = current_tenant_id() and id = ${id}`.execute(db);
  return rows.length > 0;
};

let conflicts = 0;

const renameUser = mutation({
  action: 'tenant-users.write',
  input: z.object({
    id: z.uuid('Keine gültige Kennung.'),
    version: z.int(),
    firstName: z.string().min(1, 'Der Vorname fehlt.'),
  }),
  run: async ({ db, input, record }) => {
    const { id, version, firstName } = input;
    const updated = await settleVersionedUpdate(await updateName(db, id, version, firstName), () => exists(db, id));
    record({ entityType: 'user', entityId: id, before: { version }, after: { firstName, version: updated.version } });
    // As two transactions that get in each other's way: the first attempt fails, the next goes through.
    if (firstName === 'KONFLIKT' && conflicts++ === 0)
      await sql`do $$ begin raise exception 'conflict' using errcode = '40001'; end $$`.execute(db);
    // Thrown after the change: everything must be undone.
    if (firstName === 'KAPUTT') throw new Error('a secret that nobody may read: hunter2');
    return updated.version;
  },
});

const nameOfUser = query({
  action: 'tenant-users.read',
  input: z.object({ id: z.uuid() }),
  // No tenant predicate on purpose: row-level security alone must refuse another tenant's row.
  run: async ({ db, input }) => {
    const { rows } = await sql<{ first_name: string }>`select first_name from users where id = ${input.id}`.execute(db);
    return rows[0]?.first_name ?? null;
  },
});

/** A mistake: it changes something and says neither what nor that it did not. */
const forgetful = mutation({
  action: 'tenant-users.write',
  input: z.object({ id: z.uuid() }),
  run: async ({ db, input }) => {
    await sql`update users set first_name = 'Vergessen' where id = ${input.id}`.execute(db);
    return true;
  },
});

/** Another one: it would leave somebody's name readable for a day. */
const talkative = mutation({
  action: 'tenant-users.write',
  input: z.object({ id: z.uuid() }),
  run: async ({ db, input, record }) => {
    await sql`update users set first_name = 'Geschwätzig' where id = ${input.id}`.execute(db);
    record({ entityType: 'user', entityId: input.id });
    return { id: input.id, firstName: 'Geschwätzig' };
  },
  answer: async () => true,
});

/** Where a use case finds the keys: one seals, the other opens. */
const placeOf = (tenantId: string) => ({ tenantId, rowId: 'any', field: 'note' });
const sealNote = secretMutation({
  action: 'tenant-users.write',
  input: z.object({ note: z.string() }),
  run: async ({ actor, input, secrets, nothingChanged }) => {
    nothingChanged();
    return secrets.seal(placeOf(actor.tenantId), input.note).toString('hex');
  },
});
const openNote = query({
  action: 'tenant-users.read',
  input: z.object({ sealed: z.string() }),
  run: ({ actor, input, secrets }) => secrets.open(placeOf(actor.tenantId), Buffer.from(input.sealed, 'hex')),
});

/** The device is replaced while the request is under way. */
export const meanwhile = { act: async (): Promise<void> => undefined };
const slowly = mutation({
  action: 'tenant-users.write',
  input: z.object({}),
  prepare: () => meanwhile.act(),
  run: async ({ nothingChanged }) => {
    nothingChanged();
    return true;
  },
});

/** A value that does not fit the schema: our fault, and perhaps a secret. */
const misfit = query({
  action: 'tenant-users.read',
  input: z.object({}),
  run: () => 'Anna 1234010190' as unknown as number,
});

export const renameUserSchema: SchemaPart = (builder) => {
  builder.mutationField('renameUser', (t) =>
    t.field({
      type: 'Int',
      ...serve(builder, renameUser),
    }),
  );
  builder.mutationField('forgetful', (t) => t.field({ type: 'Boolean', ...serve(builder, forgetful) }));
  builder.mutationField('talkative', (t) => t.field({ type: 'Boolean', ...serve(builder, talkative) }));
  builder.mutationField('slowly', (t) => t.field({ type: 'Boolean', ...serve(builder, slowly) }));
  builder.mutationField('sealNote', (t) => t.field({ type: 'String', ...serve(builder, sealNote) }));
  builder.queryField('openNote', (t) => t.field({ type: 'String', ...serve(builder, openNote) }));
  builder.queryField('misfit', (t) => t.field({ type: 'Int', ...serve(builder, misfit) }));
  builder.queryField('nameOfUser', (t) => t.field({ type: 'String', nullable: true, ...serve(builder, nameOfUser) }));
};
