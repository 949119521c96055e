import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { beginMove, deleteMoved, noteStay } from '#app/commands/note-move.ts';
import { CommandError, say, type Terminal } from '#app/commands/terminal.ts';
import { SEALED_COLUMNS } from '#features/sealed-columns.ts';
import { loadConfig } from '#platform/config/config.ts';
import { databaseUrls } from '#platform/config/database-urls.ts';
import { connectTo, type DatabaseClient } from '#platform/database/client.ts';
import { brokenUnique } from '#platform/database/database-errors.ts';
import { isUuid } from '#platform/identity/viewer.ts';
import { type Carried, carry } from '#platform/moving/carry.ts';
import { type Digest, SAME_TEXTS } from '#platform/moving/digests.ts';
import { bound, findMoving, type Moving, markMoved, rest, takeMove, wake } from '#platform/moving/rest.ts';
import { hindranceBetween } from '#platform/moving/same-kind.ts';
import { Relay } from '#platform/outbox/relay.ts';
import { assertSameKeys } from '#platform/secrets/assert-same-keys.ts';

interface Wanted {
  readonly tenant: string;
  readonly to: string;
  readonly appUrl: string | undefined;
  readonly verb: 'MOVE' | 'UNDO' | 'FINISH';
}

interface Both {
  readonly ownerUrl: string;
  readonly jobsUrl: string;
  readonly source: DatabaseClient;
  readonly target: DatabaseClient;
  readonly wanted: Wanted;
  readonly terminal: Terminal;
}

const PATIENCE_MS = 60_000;

/** Carries an agency to another installation; it can be broken off anywhere and begun again. Under the owners' logins of both. */
export async function moveTenant(args: string[], terminal: Terminal): Promise<void> {
  const wanted = parseWanted(args);
  const config = loadConfig(terminal.env);
  const { owner: ownerUrl, jobs: jobsUrl } = databaseUrls(config);
  await assertSameKeys(ownerUrl, config, SEALED_COLUMNS);
  const source = await connectTo(ownerUrl, { application_name: 'gastspiel admin' });
  try {
    await source.query(SAME_TEXTS);
    if (!(await takeMove(source, wanted.tenant, 'SESSION'))) throw new CommandError('Somebody is moving it already.');
    if (wanted.verb === 'FINISH') return await finish(ownerUrl, source, wanted.tenant, terminal);
    const address = wanted.to === '-' ? (await text(terminal.stdin)).trim() : wanted.to;
    const target = await connectTo(address, { application_name: 'gastspiel admin' });
    try {
      await target.query(SAME_TEXTS);
      const both = { ownerUrl, jobsUrl, source, target, wanted, terminal };
      await (wanted.verb === 'UNDO' ? undo(both) : move(both));
    } finally {
      await target.end();
    }
  } finally {
    await source.end();
  }
}

const here = async (source: DatabaseClient, tenantId: string): Promise<Moving> => {
  const tenant = await findMoving(source, tenantId);
  if (!tenant || tenant.deleted) throw new CommandError(`There is no tenant ${tenantId}, or it is deleted.`);
  return tenant;
};

async function move(both: Both): Promise<void> {
  const { ownerUrl, source, target, wanted, terminal } = both;
  const { tenant: id } = wanted;
  const tenant = await here(source, id);
  if (tenant.moved) return say(terminal, `"${tenant.name}" has moved already. --finish deletes it here.`);
  await refuseHindered(both);
  const there = await findMoving(target, id);
  if (!there || there.arrived_by !== tenant.move_id || !tenant.move_id) {
    if (there) throw new CommandError(`The other installation has a tenant ${id} that did not come by this move.`);
    const moveId = tenant.move_id ?? randomUUID();
    if (!tenant.move_id) await beginMove(ownerUrl, id, moveId);
    await carryOrWake(both, moveId);
  } else {
    say(terminal, 'It is there already, equal to what was here: the move was broken off just after it.');
  }
  await markMoved(source, id, wanted.appUrl);
  say(terminal, `"${tenant.name}" has moved. Here it can only be read, until --finish deletes it.`);
}

async function refuseHindered({ source, target, wanted: { tenant: id } }: Both): Promise<void> {
  const hindrance = await hindranceBetween(source, target, id, SEALED_COLUMNS);
  if (hindrance) throw new CommandError(hindrance);
  const uncopied = await bound(source, id, () =>
    source.query('/* findUncopied */ select 1 from public.files_before where tenant_id = $1 limit 1', [id]),
  );
  if (uncopied.rows.length > 0) {
    throw new CommandError('Files of it still lie where the release before kept them: run "admin files copy" first.');
  }
}

async function carryOrWake(both: Both, moveId: string): Promise<void> {
  const { ownerUrl, source, target, wanted, terminal } = both;
  const { tenant: id } = wanted;
  const stay = async (): Promise<void> => {
    await wake(source, id);
    await noteStay(ownerUrl, id);
  };
  if (!(await restWith(both))) {
    await stay();
    throw new CommandError(
      'For longer than a minute a job of it runs, somebody writes, or a change does not get into the queue. It stays here.',
    );
  }
  let carried: Carried;
  try {
    carried = await carry(source, target, { tenantId: id, moveId });
  } catch (error) {
    // Only where it certainly did not arrive: a commit that nobody heard of may have been one.
    const there = await findMoving(target, id).catch(() => 'UNKNOWN' as const);
    if (there === undefined) await stay();
    const taken = brokenUnique(error);
    if (taken)
      throw new CommandError(
        `The other installation has a person, code or id of it already (${taken}). It stays here.`,
      );
    throw error;
  }
  for (const line of tableOf(carried)) say(terminal, line);
  if (carried.differing.length === 0) return;
  await stay();
  throw new CommandError(
    `Not the same over there: ${carried.differing.join(', ')}. It stays here, and nothing is there.`,
  );
}

/** Ordered jobs get into the queue also where no server runs. */
async function restWith({ jobsUrl, source, wanted }: Both): Promise<boolean> {
  const relay = new Relay({ connectionString: jobsUrl, onError: () => undefined });
  return rest(source, wanted.tenant, { relay, patienceMs: PATIENCE_MS }).finally(() => relay.close());
}

async function undo({ ownerUrl, source, target, wanted: { tenant: id }, terminal }: Both): Promise<void> {
  const tenant = await here(source, id);
  if (!tenant.move_id) throw new CommandError('It is not moving.');
  // A command that still carries it holds this until it has arrived or not.
  await bound(target, id, async () => {
    if (!(await takeMove(target, id, 'TRANSACTION'))) throw new CommandError('It is being carried at this moment.');
    if (await findMoving(target, id)) throw new CommandError('It has arrived over there, and may have changed since.');
    await wake(source, id);
  });
  await noteStay(ownerUrl, id);
  say(terminal, `"${tenant.name}" stays, and can be worked with again.`);
}

async function finish(ownerUrl: string, source: DatabaseClient, id: string, terminal: Terminal): Promise<void> {
  const { name, moved } = await here(source, id);
  if (!moved) throw new CommandError('It has not moved.');
  await deleteMoved(ownerUrl, id);
  say(terminal, `"${name}" is deleted here. In thirty days it is erased, but for what the law has kept.`);
}

function tableOf({ digests, differing }: Carried): readonly string[] {
  const line = ({ place, rows, cents, sum }: Digest) =>
    `${place.padEnd(44)}${rows.padStart(10)}${(cents ?? '').padStart(16)}  ${sum.padStart(22)}  ${differing.includes(place) ? 'DIFFERS' : 'equal'}`;
  const filled = digests.filter(({ rows, place }) => rows !== '0' || differing.includes(place));
  const head = `${'table'.padEnd(44)}${'rows'.padStart(10)}${'cents'.padStart(16)}  ${'sum of all'.padStart(22)}`;
  return [head, ...filled.map(line), `${digests.length - filled.length} more hold nothing of it.`];
}

function parseWanted(args: string[]): Wanted {
  const option = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  try {
    const { values } = parseArgs({
      args,
      options: { tenant: option, to: option, 'app-url': option, undo: flag, finish: flag },
    });
    const { tenant, to = '', 'app-url': appUrl, undo, finish } = values;
    if (!isUuid(tenant)) throw new Error('--tenant ID is needed');
    if (undo && finish) throw new Error('either --undo or --finish');
    if (!to && !finish) throw new Error('--to ADDRESS is needed (- for standard input)');
    if (appUrl !== undefined && !URL.canParse(appUrl)) throw new Error('--app-url is an address');
    return { tenant: tenant.toLowerCase(), to, appUrl, verb: undo ? 'UNDO' : finish ? 'FINISH' : 'MOVE' };
  } catch (error) {
    throw new CommandError(`admin move-tenant: ${error instanceof Error ? error.message : error}`);
  }
}
