import { checkRecipient } from '@gastspiel/domain/imports/check-recipient.ts';
import { PRICE, recipientFields } from '@gastspiel/domain/imports/recipient-fields.ts';
import { nextCustomerNumbers } from '@gastspiel/domain/invoice-recipients/next-customer-number.ts';
import { isSameVenue, type VenueValues } from '@gastspiel/domain/venues/venue-input.ts';
import { defineImport, type Identity } from '#features/imports/import-kind.ts';
import {
  completeKnownRecipient,
  createTakenOver,
  emptyTakenOver,
  missingOfRecipient,
  removeTakenOver,
  selectCustomerNumbers,
  selectKnownRecipients,
} from '#features/invoice-recipients/index.ts';
import { deleteVenueRow, insertVenue, selectVenues } from '#features/venues/index.ts';
import type { TenantDb } from '#platform/database/database.ts';

interface Signs {
  readonly customerNumber: string;
  readonly vatNumber: string | null;
  readonly contactEmail: string | null;
}

const NUMBER = 'customerNumber';

/** Two branches of one company have one VAT number: the customer's number comes first. */
const identitiesOf = ({ customerNumber, vatNumber, contactEmail }: Signs): readonly Identity[] => [
  ...(customerNumber ? [{ key: `customer ${customerNumber.toLowerCase()}`, field: NUMBER }] : []),
  ...(vatNumber ? [{ key: `vat ${vatNumber}`, field: 'vatNumber' }] : []),
  ...(contactEmail ? [{ key: `email ${contactEmail.toLowerCase()}`, field: 'email' }] : []),
];

interface Priced {
  readonly appointmentTypePrices: readonly { readonly appointmentTypeId: string; readonly price: bigint }[];
}
const pricesByPath = ({ appointmentTypePrices }: Priced) =>
  Object.fromEntries(appointmentTypePrices.map(({ appointmentTypeId, price }) => [PRICE + appointmentTypeId, price]));

/** Among the paths that were filled: a place that was added. */
const VENUE = 'venue:';
const isVenue = (path: string): boolean => path.startsWith(VENUE);

async function missingVenues(db: TenantDb, id: string, given: readonly VenueValues[]): Promise<readonly VenueValues[]> {
  if (given.length === 0) return [];
  const known = await selectVenues(db, id);
  return given.filter((venue) => !known.some((one) => isSameVenue(one, venue)));
}

export const RECIPIENTS = defineImport({
  kind: 'RECIPIENTS',
  word: 'Recipient',
  purpose: 'recipient-import',
  action: 'import.recipients',
  fields: ({ types }) => recipientFields(types),
  checker: async (_looking, _terms, choices) => (cells) => checkRecipient(cells, choices),
  identities: (_looking, { recipient }) => identitiesOf({ ...recipient, ...recipient.letterHead }),
  findKnown: async ({ db }, rows) => {
    const heads = rows.map(({ recipient }) => ({ ...recipient, ...recipient.letterHead }));
    const known = new Map<string, Set<string>>();
    for (const recipient of await selectKnownRecipients(db, heads)) {
      for (const { key } of identitiesOf(recipient)) known.set(key, (known.get(key) ?? new Set()).add(recipient.id));
    }
    return known;
  },
  propose: async ({ db, tenantId }, rows, file) => {
    // Those of the file too, faulty ones as well: who is mended later must not find the number with somebody else.
    const taken = [...(await selectCustomerNumbers(db, tenantId)), ...file.map((cells) => cells.get(NUMBER) ?? '')];
    const next = nextCustomerNumbers(taken, rows.length).values();
    return {
      field: NUMBER,
      texts: rows.map(({ recipient }) => (recipient.customerNumber === '' ? next.next().value : undefined)),
    };
  },
  create: async (scope, rows, proposed) => {
    const made: { readonly id: string; readonly version: number }[] = [];
    for (const [index, { recipient, venues }] of rows.entries()) {
      const customerNumber = recipient.customerNumber || (proposed?.texts[index] ?? '');
      const created = await createTakenOver(scope, { ...recipient, customerNumber });
      for (const venue of venues) await insertVenue(scope.db, created.id, venue);
      made.push(created);
    }
    return made;
  },
  compare: (looking, known) =>
    Promise.all(
      known.map(async ({ entityId, values: { recipient, venues } }) => {
        const { before, filled } = await missingOfRecipient(looking, entityId, recipient);
        const isPlaceMissing = (await missingVenues(looking.db, entityId, venues)).length > 0;
        return {
          before: { ...before, ...pricesByPath(before) },
          given: { ...recipient, ...pricesByPath(recipient) },
          filled: [...filled, ...(isPlaceMissing ? ['venues'] : [])],
        };
      }),
    ),
  // Places are added to a list to choose from, which is no field of the customer.
  complete: async (scope, id, { recipient, venues }) => {
    const completed = await completeKnownRecipient(scope, id, recipient);
    const made: string[] = [];
    for (const venue of await missingVenues(scope.db, id, venues)) {
      const venueId = await insertVenue(scope.db, id, venue);
      if (venueId) made.push(`${VENUE}${venueId}`);
    }
    if (made.length > 0)
      scope.record({ entityType: 'invoice-recipient', entityId: id, after: { imported: scope.fileName, venues } });
    return { ...completed, filled: [...completed.filled, ...made] };
  },
  remove: removeTakenOver,
  empty: async (scope, { filled, ...touched }) => {
    const [places, paths] = [filled.filter(isVenue), filled.filter((path) => !isVenue(path))];
    if (paths.length > 0 && !(await emptyTakenOver(scope, { ...touched, filled: paths }))) return false;
    const unchanged = (await selectVenues(scope.db, touched.id)).filter(({ version }) => version === 1);
    const venues = unchanged.filter(({ id }) => places.includes(VENUE + id));
    for (const { id } of venues) await deleteVenueRow(scope.db, id);
    if (venues.length > 0) {
      const before = { venues: venues.map(({ venue }) => venue) };
      const after = { importUndone: scope.fileName };
      scope.record({ entityType: 'invoice-recipient', entityId: touched.id, before, after });
    }
    return paths.length + venues.length > 0;
  },
});
