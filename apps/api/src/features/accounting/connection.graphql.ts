import { ACCOUNTING_PROBLEM_KEYS } from '@gastspiel/domain/accounting/accounting-problems.ts';
import { toOffsetString } from '@gastspiel/domain/time/vienna-time.ts';
import {
  type Connection,
  type CountedCostCenter,
  selectCountedCostCenters,
} from '#features/accounting/connection.sql.ts';
import { accountingConnection, checkAccountingConnection, readCostCenters } from '#features/accounting/connection.ts';
import type { SchemaPart } from '#platform/graphql/builder.ts';
import { enumOf } from '#platform/graphql/once-per-schema.ts';
import { serve } from '#platform/graphql/serve.ts';

export const instantOrNull = (instant: Date | null | undefined): string | null =>
  instant ? toOffsetString(instant) : null;

export const problemType = enumOf(
  'AccountingProblem',
  'Why the accounting system could not be worked with.',
  ACCOUNTING_PROBLEM_KEYS,
);

export const connectionSchema: SchemaPart = (builder) => {
  const CostCenter = builder.objectRef<CountedCostCenter>('AccountingCostCenter').implement({
    description: 'A cost centre as it was read last.',
    fields: (t) => ({
      id: t.exposeID('id', { description: 'The id here.' }),
      number: t.exposeString('number', { description: 'By which the office knows it.' }),
      description: t.exposeString('description'),
      isActive: t.exposeBoolean('isActive', { description: 'Whether it is still used there.' }),
      targetUsersCount: t.exposeInt('targetUsersCount', { description: 'How many workers have it.' }),
    }),
  });
  const AccountingConnection = builder.objectRef<Connection>('AccountingConnection').implement({
    description: 'How the interface to the accounting system stands.',
    fields: (t) => ({
      clientId: t.exposeString('clientId', { description: 'As which client the agency is known there.' }),
      userName: t.exposeString('userName', { description: 'As which user it signs in.' }),
      checkedAt: t.string({
        nullable: true,
        description: 'ISO 8601: when it was asked last.',
        resolve: ({ checkedAt }) => instantOrNull(checkedAt),
      }),
      workedAt: t.string({
        nullable: true,
        description: 'ISO 8601: when it worked last.',
        resolve: ({ workedAt }) => instantOrNull(workedAt),
      }),
      problem: t.expose('problem', { type: problemType(builder), nullable: true, description: 'Why it did not work.' }),
      costCentersReadAt: t.string({
        nullable: true,
        description: 'ISO 8601: when the cost centres were read last.',
        resolve: ({ costCentersReadAt }) => instantOrNull(costCentersReadAt),
      }),
      costCenters: t.field({
        type: [CostCenter],
        description: 'By number; those that are no longer used last.',
        extensions: { entries: 100, statements: 1 },
        resolve: async (_connection, _args, { reads }) => selectCountedCostCenters(await reads.db()),
      }),
    }),
  });
  builder.queryFields((t) => ({
    accountingConnection: t.field({
      type: AccountingConnection,
      description: 'How the interface stands, and what was read of it.',
      ...serve(builder, accountingConnection),
    }),
  }));
  builder.mutationFields((t) => ({
    checkAccountingConnection: t.field({
      type: AccountingConnection,
      description: 'Asks whether the credentials are good. That they are not is an answer, not an error.',
      ...serve(builder, checkAccountingConnection),
    }),
    readCostCenters: t.field({
      type: AccountingConnection,
      description: 'Reads the cost centres and keeps them.',
      ...serve(builder, readCostCenters),
    }),
  }));
};
