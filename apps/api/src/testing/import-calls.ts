import type { TestApi, TestUser } from '#app/testing/test-api.ts';
import { until } from '#app/testing/until.ts';

interface Terms {
  readonly columns: readonly (string | null)[];
  readonly userState?: 'ACTIVE' | 'ONBOARDING';
}

/** Calls about imports in few words; a refusal is answered by its code. */
export function importCalls(api: TestApi, word: 'Worker' | 'Recipient', who: () => TestUser) {
  const upload = async (bytes: Buffer | string, fileName = 'Stamm.csv', headers = who().headers) => {
    const response = await api.app.inject({
      method: 'POST',
      url: `/uploads/${word.toLowerCase()}-import`,
      headers: { 'content-type': 'application/octet-stream', 'x-file-name': encodeURIComponent(fileName), ...headers },
      payload: Buffer.from(bytes),
    });
    return { status: response.statusCode, id: response.statusCode === 200 ? response.json().id : undefined };
  };
  const mutate = async (field: string, args: object, as: TestUser) => {
    const list = Object.entries(args).map(([name, value]) => `${name}: ${value}`);
    const { data, errors } = await api.call(`mutation { ${field}(${list.join(', ')}) { id } }`, {}, as.headers);
    return data?.[field]?.id ?? errors[0]?.extensions['code'];
  };
  const written = ({ columns, userState = 'ACTIVE' }: Terms) =>
    `{ columns: ${JSON.stringify(columns.map((key) => key ?? ''))}, userState: ${userState} }`;
  const read = async (bytes: Buffer | string, fileName?: string, as = who()) => {
    const { id } = await upload(bytes, fileName, as.headers);
    return mutate(`read${word}Import`, { uploadId: JSON.stringify(id ?? '') }, as);
  };
  const find = async (id: string, { terms, preview }: { terms?: Terms; preview?: string } = {}, as = who()) => {
    const { data, errors } = await api.call(
      `{ found: ${word.toLowerCase()}Import(importId: "${id}" ${terms ? `terms: ${written(terms)}` : ''}
        ${preview ? `preview: ${preview}` : ''}) {
        fileName uploadId sheet sheets rowCount startedAt endedAt undoneAt shownCount unassigned counts { new existing faulty }
        columns { heading field examples } outcomes { outcome count undone }
        rows { number becomes entityId fault texts faults effects } } }`,
      {},
      as.headers,
    );
    return data?.found ?? errors[0]?.extensions['code'];
  };
  const begun = async (as = who()) => {
    const { data } = await api.call(
      `{ begun: ${word.toLowerCase()}Imports { id fileName rowCount startedAt endedAt undoneAt
        outcomes { outcome count undone } } }`,
      {},
      as.headers,
    );
    return data.begun;
  };
  const start = (id: string, terms: Terms, as = who()) =>
    mutate(`start${word}Import`, { importId: `"${id}"`, terms: written(terms) }, as);
  const undo = (id: string, as = who()) => mutate(`undo${word}Import`, { importId: `"${id}"` }, as);
  const ended = (id: string) => until(async () => (await find(id)).endedAt !== null);
  const outcomes = async (id: string): Promise<Record<string, number>> =>
    Object.fromEntries(
      (await find(id)).outcomes.map(({ outcome, count }: { outcome: string; count: number }) => [outcome, count]),
    );
  /** The whole way with the columns that are guessed. */
  const imported = async (bytes: Buffer | string, userState: Terms['userState'] = 'ACTIVE') => {
    const id = await read(bytes);
    const { columns } = await find(id);
    await start(id, { columns: columns.map(({ field }: { field: string | null }) => field), userState });
    await ended(id);
    return id;
  };
  return { upload, read, find, begun, start, undo, ended, outcomes, imported };
}
