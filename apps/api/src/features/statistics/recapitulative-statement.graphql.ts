import type { StatementRow } from '@gastspiel/domain/statistics/recapitulative-statement.ts';
import { type ShownStatement, showStatement } from '#features/statistics/recapitulative-statement.ts';
import type { SchemaPart } from '#platform/graphql/builder.ts';
import { moneyType } from '#platform/graphql/money-type.ts';
import { serve } from '#platform/graphql/serve.ts';

export const recapitulativeStatementSchema: SchemaPart = (builder) => {
  const Money = moneyType(builder);
  const Row = builder.objectRef<StatementRow>('RecapitulativeStatementRow').implement({
    description: 'The statement about one VAT id; always other services (sonstige Leistungen).',
    fields: (t) => ({
      country: t.exposeString('country', {
        nullable: true,
        description: 'As the tax office writes it (Greece is EL); null while the VAT id is missing.',
      }),
      vatNumber: t.exposeString('vatNumber', { nullable: true, description: 'As on the paper; null: it is missing.' }),
      recipientId: t.exposeID('recipientId', { description: 'Whose paper is the latest.' }),
      recipientName: t.exposeString('recipientName', { description: 'As on the latest paper.' }),
      net: t.expose('net', { type: Money, description: 'Exact.' }),
      euro: t.int({ description: 'In whole euro, as the form wants it.', resolve: ({ euro }) => Number(euro) }),
      invoices: t.exposeInt('invoices', { description: 'How many invoices and cancellation invoices it sums up.' }),
    }),
  });
  const Statement = builder.objectRef<ShownStatement>('RecapitulativeStatement').implement({
    description: 'The statement to the tax office about services under reverse charge in a month.',
    fields: (t) => ({
      month: t.exposeString('month', { description: 'YYYY-MM.' }),
      dueOn: t.exposeString('dueOn', { description: 'YYYY-MM-DD: the last day to hand it in.' }),
      rows: t.field({ type: [Row], description: 'By VAT id.', resolve: ({ rows }) => [...rows] }),
      net: t.expose('net', { type: Money, description: 'All rows together, exact.' }),
      euro: t.int({ description: 'The sum of the whole euro of the rows.', resolve: ({ euro }) => Number(euro) }),
      unsentInvoices: t.exposeInt('unsentInvoices', {
        description: 'Drafts that will belong to it once they are sent.',
      }),
    }),
  });
  builder.queryField('recapitulativeStatement', (t) =>
    t.field({
      type: Statement,
      description: 'The recapitulative statement (Zusammenfassende Meldung) of a month.',
      ...serve(builder, showStatement, { month: 'YYYY-MM.' }),
    }),
  );
};
