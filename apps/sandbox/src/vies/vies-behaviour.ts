import { answerJson, type Route } from '#sandbox/http/exchange.ts';
import { backToPage, ownForm } from '#sandbox/http/own-form.ts';
import { readJson } from '#sandbox/http/read-body.ts';

/** The Commission's own words for what went wrong. */
export const CODES = [
  'INVALID_INPUT',
  'INVALID_REQUESTER_INFO',
  'VAT_BLOCKED',
  'IP_BLOCKED',
  'SERVICE_UNAVAILABLE',
  'MS_UNAVAILABLE',
  'TIMEOUT',
  'GLOBAL_MAX_CONCURRENT_REQ',
  'GLOBAL_MAX_CONCURRENT_REQ_TIME',
  'MS_MAX_CONCURRENT_REQ',
  'MS_MAX_CONCURRENT_REQ_TIME',
] as const;

/** `hold` lets requests wait until it is told something else; `huge` answers more than anybody should read. */
export const MODES = ['accept', 'hold', 'drop', 'garbage', 'server-error', 'huge', ...CODES] as const;
export type Mode = (typeof MODES)[number];

/** How the service treats those who ask at the moment. */
export class ViesBehaviour {
  #mode: Mode = 'accept';
  #memberState: string | undefined;
  #changed = Promise.withResolvers<void>();

  get described(): { readonly mode: Mode; readonly memberState?: string } {
    return { mode: this.#mode, ...(this.#memberState ? { memberState: this.#memberState } : {}) };
  }

  /** For one member state alone, or for all. */
  set(mode: Mode, memberState?: string): void {
    this.#mode = mode;
    this.#memberState = memberState || undefined;
    this.#changed.resolve();
    this.#changed = Promise.withResolvers<void>();
  }

  /** The mode for a question about this member state, once it is time to do anything. */
  async modeFor(memberState: string): Promise<Exclude<Mode, 'hold'>> {
    for (;;) {
      const mode = this.#memberState === undefined || this.#memberState === memberState ? this.#mode : 'accept';
      if (mode !== 'hold') return mode;
      await this.#changed.promise;
    }
  }
}

/** For tests, as JSON; for people, from the form of the page. */
export function behaviourRoute(behaviour: ViesBehaviour): Route {
  return async (exchange) => {
    const { request, url } = exchange;
    if (request.method !== 'POST') return false;
    const isForm = url.pathname === '/behaviour';
    if (!isForm && url.pathname !== '/api/behaviour') return false;
    const given = isForm ? await ownForm(exchange) : ((await readJson(exchange)) ?? {});
    const mode = MODES.find((name) => name === given['mode']);
    if (!mode) return answerJson(exchange, 400, { error: `mode must be one of ${MODES.join(', ')}` });
    behaviour.set(mode, typeof given['memberState'] === 'string' ? given['memberState'] : undefined);
    return isForm ? backToPage(exchange) : answerJson(exchange, 200, behaviour.described);
  };
}
