import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { decodeJwt, importJWK, jwtVerify } from 'jose';
import { answerJson, type Exchange, type Route } from '#sandbox/http/exchange.ts';
import { isObject, readBytes, readJson } from '#sandbox/http/read-body.ts';
import type { Browser, BrowserStore } from '#sandbox/push/browser-store.ts';
import { decryptPush } from '#sandbox/push/decrypt-push.ts';
import { breakOff, type PushBehaviour, refusalOf } from '#sandbox/push/push-behaviour.ts';
import type { PushMessage, PushStore } from '#sandbox/push/push-store.ts';

const LARGEST = 4096;
const DAY_SECONDS = 86_400;
const RETRY_AFTER_SECONDS = 2;

interface WebPushParts {
  readonly url: string;
  readonly browsers: BrowserStore;
  readonly store: PushStore;
  readonly behaviour: PushBehaviour;
}

/** A push service as browsers' makers run it (RFC 8030), which also knows the browsers' keys and reads what comes. */
export function webPushRoutes({ url, browsers, store, behaviour }: WebPushParts): readonly Route[] {
  const subscribe: Route = async (exchange) => {
    if (exchange.url.pathname !== '/api/browsers' || exchange.request.method !== 'POST') return false;
    const { applicationServerKey } = (await readJson(exchange)) ?? {};
    const senderKey = typeof applicationServerKey === 'string' ? applicationServerKey : null;
    const { id, keys } = browsers.subscribe(senderKey);
    return answerJson(exchange, 201, { endpoint: `${url}/push/${id}`, keys });
  };
  const unsubscribe: Route = (exchange) => {
    const [, id] = /^\/api\/browsers\/([^/]+)$/.exec(exchange.url.pathname) ?? [];
    if (id === undefined || exchange.request.method !== 'DELETE') return false;
    return answerJson(exchange, browsers.unsubscribe(id) ? 204 : 404, undefined);
  };
  const take: Route = async (exchange) => {
    const [, id] = /^\/push\/([^/]+)$/.exec(exchange.url.pathname) ?? [];
    if (id === undefined || exchange.request.method !== 'POST') return false;
    const browser = browsers.find(id);
    if (!browser) return answerJson(exchange, 410, { reason: 'gone' });
    const wrong = await whatIsWrong(exchange, browser);
    if (wrong) return answerJson(exchange, wrong.status, { reason: wrong.reason });
    const refusal = refusalOf(behaviour);
    if (refusal?.status === 429) exchange.response.setHeader('retry-after', RETRY_AFTER_SECONDS);
    if (refusal) return answerJson(exchange, refusal.status, { reason: refusal.name });
    if (behaviour.mode === 'drop') return breakOff(exchange);
    const message = await messageIn(exchange, browser);
    if (!message) return answerJson(exchange, 400, { reason: 'the browser can not read it' });
    store.save(message);
    if (behaviour.mode === 'lose-answer') return breakOff(exchange);
    exchange.response.setHeader('location', `${url}/message/${message.name}`);
    return answerJson(exchange, 201, undefined);
  };
  const origin = new URL(url).origin;

  /** The reason why a real service would refuse the request. */
  async function whatIsWrong({ request }: Exchange, { senderKey }: Browser) {
    const { ttl, topic, 'content-encoding': encoding, 'content-length': length } = request.headers;
    if (!/^\d+$/.test(String(ttl))) return { status: 400, reason: 'ttl is missing' };
    if (encoding !== 'aes128gcm') return { status: 415, reason: 'content-encoding must be aes128gcm' };
    if (Number(length) > LARGEST) return { status: 413, reason: 'too large' };
    if (topic !== undefined && !/^[A-Za-z0-9_-]{1,32}$/.test(String(topic)))
      return { status: 400, reason: 'topic is malformed' };
    return (await isSigned(request, origin, senderKey)) ? undefined : { status: 403, reason: 'the signature is wrong' };
  }
  return [subscribe, unsubscribe, take];
}

/** By the key that the request names, which must be the one that the browser subscribed for. */
async function isSigned({ headers }: IncomingMessage, origin: string, senderKey: string | null): Promise<boolean> {
  const [, token = '', key = ''] = /^vapid t=([^,\s]+), k=([A-Za-z0-9_-]{87})$/.exec(headers.authorization ?? '') ?? [];
  if (!token || (senderKey !== null && senderKey !== key)) return false;
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  try {
    const publicKey = await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256');
    const { payload } = await jwtVerify(token, publicKey, {
      audience: origin,
      algorithms: ['ES256'],
      requiredClaims: ['exp', 'sub'],
    });
    const { exp = 0 } = decodeJwt(token);
    return exp - Date.now() / 1000 <= DAY_SECONDS && /^(mailto:|https:)/.test(String(payload.sub));
  } catch {
    return false;
  }
}

async function messageIn(exchange: Exchange, { id, privateKey, auth }: Browser): Promise<PushMessage | undefined> {
  try {
    const keys = { privateKey: Buffer.from(privateKey, 'base64url'), auth: Buffer.from(auth, 'base64url') };
    const content: unknown = JSON.parse(decryptPush(await readBytes(exchange), keys));
    if (!isObject(content)) return undefined;
    const { title, body, tag, ...data } = content;
    return {
      name: randomUUID(),
      receivedAt: new Date().toISOString(),
      token: `${id}`,
      title: String(title),
      body: String(body),
      data,
      tag: String(tag),
    };
  } catch {
    return undefined;
  }
}
