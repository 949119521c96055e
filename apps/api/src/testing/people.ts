import { randomUUID } from 'node:crypto';
import { DEVICE_TICKET } from '@gastspiel/domain/devices/device-ticket.ts';
import { scopesOf } from '@gastspiel/domain/permissions/decide.ts';
import type { Role, UserState } from '@gastspiel/domain/permissions/roles.ts';
import { inject } from 'vitest';
import type { TestDatabase } from '#app/testing/test-database.ts';
import { signToken } from '#app/testing/test-issuer.ts';
import { createTargetUser } from '#features/target-users/index.ts';
import { insertWholeTenant, plainTenant } from '#features/tenants/index.ts';
import { createUser } from '#features/users/index.ts';

export interface TestUser {
  readonly id: string;
  readonly tenantId: string;
  readonly subject: string;
  readonly headers: Record<string, string>;
}

export interface People {
  /** With `accounting` it is connected to an accounting system. */
  aTenant(wish?: {
    name?: string;
    hasInvoicingModule?: boolean;
    accounting?: { clientId?: string; code: string };
  }): Promise<string>;
  /** A person who can call at once: token with the scopes of the role, and a device ticket. */
  aUser(wish: { tenantId: string; role: Role; state?: UserState }): Promise<TestUser>;
}

/** The tenant's settings of its accounting system. */
const ACCOUNTING = { clientId: '4711', userName: 'gastspiel', defaultOccupation: 'Servicekraft' };

/** Makes agencies and their people in a database, as nobody needs to do through the API. */
export function peopleOf(database: TestDatabase['database'], asOwner: TestDatabase['asOwner']): People {
  const issuer = inject('issuer');
  return {
    aTenant: ({ name = 'Wiener Tafelrunde', hasInvoicingModule = true, accounting } = {}) =>
      database.withoutTenant((db) =>
        insertWholeTenant(
          db,
          {
            ...plainTenant(name),
            hasInvoicingModule,
            appointmentTypes: [{ description: 'Service' }, { description: 'Bar' }],
            ...(accounting && { accountingInterfaceConfiguration: { ...ACCOUNTING, ...accounting } }),
          },
          { logoSquareBase64: null, logoWideBase64: null },
        ),
      ),
    async aUser({ tenantId, role, state = 'ACTIVE' }) {
      const subject = `subject-${randomUUID()}`;
      const user = { role, state, firstName: 'Anna', lastName: 'Pichler', contactEmail: 'anna@example.at' };
      const identity = { issuer: issuer.url, subject };
      const id = await database.withTenant(tenantId, (db) =>
        role === 'TARGET_USER' ? createTargetUser(db, user, identity, 'test') : createUser(db, user, identity, 'test'),
      );
      const token = await signToken(issuer, { subject, scopes: scopesOf(role, state) });
      const ticket = `ticket-${subject}`;
      await asOwner(
        `insert into directory.device_tickets (tenant_id, user_id, ticket_hash) values ($1, $2, sha256($3::bytea))`,
        [tenantId, id, ticket],
      );
      const headers = { authorization: `Bearer ${token}`, [DEVICE_TICKET.header]: ticket };
      return { id, tenantId, subject, headers };
    },
  };
}
