import { answerJson, type Route } from '#sandbox/http/exchange.ts';
import { readJson } from '#sandbox/http/read-body.ts';

/** `drop` loses the mail and the connection, `lose-answer` only the connection: the sender can not tell them apart. */
const MODES = ['accept', 'refuse', 'delay', 'drop', 'lose-answer'] as const;

/** How the mail server treats senders at the moment. */
export interface MailBehaviour {
  mode: (typeof MODES)[number];
  /** How long `delay` waits before it accepts. */
  seconds: number;
  /** The answer of `refuse`: 5xx for ever, 4xx for now. */
  code: number;
  /** Whom alone `refuse` refuses; everybody when it is left out. */
  address?: string | undefined;
}

export const orderly = (): MailBehaviour => ({ mode: 'accept', seconds: 5, code: 550 });

export function behaviourRoute(behaviour: MailBehaviour): Route {
  return async (exchange) => {
    if (exchange.url.pathname !== '/api/behaviour' || exchange.request.method !== 'POST') return false;
    const body = (await readJson(exchange)) ?? {};
    const mode = MODES.find((name) => name === body['mode']);
    if (!mode) return answerJson(exchange, 400, { error: `mode must be one of ${MODES.join(', ')}` });
    const { seconds, code } = { ...orderly(), ...body };
    const address = typeof body['address'] === 'string' ? body['address'] : undefined;
    Object.assign(behaviour, { mode, seconds, code, address });
    return answerJson(exchange, 200, behaviour);
  };
}
