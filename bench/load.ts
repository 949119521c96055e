import { Agent, request } from 'node:http';

export interface Target {
  readonly name: string;
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Figures {
  readonly perSecond: number;
  readonly medianMs: number;
}

/** Anything but a good answer is an error. */
export const send = (target: Target, agent: Agent): Promise<string> =>
  new Promise((resolve, reject) => {
    const { url, method, headers, body = '' } = target;
    const call = request(
      url,
      { agent, method, headers: { ...headers, 'content-length': Buffer.byteLength(body) } },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk) => {
          text += chunk;
        });
        response.on('end', () =>
          response.statusCode === 200 && !text.includes('"errors"')
            ? resolve(text)
            : reject(new Error(`${target.name} answered ${response.statusCode}: ${text.slice(0, 300)}`)),
        );
      },
    );
    call.on('error', reject);
    call.end(body);
  });

/** One answer, to see that both sides say the same. */
export async function sample(target: Target): Promise<string> {
  const agent = new Agent();
  const text = await send(target, agent);
  agent.destroy();
  return text;
}

/** So many clients ask one after the other for so long; an error ends the benchmark, because it would only look fast. */
export async function load(target: Target, clients: number, ms: number): Promise<Figures> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const times: number[] = [];
  const started = performance.now();
  const client = async () => {
    while (performance.now() - started < ms) {
      const asked = performance.now();
      await send(target, agent);
      times.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const seconds = (performance.now() - started) / 1000;
  agent.destroy();
  return { perSecond: times.length / seconds, medianMs: median(times) };
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}
