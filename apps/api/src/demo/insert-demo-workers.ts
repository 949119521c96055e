import type { UserState } from '@gastspiel/domain/permissions/roles.ts';
import type { DemoPerson } from '#app/demo/demo-people.ts';
import { type Choices, type DemoRegion, type DemoWorker, inventName, inventWorker } from '#app/demo/demo-workers.ts';
import { drawFrom } from '#app/demo/draw.ts';
import { insertWholeTargetUser } from '#features/target-users/index.ts';
import { selectAppointmentTypes, selectPools } from '#features/tenants/index.ts';
import type { TenantDb } from '#platform/database/database.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';

/** Besides those who can sign in. */
const OTHERS: Readonly<Record<UserState, number>> = { ACTIVE: 50, ONBOARDING: 4, BLOCKED: 2 };

/** The longest name that a screen will meet: one that only fits where names are cut is seen while screens are made. */
const LONG_NAME = ['Maximiliane-Theresia Katharina', 'Schwarzenberg-Hohenlohe-Langenburg-Waldecks'] as const;

interface DemoCrew {
  readonly tenantId: string;
  readonly issuer: string;
  readonly region: DemoRegion;
  /** Who can sign in, with the subject that the identity provider knows them by. */
  readonly people: readonly { readonly person: DemoPerson; readonly subject: string }[];
  /** The subjects of all others. */
  readonly otherSubjects: readonly string[];
}

/** All others, the same at each call; what is invented of them goes on with the draw. */
export function otherWorkers({ towns, streets }: DemoRegion) {
  const draw = drawFrom(towns.length * 1000 + streets.length);
  const others = (Object.keys(OTHERS) as UserState[]).flatMap((state) =>
    Array.from({ length: OTHERS[state] }, (_, i) => ({
      ...inventName(draw),
      ...(state === 'ACTIVE' && i === 0 ? { name: LONG_NAME } : {}),
      state,
    })),
  );
  return { draw, others };
}

/** The workers of an agency, those who can sign in first. */
export function inventCrew(region: DemoRegion, people: readonly DemoPerson[], choices: Choices): readonly DemoWorker[] {
  const { draw, others } = otherWorkers(region);
  const known = people.map(({ user }) => ({
    email: user.contactEmail,
    name: [user.firstName, user.lastName] as const,
    gender: 'NONE' as const,
    state: user.state,
  }));
  const shared = choices.typeIds[2];
  const waiting = others.filter(({ state }) => state === 'ONBOARDING');
  return [...known, ...others].map((wish, index) => {
    const worker = incomplete(
      inventWorker(draw, region, choices, wish),
      waiting.findIndex(({ name }) => name === wish.name),
    );
    const { availableForAppointmentTypeIds: typeIds, userState } = worker.values;
    // Those who can sign in can be asked for the same shift, however the lot falls.
    if (!shared || index >= known.length || userState !== 'ACTIVE' || typeIds.includes(shared)) return worker;
    return { ...worker, values: { ...worker.values, availableForAppointmentTypeIds: [...typeIds, shared] } };
  });
}

/** The last two of those who wait have left something out, so that the office has something to ask for. */
function incomplete(worker: DemoWorker, place: number): DemoWorker {
  if (place < 2) return worker;
  const { sectorAttributes } = worker.values;
  const address = place === 2 ? sectorAttributes.address : { ...sectorAttributes.address, postalCode: null };
  return {
    ...worker,
    values: { ...worker.values, sectorAttributes: { ...sectorAttributes, address, birthday: null } },
  };
}

/** Answers the ids of those who are active: what hangs on workers hangs on them. */
export async function insertDemoWorkers(db: TenantDb, secrets: Secrets, crew: DemoCrew): Promise<readonly string[]> {
  const { tenantId, issuer, region, people } = crew;
  const choices = {
    poolIds: (await selectPools(db, tenantId)).map(({ id }) => id),
    typeIds: (await selectAppointmentTypes(db, tenantId)).map(({ id }) => id),
  };
  const subjects = [...people.map(({ subject }) => subject), ...crew.otherSubjects];
  const workers = inventCrew(
    region,
    people.map(({ person }) => person),
    choices,
  );
  const active: string[] = [];
  for (const [i, { values, given }] of workers.entries()) {
    const worker = { tenantId, identity: { issuer, subject: subjects[i] ?? '' }, values, given, source: 'demo' };
    const id = await insertWholeTargetUser(db, secrets, worker);
    if (values.userState === 'ACTIVE') active.push(id);
  }
  return active;
}
