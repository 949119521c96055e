import type { Column } from '#ui/table/column.ts';
import { Tags } from '#ui/tags.tsx';
import { LIST_TEXTS } from './invoice-recipient-texts.ts';
import type { RecipientSummary } from './recipients-query.ts';

const persons = ({ contactPersonNames: names }: RecipientSummary) =>
  names.length > 0 ? <Tags labels={names} max={1} /> : LIST_TEXTS.none;

export const RECIPIENT_COLUMNS: readonly Column<RecipientSummary>[] = [
  { key: 'name', label: LIST_TEXTS.name, isSortable: true, cell: ({ name }) => name },
  { key: 'number', label: LIST_TEXTS.number, isSortable: true, cell: ({ customerNumber }) => customerNumber },
  { key: 'location', label: LIST_TEXTS.location, cell: ({ postalCode, location }) => `${postalCode} ${location}` },
  { key: 'persons', label: LIST_TEXTS.persons, priority: 2, cell: persons },
  { key: 'phone', label: LIST_TEXTS.phone, priority: 3, cell: ({ phoneNumber }) => phoneNumber ?? LIST_TEXTS.none },
];
