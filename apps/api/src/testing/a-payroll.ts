import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import type { ClientWish } from '@gastspiel/sandbox/accounting/clients-route.ts';
import { past } from '#app/testing/a-worked-evening.ts';
import { aRecordedEvening } from '#app/testing/an-invoice.ts';
import type { startTestAccounting } from '#app/testing/test-accounting.ts';
import type { TestApi, TestUser } from '#app/testing/test-api.ts';
import { savePassword } from '#features/accounting/index.ts';

type TestAccounting = Awaited<ReturnType<typeof startTestAccounting>>;

export const PASSWORD = 'geheim';
const COST_CENTRES = [
  { id: 'kst-210', number: '210', name: 'Service Wien', isActive: true },
  { id: 'kst-220', number: '220', name: 'Bar Wien', isActive: true },
  { id: 'kst-230', number: '230', name: 'Küche', isActive: false },
];

/** Somebody in the accounting system, as far as a test does not care. */
export const anEmployee = (changes: object = {}) => ({
  id: 'P-0001',
  title: null,
  firstName: 'Anna',
  lastName: 'Pichler',
  birthday: '1998-03-14',
  socialSecurityNumber: null,
  costCentreId: 'kst-210',
  employment: 'ON_DEMAND' as const,
  entryDate: '2026-01-01',
  exitDate: null as string | null,
  ...changes,
});

/** Connects a tenant to a client of its own, which knows these people. */
export async function connectPayroll(api: TestApi, payroll: TestAccounting, tenantId: string, wish: ClientWish = {}) {
  const credentials = { code: 'tafel', userName: 'gastspiel', password: PASSWORD };
  await payroll.putClient(tenantId, { ...credentials, costCentres: COST_CENTRES, employees: [], ...wish });
  await api.asOwner(
    `insert into accounting_interfaces (tenant_id, client_id, code, default_occupation, user_name)
     values ($1::uuid, $1::text, $2, 'Servicekraft', $3)`,
    [tenantId, credentials.code, credentials.userName],
  );
  await api.database.withTenant(tenantId, (db) => savePassword(db, api.secrets, tenantId, PASSWORD));
}

export const giveNumber = (api: TestApi, userId: string, accountingId: string | null) =>
  api.asOwner('update target_users set accounting_id = $2 where user_id = $1', [userId, accountingId]);

/** A recorded evening of an agency that is connected: Anna (P-1) has 7.5 hours, Béla (P-2) 7.25. */
export async function aPaidEvening(api: TestApi, payroll: TestAccounting) {
  const stage = await aRecordedEvening(api);
  const employees = [anEmployee({ id: 'P-1' }), anEmployee({ id: 'P-2', firstName: 'Béla', lastName: 'Kovács' })];
  await connectPayroll(api, payroll, stage.tenantId, { employees });
  await giveNumber(api, stage.anna.id, 'P-1');
  await giveNumber(api, stage.bela.id, 'P-2');
  return stage;
}

/** The last ten days, in which evenings of tests lie. */
export const LATELY = { from: dayOf(new Date(past(10, '12:00'))), until: dayOf(new Date()) };

const TRANSFER = `id state from until failure problem waitsUntil count waitingCount sentCount acceptedCount rejectedCount
  lines(page: { size: 100 }) { items { step state rejection lastName day minutes minutesBefore } }`;

/** Calls about payroll in few words. */
export function payrollCalls(api: TestApi, staff: () => TestUser) {
  const ask = async (query: string, variables: Record<string, unknown> = {}, by = staff()) => {
    const { data, errors } = await api.call(query, variables, by.headers);
    return { it: data?.it, errors, message: errors[0]?.message };
  };
  const days = '$from: String!, $until: String!';
  return {
    ask,
    check: () => ask('mutation { it: checkAccountingConnection { problem checkedAt workedAt } }'),
    readCostCenters: () =>
      ask(`mutation { it: readCostCenters { problem costCentersReadAt costCenters { number description isActive } } }`),
    read: (by = staff()) => ask('mutation { it: readAccountingEmployees { last { id state } } }', {}, by),
    people: async (group = 'SURE', search?: string) =>
      (
        await ask(
          `query ($group: EmployeeMatchGroup!, $search: String) { it: accountingImport {
            last { state readCount total failure } reading { id } sureByNameCount newCostCenterCount
            groupCounts { group count }
            matches(group: $group, search: $search) { count items { doubts isByNumber bringsCostCenter
              employee { accountingId lastName socialSecurityNumberEnd costCenter exitDate }
              workers { targetUserId lastName socialSecurityNumberEnd costCenter accountingId } } } } }`,
          { group, search },
        )
      ).it,
    takeOver: (input: object, by = staff()) =>
      ask(
        `mutation ($input: EmployeeDecisionsInput!) {
          it: takeOverEmployees(input: $input) { groupCounts { group count } } }`,
        { input: { takesSure: false, leftOut: [], assignments: [], ...input } },
        by,
      ),
    ignore: (accountingId: string, isIgnored = true) =>
      ask(
        'mutation ($id: String!, $is: Boolean!) { it: setEmployeeIgnored(accountingId: $id, isIgnored: $is) { last { id } } }',
        { id: accountingId, is: isIgnored },
      ),
    register: (ids: readonly string[], by = staff()) =>
      ask(
        'mutation ($ids: [String!]!) { it: registerWorkers(targetUserIds: $ids) { targetUserId state failure gaps } }',
        { ids },
        by,
      ),
    candidate: async (id: string) =>
      (
        await ask(
          'query ($id: String!) { it: accountingCandidate(targetUserId: $id) { state failure gaps accountingId } }',
          { id },
        )
      ).it,
    preview: async (period: object = LATELY) =>
      (
        await ask(
          `query (${days}) { it: accountingTransferPreview(from: $from, until: $until) {
            sums { step lines minutes workers }
            blocked: differences { items { obstacle step lastName minutes costCenter exitDate } }
            fresh: differences(step: NEW) { items { lastName minutes lastRejection } count }
            changed: differences(step: CHANGED) { items { lastName minutes minutesBefore } }
            gone: differences(step: GONE) { items { lastName minutes minutesBefore } } } }`,
          { ...period },
        )
      ).it,
    transfer: (period: object = LATELY, by = staff()) =>
      ask(
        `mutation (${days}) { it: startAccountingTransfer(from: $from, until: $until) { ${TRANSFER} } }`,
        { ...period },
        by,
      ),
    stop: (id: string) =>
      ask(`mutation ($id: String!) { it: stopAccountingTransfer(transferId: $id) { ${TRANSFER} } }`, { id }),
    look: async (id: string) =>
      (await ask(`query ($id: String!) { it: accountingTransfer(transferId: $id) { ${TRANSFER} } }`, { id })).it,
    payrollState: async (id: string, by = staff()) =>
      (
        await ask(
          'query ($id: String!) { it: fetchWorklogBlockInfo(worklogBlockId: $id) { payrollState } }',
          { id },
          by,
        )
      ).it?.payrollState,
  };
}
