import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from '@gastspiel/sandbox/postgres/start-postgres.ts';
import { freePorts } from '@gastspiel/tooling/ports.ts';
import pg from 'pg';
import { z } from 'zod';
import { ensureData } from '#bench/data/ensure-data.ts';
import { sample } from '#bench/load.ts';
import { loadEntries } from '#bench/load-entries.ts';
import { EXCEPTIONS } from '#bench/plans/exceptions.ts';
import { LoggedPlan, type ReadRows, rowsOfPlan } from '#bench/plans/rows-of-plan.ts';
import { startProduct } from '#bench/product.ts';

/** More than ten rows looked at for one that is answered are found by luck; below a page of 25 nobody waits for them. */
const TIMES = 10;
const FEW = 250;
/** From its sixth use on a prepared statement may have a plan for all values. */
const USES = 8;

/** Every plan is written into PostgreSQL's log with the rows that it really met. */
const TELLING = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_format': 'json',
  logging_collector: 'on',
  log_destination: 'jsonlog',
  log_directory: 'plans',
  log_filename: 'plans.log',
  log_rotation_size: '0',
};

const LogLine = z.object({ message: z.string(), application_name: z.string().optional() });
const PLAN = /^duration: .* plan:\n/;

/** The worst that each statement of the product did. */
function readPlans(file: string): Map<string, ReadRows> {
  const worst = new Map<string, ReadRows>();
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (!line.includes(' plan:')) continue;
    const { message, application_name } = LogLine.parse(JSON.parse(line));
    if (application_name !== 'gastspiel api' || !PLAN.test(message)) continue;
    const rows = rowsOfPlan(LoggedPlan.parse(JSON.parse(message.replace(PLAN, ''))));
    if (rows.scanned > (worst.get(rows.statement)?.scanned ?? -1)) worst.set(rows.statement, rows);
  }
  return worst;
}

/** Faults, in words. */
function judge(plans: ReadonlyMap<string, ReadRows>): string[] {
  const byLuck = [...plans.values()].filter(
    ({ statement, scanned, returned }) =>
      scanned > FEW && scanned > TIMES * returned && scanned > (EXCEPTIONS[statement]?.atMost ?? 0),
  );
  const needless = Object.keys(EXCEPTIONS).filter((statement) => {
    const { scanned, returned } = plans.get(statement) ?? { scanned: 0, returned: 0 };
    return scanned <= FEW || scanned <= TIMES * returned;
  });
  return [
    ...byLuck.map(({ statement, scanned, returned }) => `${statement} looks at ${scanned} rows to answer ${returned}.`),
    ...needless.map((statement) => `${statement} needs no exception.`),
  ];
}

const folder = await ensureData(console.log);
const [port = 0] = await freePorts(1);
const postgres = await startPostgres({
  dataDir: join(folder, 'postgres'),
  port,
  log: () => undefined,
  settings: TELLING,
});
try {
  const owner = new pg.Client({ connectionString: postgres.url });
  await owner.connect();
  const { rows } = await owner.query<{ folder: string }>(`select current_setting('data_directory') as folder`);
  await owner.end();
  const plans = join(rows[0]?.folder ?? '', TELLING.log_directory);
  const product = await startProduct(postgres.url);
  try {
    for (const { subjectOf } of (await loadEntries()).values()) {
      const subject = await subjectOf?.(product);
      if (subject) for (let use = 0; use < USES; use += 1) await sample(subject);
    }
  } finally {
    await product.stop();
  }
  const found = readPlans(join(plans, 'plans.json'));
  rmSync(plans, { recursive: true });
  for (const { statement, scanned, returned } of found.values())
    console.log(`${statement}: ${scanned} for ${returned}`);
  const faults = judge(found);
  console.log(faults.join('\n') || `${found.size} statements find their rows by an index.`);
  if (faults.length > 0) process.exitCode = 1;
} finally {
  await postgres.stop();
}
