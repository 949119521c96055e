import { checkWorker, type WorkerRow } from '@gastspiel/domain/imports/check-worker.ts';
import { headingKey } from '@gastspiel/domain/imports/import-field.ts';
import { WORKER_FIELDS } from '@gastspiel/domain/imports/worker-fields.ts';
import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { defineImport, type Identity } from '#features/imports/import-kind.ts';
import {
  completeKnownWorker,
  emptyWorker,
  fingerprintOf,
  insertWholeTargetUsers,
  missingOf,
  removeEnteredWorker,
  selectKnownPeople,
} from '#features/target-users/index.ts';
import { findDefaultPoolId } from '#features/tenants/index.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';

interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly contactEmail: string;
  readonly birthday: string | null;
  readonly numberHash: Buffer | null;
}

/** The number is one person's alone; an address nearly so; a name only with the birthday. */
function identitiesOf({ firstName, lastName, contactEmail, birthday, numberHash }: Person): readonly Identity[] {
  return [
    ...(numberHash ? [{ key: `number ${numberHash.toString('base64')}`, field: 'socialSecurityNumber' }] : []),
    { key: `email ${contactEmail.toLowerCase()}`, field: 'email' },
    ...(birthday ? [{ key: `person ${headingKey(`${lastName} ${firstName}`)} ${birthday}`, field: 'lastName' }] : []),
  ];
}

const personOf = (secrets: Secrets, tenantId: string, row: WorkerRow): Person => ({
  ...row.personalInformation,
  birthday: row.sectorAttributes.birthday,
  numberHash: row.socialSecurityNumber ? fingerprintOf(secrets, tenantId, row.socialSecurityNumber) : null,
});

const secretsOf = ({ socialSecurityNumber, iban, bic }: WorkerRow) => ({
  SOCIAL_SECURITY_NUMBER: socialSecurityNumber,
  IBAN: iban,
  BIC: bic,
});

export const WORKERS = defineImport({
  kind: 'WORKERS',
  word: 'Worker',
  purpose: 'worker-import',
  action: 'import.workers',
  fields: () => WORKER_FIELDS,
  checker: async ({ db, tenantId }, { userState }, choices) => {
    const defaultPoolId = await findDefaultPoolId(db, tenantId);
    const today = dayOf(new Date());
    return (cells) => checkWorker(cells, { userState, defaultPoolId, choices, today });
  },
  identities: ({ secrets, tenantId }, row) => identitiesOf(personOf(secrets, tenantId, row)),
  findKnown: async ({ db, secrets, tenantId }, rows) => {
    const people = rows.map((row) => personOf(secrets, tenantId, row));
    const known = new Map<string, Set<string>>();
    for (const person of await selectKnownPeople(db, {
      emails: people.map(({ contactEmail }) => contactEmail.toLowerCase()),
      birthdays: people.flatMap(({ birthday }) => birthday ?? []),
      numberHashes: people.flatMap(({ numberHash }) => numberHash ?? []),
    })) {
      for (const { key } of identitiesOf(person)) known.set(key, (known.get(key) ?? new Set()).add(person.id));
    }
    return known;
  },
  create: async ({ db, tenantId, secrets, record, fileName }, rows) => {
    const workers = rows.map((values) => ({ identity: undefined, values, given: secretsOf(values) }));
    const ids = await insertWholeTargetUsers(db, secrets, { tenantId, source: 'import', workers });
    for (const [index, row] of rows.entries()) {
      const { socialSecurityNumber: _number, iban: _iban, bic: _bic, ...values } = row;
      record({ entityType: 'target-user', entityId: ids[index] ?? '', after: { imported: fileName, ...values } });
    }
    return ids.map((id) => ({ id, version: 1 }));
  },
  compare: ({ db }, known) =>
    Promise.all(
      known.map(async ({ entityId, values: given }) => {
        const { before, filled } = await missingOf(db, entityId, given, secretsOf(given));
        return { before, filled, given };
      }),
    ),
  complete: (scope, id, row) => completeKnownWorker(scope, id, row, secretsOf(row)),
  remove: removeEnteredWorker,
  empty: emptyWorker,
});
