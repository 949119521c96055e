import { answerJson, type Exchange, type Route } from '#sandbox/http/exchange.ts';
import { readJson } from '#sandbox/http/read-body.ts';

interface Refusal {
  readonly status: number;
  /** Google's word for the kind of failure. */
  readonly name: string;
  /** FCM's own word for it, where it has one. */
  readonly errorCode?: string;
}

/** The ways in which the real service refuses a message, with its own words. */
const REFUSALS = {
  gone: { status: 410, name: 'GONE' },
  unregistered: { status: 404, name: 'NOT_FOUND', errorCode: 'UNREGISTERED' },
  invalid: { status: 400, name: 'INVALID_ARGUMENT', errorCode: 'INVALID_ARGUMENT' },
  mismatch: { status: 403, name: 'PERMISSION_DENIED', errorCode: 'SENDER_ID_MISMATCH' },
  quota: { status: 429, name: 'RESOURCE_EXHAUSTED', errorCode: 'QUOTA_EXCEEDED' },
  unavailable: { status: 503, name: 'UNAVAILABLE', errorCode: 'UNAVAILABLE' },
  internal: { status: 500, name: 'INTERNAL', errorCode: 'INTERNAL' },
} as const satisfies Record<string, Refusal>;

/** `drop` loses the message and the answer, `lose-answer` the answer alone; `refuse-login` gives no access tokens. */
const MODES = [
  'accept',
  'drop',
  'lose-answer',
  'refuse-login',
  ...(Object.keys(REFUSALS) as (keyof typeof REFUSALS)[]),
] as const;

/** How the service treats senders at the moment. */
export interface PushBehaviour {
  mode: (typeof MODES)[number];
}

export const orderly = (): PushBehaviour => ({ mode: 'accept' });

export const refusalOf = ({ mode }: PushBehaviour): Refusal | undefined =>
  mode in REFUSALS ? REFUSALS[mode as keyof typeof REFUSALS] : undefined;

export const UNAUTHENTICATED: Refusal = { status: 401, name: 'UNAUTHENTICATED' };
export const FORBIDDEN: Refusal = { status: 403, name: 'PERMISSION_DENIED' };
export const MALFORMED: Refusal = REFUSALS.invalid;

/** Neither an answer nor an end: the line is cut. */
export const breakOff = ({ request }: Exchange): true => {
  request.socket.destroy();
  return true;
};

export const answerRefusal = (exchange: Exchange, { status, name, errorCode }: Refusal): true =>
  answerJson(exchange, status, {
    error: {
      code: status,
      message: name,
      status: name,
      details: errorCode ? [{ '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode }] : [],
    },
  });

export function behaviourRoute(behaviour: PushBehaviour): Route {
  return async (exchange) => {
    if (exchange.url.pathname !== '/api/behaviour' || exchange.request.method !== 'POST') return false;
    const body = (await readJson(exchange)) ?? {};
    const mode = MODES.find((name) => name === body['mode']);
    if (!mode) return answerJson(exchange, 400, { error: `mode must be one of ${MODES.join(', ')}` });
    behaviour.mode = mode;
    return answerJson(exchange, 200, behaviour);
  };
}
