import { refusalOf } from '@gastspiel/domain/permissions/decide.ts';
import { type Permission, permissionOf } from '@gastspiel/domain/permissions/permissions.ts';
import { ROLES, type Role, type UserState } from '@gastspiel/domain/permissions/roles.ts';
import { SCOPES } from '@gastspiel/domain/permissions/scopes.ts';
import { beforeAll, expect, inject, test } from 'vitest';
import { NOWHERE, SAMPLE_CALLS } from '#app/testing/sample-calls.ts';
import { aTestApi } from '#app/testing/test-api.ts';
import { signToken } from '#app/testing/test-issuer.ts';
import { IS_DEEP } from '#app/testing/test-sequences.ts';
import { SCHEMA_PARTS } from '#features/schema.ts';
import { buildSchema, rootFields } from '#platform/graphql/build-schema.ts';

type Headers = Record<string, string>;
type Outcome = 'ALLOWED' | 'UNAUTHORIZED' | 'FORBIDDEN' | 'NOT_FOUND' | 'HTTP 420';

const fields = rootFields(buildSchema(SCHEMA_PARTS));
// With the share of a real server: who waits for themselves is seen here.
const api = await aTestApi({ pool: { agencyShare: 20 } });
let own: string;
let foreign: string;
let withoutModule: string;
let withoutInterface: string;
beforeAll(async () => {
  const accounting = { code: 'tafel' };
  [own, foreign] = [await api.aTenant({ accounting }), await api.aTenant({ name: 'Alpen Service Crew', accounting })];
  withoutModule = await api.aTenant({ name: 'Ohne Modul', hasInvoicingModule: false, accounting });
  withoutInterface = await api.aTenant({ name: 'Ohne Schnittstelle' });
});

/** The outcome of a call; anything else is told as it came. */
async function outcome(document: string, headers: Headers): Promise<Outcome | string> {
  const { status, errors } = await api.call(document, {}, headers);
  if (status === 420) return 'HTTP 420';
  const classification = errors[0]?.extensions['classification'];
  if (classification === 'UNAUTHORIZED' || classification === 'FORBIDDEN' || classification === 'NOT_FOUND') {
    return classification;
  }
  // Faults of the input are looked at only when everything else is in order.
  const isInOrder = status === 200 && (errors.length === 0 || classification === 'BAD_REQUEST');
  return isInOrder ? 'ALLOWED' : `HTTP ${status}: ${JSON.stringify(errors)}`;
}

const person = async (role: Role, state: UserState = 'ACTIVE', tenantId = own) =>
  (await api.aUser({ tenantId, role, state })).headers;
const tokenOf = async (role: Role, wish: Partial<Parameters<typeof signToken>[1]>) => {
  const user = await api.aUser({ tenantId: own, role });
  return {
    ...user.headers,
    authorization: `Bearer ${await signToken(inject('issuer'), { subject: user.subject, ...wish })}`,
  };
};

/** How a person in a situation asks, and what the permission table says to it. */
interface Situation {
  readonly headers: (role: Role) => Promise<Headers>;
  readonly expected: (permission: Permission, role: Role, allowed: Outcome) => Outcome;
  /** The tenant that a field's argument names, where it is not the person's own. */
  readonly tenant?: () => string;
  /** The caller is not known, so no role matters and one is enough. */
  readonly isRoleFree?: true;
}
const isFor = ({ roles }: Permission, whom: 'ANYONE' | 'SIGNED_IN') =>
  roles === 'ANYONE' || (whom === 'SIGNED_IN' && roles === 'SIGNED_IN');

const OWN_TENANT = 'in their own tenant';
const SITUATIONS: Record<string, Situation> = {
  [OWN_TENANT]: { headers: (role) => person(role), expected: (_permission, _role, allowed) => allowed },
  'naming a foreign tenant': {
    headers: async (role) => ({ ...(await person(role)), 'x-tenant-id': foreign }),
    tenant: () => foreign,
    expected: (permission, role, allowed) =>
      role === 'SYSTEM_ADMIN' ? allowed : isFor(permission, 'ANYONE') ? 'ALLOWED' : 'FORBIDDEN',
  },
  'naming a tenant that does not exist': {
    headers: async (role) => ({ ...(await person(role)), 'x-tenant-id': 'no tenant' }),
    tenant: () => 'no tenant',
    expected: (permission, role, allowed) => {
      if (isFor(permission, 'ANYONE')) return 'ALLOWED';
      return role === 'SYSTEM_ADMIN' && allowed === 'ALLOWED' ? 'NOT_FOUND' : 'FORBIDDEN';
    },
  },
  'without a token': {
    isRoleFree: true,
    headers: async () => ({}),
    expected: (permission) => (isFor(permission, 'ANYONE') ? 'ALLOWED' : 'UNAUTHORIZED'),
  },
  'with an expired token': {
    isRoleFree: true,
    headers: (role) => tokenOf(role, { scopes: SCOPES, expiresInSeconds: -1 }),
    expected: (permission) => (isFor(permission, 'ANYONE') ? 'ALLOWED' : 'UNAUTHORIZED'),
  },
  'with a token for another audience': {
    isRoleFree: true,
    headers: (role) => tokenOf(role, { scopes: SCOPES, audience: 'https://elsewhere.example' }),
    expected: (permission) => (isFor(permission, 'ANYONE') ? 'ALLOWED' : 'UNAUTHORIZED'),
  },
  'with a token of another issuer': {
    isRoleFree: true,
    headers: (role) => tokenOf(role, { scopes: SCOPES, issuer: 'https://elsewhere.example' }),
    expected: (permission) => (isFor(permission, 'ANYONE') ? 'ALLOWED' : 'UNAUTHORIZED'),
  },
  'with a token that lacks the scope': {
    headers: (role) => tokenOf(role, { scopes: [] }),
    expected: ({ scope }, _role, allowed) => (scope ? 'FORBIDDEN' : allowed),
  },
  'while blocked': {
    headers: (role) => person(role, 'BLOCKED'),
    expected: ({ states }, _role, allowed) => (states.includes('BLOCKED') ? allowed : 'FORBIDDEN'),
  },
  'while waiting for release': {
    headers: (role) => person(role, 'ONBOARDING'),
    expected: ({ states }, _role, allowed) => (states.includes('ONBOARDING') ? allowed : 'FORBIDDEN'),
  },
  'without a ticket': {
    headers: async (role) => ({ authorization: (await person(role))['authorization'] ?? '' }),
    expected: ({ ticket }, _role, allowed) => (ticket ? 'HTTP 420' : allowed),
  },
  'on a device that another one replaced': {
    headers: async (role) => {
      const headers = await person(role);
      await api.call('mutation { issueDeviceAccessTicket(force: true) { ticket } }', {}, headers);
      return headers;
    },
    expected: ({ ticket }, _role, allowed) => (ticket ? 'HTTP 420' : allowed),
  },
  'in a tenant without the invoicing module': {
    headers: (role) => person(role, 'ACTIVE', withoutModule),
    tenant: () => withoutModule,
    expected: ({ modules }, _role, allowed) => (modules?.includes('INVOICING') ? 'FORBIDDEN' : allowed),
  },
  'in a tenant without the interface to an accounting system': {
    headers: (role) => person(role, 'ACTIVE', withoutInterface),
    tenant: () => withoutInterface,
    expected: ({ modules }, _role, allowed) => (modules?.includes('ACCOUNTING') ? 'FORBIDDEN' : allowed),
  },
  'as somebody whom no tenant knows, naming one': {
    isRoleFree: true,
    headers: async () => ({
      authorization: `Bearer ${await signToken(inject('issuer'), { subject: 'nobody', scopes: SCOPES })}`,
      'x-tenant-id': foreign,
    }),
    tenant: () => foreign,
    expected: (permission) => (isFor(permission, 'ANYONE') ? 'ALLOWED' : permission.ticket ? 'HTTP 420' : 'FORBIDDEN'),
  },
  'as somebody whom no tenant knows': {
    isRoleFree: true,
    headers: async () => ({
      authorization: `Bearer ${await signToken(inject('issuer'), { subject: 'nobody', scopes: SCOPES })}`,
    }),
    expected: (permission) =>
      isFor(permission, 'SIGNED_IN') ? 'ALLOWED' : permission.ticket ? 'HTTP 420' : 'FORBIDDEN',
  },
};

test('every root field has a sample call', () => {
  expect(fields.map(({ name }) => name).sort()).toEqual(Object.keys(SAMPLE_CALLS).sort());
});

/** These change the very thing that the other fields are asked with, so they get a person of their own. */
const TICKET_FIELDS = new Set(['issueDeviceAccessTicket', 'clearDeviceAccessTicket']);

type Field = (typeof fields)[number];

/** One call: what the permission table says, and what the server answered. */
async function ask({ expected, tenant }: Situation, role: Role, { name, useCase }: Field, headers: Headers) {
  const permission = permissionOf(useCase.action);
  const refusal = refusalOf(useCase.action, {
    role,
    state: permission.states[0] ?? 'ACTIVE',
    scopes: new Set(SCOPES),
    hasInvoicingModule: true,
    hasAccountingInterface: true,
  });
  const document = (SAMPLE_CALLS[name] ?? '').replaceAll('OWN', tenant ? tenant() : own);
  const wanted = expected(permission, role, refusal ? 'FORBIDDEN' : 'ALLOWED');
  const answer = await outcome(document, headers);
  const isOnlyNowhere = answer === 'NOT_FOUND' && document.includes(NOWHERE) && wanted === 'ALLOWED';
  return { wanted, answer: isOnlyNowhere ? 'ALLOWED' : answer };
}

/**
 * Who asks for a field: in their own tenant everybody. The other situations are the machine's, the same for every field, so three
 * ask for it: somebody who may, somebody who may not, others for the next field, and a worker who may, since workers have ways of
 * their own. `npm run test:deep` lets everybody ask.
 */
function asks(name: string, situation: Situation, role: Role, field: Field): boolean {
  if (IS_DEEP || situation.isRoleFree || name === OWN_TENANT) return true;
  const { roles } = permissionOf(field.useCase.action);
  const may = ROLES.filter((one) => typeof roles === 'string' || roles.includes(one));
  const mayNot = ROLES.filter((one) => !may.includes(one));
  const turn = fields.indexOf(field);
  const isWorkerWhoMay = role === 'TARGET_USER' && may.includes(role);
  return isWorkerWhoMay || [may, mayNot].some((some) => some[turn % some.length] === role);
}

/** Fields, one after the other, as one person in one situation. */
async function walk(name: string, situation: Situation, role: Role) {
  const everyField = await situation.headers(role);
  const calls = [];
  for (const field of fields.filter((one) => asks(name, situation, role, one))) {
    const headers = TICKET_FIELDS.has(field.name) ? await situation.headers(role) : everyField;
    calls.push({ situation: name, role, field: field.name, ...(await ask(situation, role, field, headers)) });
  }
  return calls;
}

const situations = Object.entries(SITUATIONS);
const rolesIn = ({ isRoleFree }: Situation): readonly Role[] => (isRoleFree ? ROLES.slice(0, 1) : ROLES);
const callCount = situations
  .flatMap(([name, situation]) =>
    rolesIn(situation).map((role) => fields.filter((one) => asks(name, situation, role, one))),
  )
  .flat().length;

// One test: what counts is that all are as agreed, and a deviation is understood best beside the others.
test(`${callCount} calls as agreed`, { timeout: 600_000 }, async () => {
  const walks = ROLES.map(async (role) => {
    const calls = [];
    for (const [name, situation] of situations) {
      if (rolesIn(situation).includes(role)) calls.push(...(await walk(name, situation, role)));
    }
    return calls;
  });
  const calls = (await Promise.all(walks)).flat();
  expect(calls).toHaveLength(callCount);
  const deviations = calls
    .filter(({ wanted, answer }) => answer !== wanted)
    .map(({ situation, role, field, wanted, answer }) =>
      [field.padEnd(40), role.padEnd(16), situation.padEnd(46), `${answer} instead of ${wanted}`].join(''),
    );
  expect(deviations.join('\n')).toBe('');
});
