import { checkRecipient } from '@gastspiel/domain/imports/check-recipient.ts';
import { recipientFields } from '@gastspiel/domain/imports/recipient-fields.ts';
import { defineImport, type Identity } from '#features/imports/import-kind.ts';
import {
  completeKnownRecipient,
  createTakenOver,
  emptyTakenOver,
  removeTakenOver,
  selectKnownRecipients,
} from '#features/invoice-recipients/index.ts';
import { insertVenue } from '#features/venues/index.ts';

interface Signs {
  readonly customerNumber: string;
  readonly vatNumber: string | null;
  readonly contactEmail: string | null;
}

/** Two branches of one company have one VAT number: the customer's number comes first. */
const identitiesOf = ({ customerNumber, vatNumber, contactEmail }: Signs): readonly Identity[] => [
  { key: `customer ${customerNumber.toLowerCase()}`, field: 'customerNumber' },
  ...(vatNumber ? [{ key: `vat ${vatNumber}`, field: 'vatNumber' }] : []),
  ...(contactEmail ? [{ key: `email ${contactEmail.toLowerCase()}`, field: 'email' }] : []),
];

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
  create: async (scope, { recipient, venues }) => {
    const created = await createTakenOver(scope, recipient);
    for (const venue of venues) await insertVenue(scope.db, created.id, venue);
    return created;
  },
  // Places are added to a list to choose from, which is no field of the customer.
  complete: async (scope, id, { recipient, venues }) => {
    for (const venue of venues) await insertVenue(scope.db, id, venue);
    return completeKnownRecipient(scope, id, recipient);
  },
  remove: removeTakenOver,
  empty: emptyTakenOver,
});
