import { past } from '#app/testing/a-worked-evening.ts';
import { anotherEvening, aRecordedEvening, invoiceInput } from '#app/testing/an-invoice.ts';
import { type ServerProcess, startServerProcess } from '#app/testing/server-process.ts';
import type { TestApi, TestUser } from '#app/testing/test-api.ts';
import { shift } from '#app/testing/worklog-calls.ts';

interface Answer {
  readonly data?: { readonly it: { readonly id: string } };
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
}

/** An agency on two server processes, with sixteen accountants and a few evenings to bill. */
export async function anInvoiceStage(api: TestApi, blocks: number, settings: Record<string, string> = {}) {
  const stage = await aRecordedEvening(api);
  const { tenantId, anna, recipient } = stage;
  const clients: TestUser[] = [];
  for (let c = 0; c < 16; c += 1) clients.push(await api.aUser({ tenantId, role: 'TENANT_USER_ACCOUNTING' }));
  const evenings: string[] = [];
  for (let b = 0; b < blocks; b += 1) evenings.push(await anotherEvening(api, stage, 5 + b));
  const urls = { DATABASE_URL: api.ownerUrl, DATABASE_APP_URL: api.appUrl, DATABASE_JOBS_URL: api.jobsUrl };
  const start = () => startServerProcess({ ...urls, JOBS: 'off', DATABASE_AGENCY_SHARE: '100', ...settings });
  const servers: ServerProcess[] = [await start(), await start()];

  /** The clients go to both servers by turns. The code of the failure comes back, or the id. */
  const call = async (
    client: number,
    query: string,
    variables: object,
  ): Promise<{ code: string | null; id: string }> => {
    const response = await fetch(`${servers[client % servers.length]?.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...clients[client % clients.length]?.headers },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await response.json()) as Answer;
    const [error] = errors ?? [];
    return { code: error ? (error.extensions?.code ?? error.message) : null, id: data?.it?.id ?? '' };
  };
  const onInvoice = (field: string) => (client: number, id: string) =>
    call(client, `mutation ($id: String!) { it: ${field}(invoiceId: $id) { id } }`, { id });
  const inputOf = (numbers: readonly number[]) =>
    invoiceInput(
      recipient,
      numbers.map((number) => evenings[number] ?? ''),
    );
  return {
    tenantId,
    reader: stage.accounting,
    evenings,
    servers,
    start,
    create: (client: number, numbers: readonly number[]) =>
      call(client, 'mutation ($input: InvoiceInput!) { it: createInvoice(input: $input) { id } }', {
        input: inputOf(numbers),
      }),
    edit: (client: number, id: string, version: number, numbers: readonly number[]) =>
      call(
        client,
        'mutation ($id: String!, $version: Int!, $input: InvoiceInput!) { it: updateInvoice(invoiceId: $id, version: $version, input: $input) { id } }',
        { id, version, input: inputOf(numbers) },
      ),
    send: (client: number, id: string, keepsLines: boolean) =>
      call(
        client,
        'mutation ($id: String!, $keepsLines: Boolean) { it: sendInvoice(invoiceId: $id, keepsLines: $keepsLines) { id } }',
        { id, keepsLines },
      ),
    pay: onInvoice('markAsPaid'),
    takeBack: onInvoice('unMarkAsPaid'),
    cancel: onInvoice('cancelInvoice'),
    record: (client: number, number: number, version: number, hours: number) => {
      const [day, end] = [5 + number, `${18 + hours}:00`];
      const entries = [shift(past(day, '18:00'), past(day, end), 0)];
      return call(
        client,
        'mutation ($id: String!, $v: Int!, $w: [WorklogInput!]!) { it: recordWorklogs(worklogBlockId: $id, version: $v, worklogs: $w) { id } }',
        { id: evenings[number], v: version, w: [{ worklogUserId: anna.id, entries }] },
      );
    },
    close: async () => {
      for (const server of servers) if (server.child.exitCode === null) await server.end('SIGKILL');
    },
  };
}
export type InvoiceStage = Awaited<ReturnType<typeof anInvoiceStage>>;
