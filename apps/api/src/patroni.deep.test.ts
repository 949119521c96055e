import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { aWorker } from '#app/testing/a-worker.ts';
import { appointmentInput } from '#app/testing/an-appointment.ts';
import { apiOf } from '#app/testing/cluster/agency.ts';
import { clientOf } from '#app/testing/cluster/balancer.ts';
import { lacksForCluster, ROOT } from '#app/testing/cluster/guide.ts';
import { KeyedWriters } from '#app/testing/cluster/keyed-writers.ts';
import type { Machine } from '#app/testing/cluster/machine.ts';
import { Cluster } from '#app/testing/cluster/start-cluster.ts';
import { TEST_AUDIENCE } from '#app/testing/test-issuer.ts';
import { startTestInbox } from '#app/testing/test-mail.ts';
import { TEST_SETTINGS } from '#app/testing/test-settings.ts';
import { until } from '#app/testing/until.ts';

const lack = lacksForCluster();
const say = (line: string): boolean => process.stdout.write(`drill: ${line}\n`);
if (lack) say(`left out, since it ${lack}.`);

const WORKERS = 10;
const PATIENCE_MS = 180_000;

describe.skipIf(lack)('the guide "stay up", to the letter', { timeout: 600_000 }, () => {
  let cluster: Cluster;
  let inbox: Awaited<ReturnType<typeof startTestInbox>>;
  let client: ReturnType<typeof clientOf>;
  let api: ReturnType<typeof apiOf>;
  let writers: KeyedWriters;
  let moment: number;

  /** Says how much of it people noticed. */
  const noticed = async (what: string, work: () => Promise<unknown>): Promise<void> => {
    writers.figures();
    await work();
    await writers.goOn(40);
    const { changes, answered503, lost, gapMs } = writers.figures();
    say(`${what}: ${changes} changes, longest gap ${gapMs} ms, ${answered503} answers of 503, ${lost} lost answers`);
  };
  const isLeader = (machine: Machine) => async () => (await cluster.leader()) === machine;
  const whole = () => until(() => cluster.isWhole(), PATIENCE_MS);

  beforeAll(async () => {
    inbox = await startTestInbox();
    cluster = await Cluster.prepare({
      ...TEST_SETTINGS,
      SMTP_URL: inbox.smtpUrl,
      OIDC_ISSUER: inject('issuer').url,
      OIDC_CLIENT_ID: 'test',
      OIDC_AUDIENCE: TEST_AUDIENCE,
      LOG_LEVEL: 'warn',
    });
    const { one, two, three } = cluster;
    await one.do('archive');
    for (const host of [one, two]) await host.do('files-of-a-database-host');
    await three.do('files-of-the-balancer');
    cluster.start('etcd', one, two, three);
    cluster.start('patroni', one);
    await until(isLeader(one), PATIENCE_MS);
    cluster.start('patroni', two);
    await whole();
    await one.do('database');
    cluster.start('pgbouncer', one, two);
    for (const host of [one, two]) await cluster.startServer(host);
    cluster.start('gastspiel-jobs', one, two);
    await three.do('certificate');
    cluster.start('haproxy', three);
    client = clientOf(three.url(443).replace('http:', 'https:'), three.read('/etc/haproxy/own.crt'));
    api = apiOf(client.ask, cluster.databaseUrl, cluster.superuserUrl);
    await until(async () => (await client.ask('{ currentVersion { value } }', {}, {})).status === 200);

    const tenantId = await api.aTenant();
    const staff = await api.aUser({ tenantId, role: 'TENANT_USER_DISPATCHER' });
    const workers = await Promise.all(Array.from({ length: WORKERS }, () => aWorker(api, staff)));
    writers = new KeyedWriters(client.ask, staff, workers, await appointmentInput(api, tenantId));
    await noticed('in peace', () => writers.goOn(40));
  }, 600_000);
  afterAll(async () => {
    await writers?.stop().catch(() => undefined);
    client?.close();
    await api?.close();
    await cluster?.stop();
    await inbox?.stop();
  }, 120_000);

  test('a base backup is made while people work, and a moment is remembered', async () => {
    await noticed('base backup', () => cluster.one.do('backup'));
    moment = Date.now();
    await writers.goOn(40);
  });

  test('a planned switch', async () => {
    const { two } = cluster;
    await noticed('planned switch', async () => {
      await two.do('switch');
      await until(isLeader(two), PATIENCE_MS);
    });
    await whole();
  });

  test('a server starts while the first host is a standby', async () => {
    await noticed('server restarted, first host a standby', () => cluster.startServer(cluster.one));
  });

  test('the primary dies: kill -9 of PostgreSQL and its Patroni', async () => {
    const { one, two } = cluster;
    await one.do('switch', (commands) => commands.replace('two', 'one'));
    await until(isLeader(one), PATIENCE_MS);
    await whole();
    await noticed('crash of the primary', async () => {
      await one.crash();
      await until(isLeader(two), PATIENCE_MS);
    });
  });

  test('a server starts while the first host is dead', async () => {
    const { one, two } = cluster;
    await noticed('server restarted, PostgreSQL of the first host dead', () => cluster.startServer(two));
    await one.end('pgbouncer', 'SIGKILL');
    await noticed('server restarted, first host dead', () => cluster.startServer(two));
  });

  test('the old primary comes back as a standby', async () => {
    const { one, two } = cluster;
    await noticed('old primary back', async () => {
      cluster.start('pgbouncer', one);
      cluster.start('patroni', one);
      await whole();
    });
    expect(await isLeader(two)()).toBe(true);
    expect(await one.sql('select pg_is_in_recovery()')).toBe('t');
    await noticed('server restarted, first host a standby again', () => cluster.startServer(one));
  });

  test('the standby dies, and the primary goes on alone until it is back', async () => {
    const { one, two } = cluster;
    await noticed('crash of the standby', async () => {
      await one.crash();
      await until(async () => (await two.sql('show synchronous_standby_names')) === '', PATIENCE_MS);
    });
    cluster.start('patroni', one);
    await whole();
  });

  // As systemd does by `patroni-fence.conf`: what Patroni leaves behind is killed, and it is started again.
  test('Patroni alone dies', async () => {
    const { two } = cluster;
    await noticed('Patroni of the primary killed', async () => {
      await two.crash();
      cluster.start('patroni', two);
      await until(async () => (await cluster.leader()) !== undefined, PATIENCE_MS);
    });
    await whole();
  });

  test('nothing is lost and nothing doubled, and everybody got each mail once', async () => {
    await writers.stop();
    const rows = await shiftsOf(api.asOwner);
    const keys = writers.wanted.map(({ key }) => key);
    const found = new Map(rows.map((row) => [row.key, row]));
    const doubled = rows.filter((row) => row.there > 1 || row.booked > 1);
    const missing = keys.filter((key) => found.get(key)?.there !== 1 || found.get(key)?.booked !== 1);
    say(`sent ${keys.length} shifts with a booking each; there ${rows.length}, doubled ${doubled.length}`);
    expect({ missing, doubled, there: rows.length }).toEqual({ missing: [], doubled: [], there: keys.length });

    await until(async () => {
      // A mail that was under way when the database went waits for five minutes; here that time passes at once.
      await api.asOwner(`update sent_mails set claimed_at = claimed_at - interval '5 minutes' where sent_at is null
        and claimed_at < now() - interval '20 seconds'`);
      await api.asOwner(
        'update graphile_worker._private_jobs set run_at = now() where locked_at is null and attempts > 0',
      );
      return (await api.asOwner('select 1 from graphile_worker._private_jobs')).length === 0;
    }, PATIENCE_MS);
    const mails = (await inbox.messages('anna@example.at')).map(({ subject, headers }) => ({
      key: /Schicht-\d+/.exec(subject)?.[0] ?? subject,
      id: headers.find(({ name }) => name.toLowerCase() === 'message-id')?.value,
    }));
    const mailsOf = Map.groupBy(mails, ({ key }) => key);
    const told = [...mailsOf.values()].map((all) => new Set(all.map(({ id }) => id)).size);
    say(
      `${mailsOf.size} bookings told by mail; ${mails.length - mailsOf.size} mails came again, under the same Message-ID`,
    );
    expect({ told: [...new Set(told)], keys: [...mailsOf.keys()].sort() }).toEqual({ told: [1], keys });
  });

  const shiftsUpTo = (rows: readonly { key: string }[]) => {
    const there = new Set(rows.map(({ key }) => key));
    const before = writers.wanted.filter(({ answeredAt }) => answeredAt > 0 && answeredAt < moment);
    const after = writers.wanted.filter(({ sentAt }) => sentAt > moment);
    return {
      before: before.length,
      after: after.length,
      missing: before.filter(({ key }) => !there.has(key)),
      tooMany: after.filter(({ key }) => there.has(key)),
    };
  };
  const shiftsOn = async (machine: Machine, port: number) =>
    (await machine.sql(`select description from appointments where description like 'Schicht-%'`, port))
      .split('\n')
      .map((key) => ({ key }));
  const setMoment = (commands: string) => commands.replace(/# (MOMENT=).*/, `$1'${new Date(moment).toISOString()}'`);

  test('one looks back at a moment', async () => {
    const leader = await cluster.leader();
    if (!leader) throw new Error('there is no primary');
    await leader.do('look-back', setMoment);
    const { missing, tooMany, ...counts } = shiftsUpTo(await shiftsOn(leader, 5440));
    say(`looked back: of ${counts.before} shifts before the moment 0 miss, of ${counts.after} after it 0 are there`);
    expect({ missing, tooMany }).toEqual({ missing: [], tooMany: [] });
    expect(Math.min(counts.before, counts.after)).toBeGreaterThan(20);
    await leader.do('end-the-look');
  });

  test('the alerts ask for figures that there are', async () => {
    const urls = [cluster.one.url(8008), cluster.one.url(2379), cluster.three.url(8404), cluster.one.url(4000)];
    const told = await Promise.all(urls.map(async (url) => (await fetch(`${url}/metrics`)).text()));
    const written = ['wal', 'base'].map((name) => cluster.one.read(`/var/lib/prometheus/node-exporter/${name}.prom`));
    const found = [...told, ...written].join('\n');
    const rules = readFileSync(join(ROOT, 'docs/operate/alerts.yml'), 'utf8');
    const names = rules.match(/\b(patroni|etcd|haproxy|gastspiel)_\w+/g) ?? [];
    expect(names.length).toBeGreaterThan(0);
    expect([...new Set(names)].filter((name) => !new RegExp(`^${name}\\b`, 'm').test(found))).toEqual([]);
  });

  test('the price of waiting for the standby', async () => {
    const leader = await cluster.leader();
    if (!leader) throw new Error('there is no primary');
    for (const unit of ['gastspiel', 'gastspiel-jobs'] as const)
      for (const host of [cluster.one, cluster.two]) await host.end(unit);
    const isWaiting = async () => (await leader.sql('show synchronous_standby_names')) !== '';
    for (const wanted of [false, true, false, true]) {
      await leader.do('setting', (commands) => commands.replace('false', String(wanted)));
      await until(async () => (await isWaiting()) === wanted, PATIENCE_MS);
      const said = await leader.do('price');
      const [tps, ms] = [/tps = (\d+)/, /latency average = ([\d.]+)/].map((figure) => figure.exec(said)?.[1]);
      say(`synchronous_mode ${wanted}: ${tps} commits a second, ${ms} ms each`);
    }
    await whole();
  });

  test('the whole installation goes back to a moment', async () => {
    const { one, two } = cluster;
    for (const host of [one, two]) await host.end('patroni');
    await one.do('restore', setMoment);
    cluster.start('patroni', one);
    await until(isLeader(one), PATIENCE_MS);
    await two.do('clone-anew');
    cluster.start('patroni', two);
    await whole();
    await cluster.startServer(one);
    const { missing, tooMany } = shiftsUpTo(await shiftsOn(two, 5432));
    expect({ missing, tooMany }).toEqual({ missing: [], tooMany: [] });
    const { status, body } = await client.ask('{ currentVersion { value } }', {}, {});
    expect([status, body]).toEqual([200, expect.stringContaining('value')]);
  });
});

const shiftsOf = (asOwner: ReturnType<typeof apiOf>['asOwner']) =>
  asOwner<{ key: string; there: number; booked: number }>(
    `select a.description as key, count(distinct a.id)::int as there, count(o.id)::int as booked
     from appointments a left join offers o on o.appointment_id = a.id and o.state = 'BOOKED'
     where a.description like 'Schicht-%' group by 1`,
  );
