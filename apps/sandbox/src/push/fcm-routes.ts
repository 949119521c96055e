import { randomBytes, randomUUID } from 'node:crypto';
import { jwtVerify } from 'jose';
import { answerJson, type Route } from '#sandbox/http/exchange.ts';
import { isObject, readForm, readJson } from '#sandbox/http/read-body.ts';
import {
  answerRefusal,
  breakOff,
  FORBIDDEN,
  MALFORMED,
  type PushBehaviour,
  refusalOf,
  UNAUTHENTICATED,
} from '#sandbox/push/push-behaviour.ts';
import type { PushMessage, PushStore } from '#sandbox/push/push-store.ts';
import type { ServiceAccount } from '#sandbox/push/service-account.ts';

const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';
const LIFETIME_SECONDS = 3600;

interface GatewayParts {
  readonly account: ServiceAccount;
  readonly tokenUri: string;
  readonly store: PushStore;
  readonly behaviour: PushBehaviour;
}

/** The service as senders see it: an access token for a signed assertion, and messages for an access token. */
export function fcmRoutes({ account, tokenUri, store, behaviour }: GatewayParts): readonly Route[] {
  const granted = new Map<string, number>();

  const login: Route = async (exchange) => {
    if (exchange.url.pathname !== '/token' || exchange.request.method !== 'POST') return false;
    const form = await readForm(exchange);
    const isRight = form.get('grant_type') === GRANT && (await isSigned(form.get('assertion') ?? ''));
    if (!isRight || behaviour.mode === 'refuse-login') return answerJson(exchange, 401, { error: 'invalid_grant' });
    const token = randomBytes(24).toString('base64url');
    granted.set(token, Date.now() + LIFETIME_SECONDS * 1000);
    return answerJson(exchange, 200, { access_token: token, expires_in: LIFETIME_SECONDS, token_type: 'Bearer' });
  };
  const isSigned = async (assertion: string): Promise<boolean> => {
    const expected = {
      issuer: account.email,
      audience: tokenUri,
      algorithms: ['RS256'],
      requiredClaims: ['exp', 'iat'],
    };
    const verified = await jwtVerify(assertion, account.publicKey, expected).catch(() => undefined);
    return verified?.payload['scope'] === SCOPE;
  };

  const send: Route = async (exchange) => {
    const [, project] = /^\/v1\/projects\/([^/]+)\/messages:send$/.exec(exchange.url.pathname) ?? [];
    if (project === undefined || exchange.request.method !== 'POST') return false;
    const [, token = ''] = /^Bearer (\S+)$/.exec(exchange.request.headers.authorization ?? '') ?? [];
    if ((granted.get(token) ?? 0) < Date.now()) return answerRefusal(exchange, UNAUTHENTICATED);
    if (project !== account.projectId) return answerRefusal(exchange, FORBIDDEN);
    const message = messageIn(await readJson(exchange), project);
    if (!message) return answerRefusal(exchange, MALFORMED);
    const refusal = refusalOf(behaviour);
    if (refusal) return answerRefusal(exchange, refusal);
    if (behaviour.mode === 'drop') return breakOff(exchange);
    store.save(message);
    return behaviour.mode === 'lose-answer' ? breakOff(exchange) : answerJson(exchange, 200, { name: message.name });
  };

  /** As when the service loses its sessions: every access token is worth nothing. */
  const forget: Route = (exchange) => {
    if (exchange.url.pathname !== '/api/sessions' || exchange.request.method !== 'DELETE') return false;
    granted.clear();
    return answerJson(exchange, 204, undefined);
  };
  return [login, send, forget];
}

const part = (value: unknown, name: string): Record<string, unknown> => {
  const found = isObject(value) ? value[name] : undefined;
  return isObject(found) ? found : {};
};

/** Undefined when the real service would not take it. */
function messageIn(body: unknown, project: string): PushMessage | undefined {
  const message = part(body, 'message');
  const { title, body: text } = part(message, 'notification');
  const { tag } = part(part(message, 'android'), 'notification');
  const { token } = message;
  if (typeof token !== 'string' || token === '' || typeof title !== 'string' || typeof text !== 'string')
    return undefined;
  const data = part(message, 'data');
  // Whatever is no text is refused there too.
  if (Object.values(data).some((value) => typeof value !== 'string')) return undefined;
  return {
    name: `projects/${project}/messages/${randomUUID()}`,
    receivedAt: new Date().toISOString(),
    token,
    title,
    body: text,
    data,
    tag: typeof tag === 'string' ? tag : '',
  };
}
