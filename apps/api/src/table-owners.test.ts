import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { DB } from '#platform/database/database-types.ts';

/** Which feature writes a table; all others ask it to. A table that is not listed does not compile. */
const OWNERS: Readonly<Record<keyof DB, string>> = {
  absences: 'absences',
  allotments: 'payments',
  payments: 'payments',
  bank_entries: 'bank-statements',
  bank_statements: 'bank-statements',
  payer_accounts: 'bank-statements',
  recipient_accounts: 'payments',
  accounting_connections: 'accounting',
  accounting_customer_accounts: 'accounting-files',
  accounting_employees: 'accounting',
  accounting_file_layouts: 'accounting-files',
  accounting_file_mappings: 'accounting-files',
  accounting_ignored_employees: 'accounting',
  accounting_interfaces: 'tenants',
  accounting_lines: 'accounting',
  accounting_readings: 'accounting',
  accounting_registrations: 'accounting',
  accounting_transfer_lines: 'accounting',
  accounting_transfers: 'accounting',
  appointment_messages: 'messages',
  appointment_standings: 'appointments',
  appointment_templates: 'appointment-templates',
  appointment_types: 'tenants',
  appointments: 'appointments',
  assessments: 'assessments',
  audit_payloads: 'platform',
  audit_records: 'platform',
  billing_run_items: 'billing-runs',
  billing_runs: 'billing-runs',
  cost_centers: 'accounting',
  counted_earnings: 'invoices',
  counted_qualified_workers: 'target-users',
  counted_revenue: 'invoices',
  counted_standings: 'appointments',
  counted_worked_days: 'appointments',
  earnings: 'invoices',
  feedbacks: 'feedbacks',
  files: 'platform',
  files_before: 'platform',
  idempotency_keys: 'platform',
  import_columns: 'imports',
  import_rows: 'imports',
  imports: 'imports',
  invitations: 'target-users',
  invoice_blocks: 'invoices',
  invoice_counters: 'invoices',
  invoice_lines: 'invoices',
  invoice_recipient_contact_persons: 'invoice-recipients',
  invoice_recipient_denials: 'denials',
  invoice_recipient_prices: 'invoice-recipients',
  invoice_recipients: 'invoice-recipients',
  invoice_senders: 'invoice-senders',
  invoice_sending_recipients: 'invoices',
  invoice_sendings: 'invoices',
  invoices: 'invoices',
  kept_bookings: 'offers',
  offer_batches: 'notifications',
  offer_wave_members: 'offers',
  offer_wave_runs: 'offers',
  offer_waves: 'offers',
  offers: 'offers',
  onboarding_checkboxes: 'tenants',
  outbox: 'platform',
  outfits: 'tenants',
  preventions: 'offers',
  price_list_entries: 'price-list',
  printout_recipients: 'time-sheets',
  printout_rows: 'time-sheets',
  printouts: 'time-sheets',
  push_receipts: 'notifications',
  push_tokens: 'devices',
  pushed_questions: 'notifications',
  qualified_workers: 'target-users',
  revenue: 'invoices',
  sender_logos: 'invoice-senders',
  sent_mails: 'platform',
  target_user_pools: 'tenants',
  target_users: 'target-users',
  target_users_for_types: 'target-users',
  target_users_in_pools: 'target-users',
  tenant_settings: 'tenants',
  tenant_themes: 'tenants',
  uploads: 'platform',
  users: 'users',
  vat_check_wishes: 'vat-numbers',
  vat_checks: 'vat-numbers',
  venues: 'venues',
  wave_settings: 'offers',
  worked_days: 'appointments',
  worklog_blocks: 'worklogs',
  worklog_entries: 'worklogs',
  worklogs: 'worklogs',
};

/** Where foreign tables are written all the same, and why. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'features/appointments/appointments.sql.ts': "an offer's times are its appointment's: both change in one statement",
  'features/privacy/erasure.sql.ts': 'a person is erased wherever they stand',
  'features/target-users/accounting-facts.sql.ts': 'a worker is two rows, and many of both change in one statement',
  'demo/': 'the past is loaded by the owner of the database',
};

/** Files that take the name of a table from a list of their own. */
const BY_NAME = [
  'features/privacy/erasure.sql.ts',
  'features/target-users/target-users.sql.ts',
  'features/tenants/entries.sql.ts',
];

const WRITE =
  /\b(?:insert\s+into|update|delete\s+from|merge\s+into)\s+(?:only\s+)?(?:public\.)?(\w+)\b|\b(?:insertInto|updateTable|deleteFrom|mergeInto)\('(?:public\.)?(\w+)/gi;
const WRITE_BY_NAME =
  /\b(?:insert\s+into|update|delete\s+from|merge\s+into)\s+\$\{|\b(?:insertInto|updateTable|deleteFrom|mergeInto)\((?!')/i;

const isTable = (name: string): name is keyof DB => Object.hasOwn(OWNERS, name);

/** `features/offers/…` belongs to offers, `platform/…` to the platform. */
const ownerOf = (path: string): string => /^features\/([^/]+)\//.exec(path)?.[1] ?? path.split('/')[0] ?? '';

function complaintsAbout(path: string, text: string): readonly string[] {
  if (Object.keys(EXCEPTIONS).some((excepted) => path.startsWith(excepted))) return [];
  // Words about updates are no statements.
  const code = text.replaceAll(/^\s*(?:\/\/|\*|\/\*\*).*$/gm, '');
  const tables = [...code.matchAll(WRITE)].map(([, raw, built]) => raw ?? built ?? '').filter(isTable);
  return [
    ...tables
      .filter((table) => OWNERS[table] !== ownerOf(path))
      .map((table) => `${path} writes ${table}, which belongs to ${OWNERS[table]}`),
    ...(WRITE_BY_NAME.test(code) && !BY_NAME.includes(path) && ownerOf(path) !== 'platform'
      ? [`${path} writes a table that it does not name`]
      : []),
  ];
}

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /^(features|platform|commands|demo)\/.*(?<!\.test|\.fixture)\.ts$/.test(path))
  .map((path) => [path, readFileSync(join(import.meta.dirname, path), 'utf8')] as const);

test('a table is written by the feature that owns it alone', () => {
  expect(sources.flatMap(([path, text]) => complaintsAbout(path, text))).toEqual([]);
});

test('nothing is excepted that needs it no more', () => {
  const paths = sources.map(([path]) => path);
  const idle = [...Object.keys(EXCEPTIONS), ...BY_NAME].filter((one) => !paths.some((path) => path.startsWith(one)));
  expect(idle).toEqual([]);
});

test.each([
  'sql`/* withdraw */ delete from offers where tenant_id = current_tenant_id()`',
  'sql`with gone as (select 1)\n  insert into offers (id) values (1)`',
  'sql`update public.offers o set state = 1`',
  "db.updateTable('offers').set({ state: 1 })",
  'db.deleteFrom(table)',
])('a foreign write is found: %s', (statement) => {
  expect(complaintsAbout('features/appointments/planted.sql.ts', statement)).toHaveLength(1);
});
