import { useQuery } from '@tanstack/react-query';
import { Check, Hourglass } from 'lucide-react';
import { linkTo } from '#platform/navigation/paths.ts';
import { formatDay } from '#ui/fields/german-date.ts';
import { formatInstant } from '#ui/format/german-instant.ts';
import { Quiet } from '#ui/layout.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import { Pending } from '#ui/states/pending.tsx';
import { StateChip } from '#ui/states/state-chip.tsx';
import { CardTable } from '#ui/table/card-table.tsx';
import type { Column } from '#ui/table/column.ts';
import { type Statement, statementsQuery } from './statement-query.ts';
import { STATEMENTS_TEXTS as TEXTS } from './statement-texts.ts';

/** "AT61 1904 3002 3457 3201" */
export const shownIban = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/g, '$1 ');
export const daysOf = ({ from, to }: Statement): string => `${formatDay(from).slice(0, 6)}–${formatDay(to)}`;

const State = ({ closedAt }: Statement) =>
  closedAt ? (
    <StateChip tone="success" icon={Check} label={TEXTS.closed} />
  ) : (
    <StateChip tone="info" icon={Hourglass} label={TEXTS.open} />
  );

const COLUMNS: readonly Column<Statement>[] = [
  { key: 'days', label: TEXTS.days, cell: daysOf },
  { key: 'account', label: TEXTS.account, priority: 2, takesRest: true, cell: ({ iban }) => shownIban(iban) },
  {
    key: 'entries',
    label: TEXTS.entries,
    align: 'right',
    priority: 3,
    cell: ({ creditCount, debitCount }) => creditCount + debitCount,
  },
  {
    key: 'read',
    label: TEXTS.read,
    priority: 3,
    cell: ({ readAt, readByName }) => `${formatInstant(readAt)}, ${readByName}`,
  },
  { key: 'state', label: TEXTS.state, cell: State },
];

/** The statements that were read, the latest first. */
export function StatementsCard() {
  const query = useQuery(statementsQuery);
  const { data } = query;
  return (
    <SectionCard title={TEXTS.title} isFlush>
      {!data && <Pending isSmall query={query} texts={TEXTS} />}
      {data?.length === 0 && <Quiet sx={{ p: 2 }}>{TEXTS.none}</Quiet>}
      {data && data.length > 0 && (
        <CardTable
          label={TEXTS.title}
          columns={COLUMNS}
          rows={data}
          rowKey={({ id }) => id}
          rowHref={({ id }) => `${linkTo('/invoices/payments')}?statement=${id}`}
          card={({ iban }) => <Quiet size="body2">{shownIban(iban)}</Quiet>}
          cardMark={State}
        />
      )}
    </SectionCard>
  );
}
