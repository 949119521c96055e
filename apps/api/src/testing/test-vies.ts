import { startVies } from '@gastspiel/sandbox/vies/start-vies.ts';
import { freePort } from '#app/testing/free-port.ts';

/** The register of VAT numbers, which knows every number or does what it is told. */
export async function startTestVies() {
  const { url, apiUrl, stop } = await startVies({ port: await freePort(), log: () => undefined });
  const tell = async (path: string, body: object): Promise<void> => {
    const headers = { 'content-type': 'application/json' };
    await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  };
  return {
    apiUrl,
    stop,
    behave: (mode: string, memberState?: string) => tell('/api/behaviour', { mode, memberState }),
    deny: (vatNumber: string) => tell('/api/numbers', { vatNumber, valid: false }),
    confirm: (vatNumber: string) => tell('/api/numbers', { vatNumber, valid: true }),
    /** Those about this number, the newest first. */
    requests: async (vatNumber: string) => {
      const all = (await (await fetch(`${url}/api/requests`)).json()) as ViesRequest[];
      return all.filter((request) => request.vatNumber === vatNumber);
    },
  };
}

interface ViesRequest {
  readonly vatNumber: string;
  readonly requester: string | null;
  readonly outcome: string | null;
  readonly atOnce: number;
}
