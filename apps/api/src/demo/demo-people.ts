import { ROLE_LABELS, type Role, type UserState } from '@gastspiel/domain/permissions/roles.ts';
import { mailboxOf } from '#app/demo/mailbox.ts';
import type { NewUser } from '#features/users/index.ts';

/** A person of the demo, with the words by which the sandbox's login page lists them. */
export interface DemoPerson {
  readonly user: NewUser;
  readonly label: string;
  readonly hint: string | null;
  readonly order: number;
}

const HINTS: Record<UserState, string | null> = {
  ACTIVE: null,
  ONBOARDING: 'wartet auf Freigabe',
  BLOCKED: 'gesperrt',
};

export function demoPerson(
  order: number,
  [firstName, lastName]: readonly [string, string],
  domain: string,
  role: Role,
  state: UserState = 'ACTIVE',
): DemoPerson {
  const contactEmail = `${mailboxOf(`${firstName} ${lastName}`)}@${domain}`;
  return {
    order,
    label: ROLE_LABELS[role],
    hint: HINTS[state],
    user: { firstName, lastName, contactEmail, role, state },
  };
}

/** An extension of SCIM that only the sandbox knows: it puts the person on the login page. */
const DEMO_EXTENSION = 'urn:gastspiel:demo';

export async function listDemoPerson(
  scim: { readonly url: string; readonly token: string },
  subject: string,
  group: string,
  { label, hint, order }: DemoPerson,
): Promise<void> {
  const response = await fetch(`${scim.url}/Users/${encodeURIComponent(subject)}`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${scim.token}`, 'content-type': 'application/scim+json' },
    body: JSON.stringify({
      schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
      Operations: [{ op: 'replace', path: DEMO_EXTENSION, value: { group, label, hint, order } }],
    }),
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) throw new Error(`identity provider: listing a demo person answered ${response.status}`);
}
