import { hash } from 'node:crypto';
import { type Refusal, refusalOf, type Standing } from '@gastspiel/domain/permissions/decide.ts';
import { type Action, permissionOf } from '@gastspiel/domain/permissions/permissions.ts';
import { ROLES, USER_STATES } from '@gastspiel/domain/permissions/roles.ts';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { bindTenant, noteBound } from '#platform/database/bound.ts';
import type { DB } from '#platform/database/database-types.ts';
import { rowsOf } from '#platform/database/rows.ts';
import type { TokenClaims } from '#platform/identity/token-claims.ts';

/** A signed-in person whom no tenant knows yet. */
export interface Stranger {
  readonly kind: 'STRANGER';
  readonly issuer: string;
  readonly subject: string;
}

/** A person with a user record, as the database knows them at this moment. */
export interface User extends Standing {
  readonly kind: 'USER';
  readonly userId: string;
  readonly firstName: string;
  readonly lastName: string;
  /** The tenant the person belongs to. */
  readonly homeTenantId: string;
  /** The tenant the request acts in; another than the home tenant only for a system administrator. */
  readonly tenantId: string;
  /** Whether the device that asks holds the person's ticket. */
  readonly hasTicket: boolean;
}

/** As it is kept beside what somebody did: colleagues leave, and system administrators belong to another tenant. */
export const nameOf = ({ firstName, lastName }: User): string => `${firstName} ${lastName}`;

export interface Anonymous {
  readonly kind: 'ANONYMOUS';
}

type Actor = Anonymous | Stranger | User;

/** The claims of a request: the checked token, the device's ticket and the tenant it names. */
export interface Credentials {
  readonly claims: TokenClaims | undefined;
  readonly ticketHash: Buffer | null;
  readonly tenantId: string | null;
  /** Where the request comes from, hashed: enough to count tries, not enough to know the place. */
  readonly caller: () => Buffer;
  /** Asks the provider, outside of any transaction. */
  readonly verifiedEmail: () => Promise<string | null>;
}

const TENANT_ACCESS = ['GRANTED', 'FORBIDDEN', 'NOT_FOUND'] as const;

export interface Viewer {
  readonly actor: Actor;
  readonly ticket: 'VALID' | 'INVALID';
  readonly ticketTouchDue: boolean;
  readonly tenantAccess: (typeof TENANT_ACCESS)[number];
  /** Says that the agency moves or has moved, to who might change something of it. */
  readonly held: string | null;
}

export const NOBODY: Viewer = {
  actor: { kind: 'ANONYMOUS' },
  ticket: 'INVALID',
  ticketTouchDue: false,
  tenantAccess: 'GRANTED',
  held: null,
};

export const isUuid = (value: unknown): value is string =>
  typeof value === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value);

/** A value that is no id at all is treated as an id that does not exist. */
export const uuidOrUnknown = (value: unknown): string =>
  isUuid(value) ? value.toLowerCase() : '00000000-0000-0000-0000-000000000000';

export const hashTicket = (ticket: string): Buffer => hash('sha256', ticket, 'buffer');

const BeginRequestRow = z.object({
  homeTenantId: z.string(),
  userId: z.string(),
  role: z.enum(ROLES),
  state: z.enum(USER_STATES),
  firstName: z.string(),
  lastName: z.string(),
  tenantId: z.string(),
  tenantAccess: z.enum(TENANT_ACCESS),
  hasInvoicingModule: z.boolean().nullable(),
  hasAccountingInterface: z.boolean().nullable(),
  ticketValid: z.boolean(),
  ticketTouchDue: z.boolean(),
  moment: z.string(),
  held: z.string().nullable(),
});

type Asking = Pick<Credentials, 'claims' | 'ticketHash' | 'tenantId'>;

/** Binds the transaction to the tenant of the request and answers who is asking, in one round trip. */
export async function beginRequest(db: Kysely<DB>, { claims, ticketHash, tenantId }: Asking): Promise<Viewer> {
  if (!claims) return NOBODY;
  const rows = await rowsOf(
    db,
    BeginRequestRow,
    sql`/* prepared beginRequest */
    select *, now()::text as moment, case when tenant_access = 'GRANTED' then directory.hold_tenant(tenant_id) end as held
    from directory.begin_request(${claims.issuer}, ${claims.subject}, ${ticketHash}, ${tenantId})`,
  );
  const row = rows[0];
  if (!row) {
    const { issuer, subject } = claims;
    return {
      ...NOBODY,
      actor: { kind: 'STRANGER', issuer, subject },
      tenantAccess: tenantId ? 'FORBIDDEN' : 'GRANTED',
    };
  }
  noteBound(db, { tenant: row.tenantAccess === 'GRANTED' ? row.tenantId : undefined, moment: row.moment });
  return {
    actor: {
      kind: 'USER',
      userId: row.userId,
      firstName: row.firstName,
      lastName: row.lastName,
      homeTenantId: row.homeTenantId,
      tenantId: row.tenantId,
      role: row.role,
      state: row.state,
      scopes: claims.scopes,
      hasInvoicingModule: row.hasInvoicingModule ?? false,
      hasAccountingInterface: row.hasAccountingInterface ?? false,
      hasTicket: row.ticketValid,
    },
    ticket: row.ticketValid ? 'VALID' : 'INVALID',
    ticketTouchDue: row.ticketTouchDue,
    tenantAccess: row.tenantAccess,
    held: row.held,
  };
}

/** Why the viewer may not do it. The order is part of the API's contract: token, state, role and scope, module, tenant. */
export function viewerRefusal(
  action: Action,
  { actor, tenantAccess }: Viewer,
): Refusal | 'TOKEN' | 'TENANT' | 'TENANT_UNKNOWN' | undefined {
  const { roles } = permissionOf(action);
  if (roles === 'ANYONE') return undefined;
  if (actor.kind === 'ANONYMOUS') return 'TOKEN';
  if (actor.kind === 'STRANGER' && roles !== 'SIGNED_IN') return 'ROLE';
  // A tenant that was not granted has no module to speak of; the tenant is what is wrong then.
  const refusal = actor.kind === 'USER' ? refusalOf(action, actor) : undefined;
  const isOfTenant = refusal === 'MODULE' || refusal === 'INTERFACE';
  if (refusal && !(isOfTenant && tenantAccess !== 'GRANTED')) return refusal;
  if (tenantAccess === 'FORBIDDEN') return 'TENANT';
  return tenantAccess === 'NOT_FOUND' ? 'TENANT_UNKNOWN' : undefined;
}

/** Moves the transaction to the person's own tenant: what is personal stays there. */
export async function goHome(db: Kysely<DB>, user: User): Promise<User> {
  if (user.tenantId === user.homeTenantId) return user;
  await bindTenant(db, user.homeTenantId);
  return { ...user, tenantId: user.homeTenantId };
}
