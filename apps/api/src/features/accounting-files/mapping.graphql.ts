import { customerAccountOf, Mapping } from '@gastspiel/domain/accounting-files/mapping.ts';
import { presetsOf } from '@gastspiel/domain/accounting-files/presets.ts';
import { layoutType } from '#features/accounting-files/layout.graphql.ts';
import { systemType, wageKindType } from '#features/accounting-files/names.graphql.ts';
import { type CustomerRow, findLayout, selectCustomers } from '#features/accounting-files/settings.sql.ts';
import type { AccountingFileSettings } from '#features/accounting-files/settings.ts';
import { taxTreatmentType } from '#features/invoices/index.ts';
import type { Builder } from '#platform/graphql/builder.ts';
import { inputOf } from '#platform/graphql/input-of.ts';

/** The meaning of the fields, whether they are read or written. */
const MEANING = {
  clientNumber: 'Under which number the system knows the agency.',
  consultantNumber: 'DATEV: the number of the tax consultant.',
  fiscalYearStartMonth: 'DATEV: the month with which the fiscal year begins.',
  accountLength: 'DATEV: how many digits general ledger accounts have.',
  chartOfAccounts: 'DATEV: the chart of accounts, such as 03.',
  takesCustomerNumbers: 'Whether a purely numeric customer number is the account too.',
  revenues: 'For each tax treatment.',
  wageTypes: 'For each kind of hours.',
  account: 'The revenue account.',
  taxCode: 'The tax code; in DATEV none for an automatic account.',
  number: 'The number of the wage type.',
  isLeftOut: 'Whether these hours are not handed over.',
} as const;

interface ShownCustomer extends CustomerRow {
  readonly effectiveAccount: string | null;
}

export function settingsType(builder: Builder) {
  const Revenue = builder.objectRef<Mapping['revenues'][number]>('AccountingRevenue').implement({
    description: 'Where invoices of a tax treatment are booked.',
    fields: (t) => ({
      taxTreatment: t.expose('taxTreatment', { type: taxTreatmentType(builder) }),
      account: t.exposeString('account', { nullable: true, description: MEANING.account }),
      taxCode: t.exposeString('taxCode', { nullable: true, description: MEANING.taxCode }),
    }),
  });
  const WageType = builder.objectRef<Mapping['wageTypes'][number]>('AccountingWageType').implement({
    description: 'Under which number payroll pays for a kind of hours.',
    fields: (t) => ({
      kind: t.expose('kind', { type: wageKindType(builder) }),
      number: t.exposeString('number', { nullable: true, description: MEANING.number }),
      isLeftOut: t.exposeBoolean('isLeftOut', { description: MEANING.isLeftOut }),
    }),
  });
  const Customer = builder.objectRef<ShownCustomer>('AccountingCustomer').implement({
    description: 'A customer with their account.',
    fields: (t) => ({
      recipientId: t.exposeID('recipientId'),
      name: t.exposeString('name'),
      customerNumber: t.exposeString('customerNumber', { description: 'Their number with the agency.' }),
      account: t.exposeString('account', { nullable: true, description: 'As it was entered.' }),
      effectiveAccount: t.exposeString('effectiveAccount', {
        nullable: true,
        description: 'As it is written into files: entered, or the customer number. Null: there is none yet.',
      }),
    }),
  });
  const Layout = layoutType(builder);
  return builder.objectRef<AccountingFileSettings>('AccountingFileSettings').implement({
    description: 'The settings of the files for a system.',
    fields: (t) => ({
      system: t.expose('system', { type: systemType(builder) }),
      version: t.exposeInt('version', { description: 'The version of the mapping; to be sent back when saving.' }),
      customersVersion: t.exposeInt('customersVersion', {
        description: 'The version of the customers’ accounts; to be sent back when saving them.',
      }),
      clientNumber: t.string({
        nullable: true,
        description: MEANING.clientNumber,
        resolve: ({ mapping }) => mapping.clientNumber,
      }),
      consultantNumber: t.string({
        nullable: true,
        description: MEANING.consultantNumber,
        resolve: ({ mapping }) => mapping.consultantNumber,
      }),
      fiscalYearStartMonth: t.int({
        nullable: true,
        description: MEANING.fiscalYearStartMonth,
        resolve: ({ mapping }) => mapping.fiscalYearStartMonth,
      }),
      accountLength: t.int({
        nullable: true,
        description: MEANING.accountLength,
        resolve: ({ mapping }) => mapping.accountLength,
      }),
      chartOfAccounts: t.string({
        nullable: true,
        description: MEANING.chartOfAccounts,
        resolve: ({ mapping }) => mapping.chartOfAccounts,
      }),
      takesCustomerNumbers: t.boolean({
        description: MEANING.takesCustomerNumbers,
        resolve: ({ mapping }) => mapping.takesCustomerNumbers,
      }),
      revenues: t.field({
        type: [Revenue],
        description: MEANING.revenues,
        extensions: { entries: 3 },
        resolve: ({ mapping }) => [...mapping.revenues],
      }),
      wageTypes: t.field({
        type: [WageType],
        description: MEANING.wageTypes,
        extensions: { entries: 5 },
        resolve: ({ mapping }) => [...mapping.wageTypes],
      }),
      customers: t.field({
        type: [Customer],
        description: 'Every customer, by name.',
        resolve: async ({ system, mapping }, _args, { reads }) =>
          (await selectCustomers(await reads.db(), system)).map((row) => ({
            ...row,
            effectiveAccount: customerAccountOf(row, system, mapping),
          })),
      }),
      layouts: t.field({
        type: [Layout],
        description: 'The layout of each file of the system.',
        extensions: { statements: 3, entries: 3 },
        resolve: async ({ system }, _args, { reads }) => {
          const db = await reads.db();
          return Promise.all(presetsOf(system).map((preset) => findLayout(db, preset)));
        },
      }),
    }),
  });
}

const { revenues, wageTypes } = Mapping.shape;

export const mappingInput = inputOf(
  'AccountingMappingInput',
  'Everything of a mapping. What a system does not know is ignored.',
  Mapping,
  {
    clientNumber: MEANING.clientNumber,
    consultantNumber: MEANING.consultantNumber,
    fiscalYearStartMonth: MEANING.fiscalYearStartMonth,
    accountLength: MEANING.accountLength,
    chartOfAccounts: MEANING.chartOfAccounts,
    takesCustomerNumbers: MEANING.takesCustomerNumbers,
    revenues: inputOf('AccountingRevenueInput', 'Where invoices of a tax treatment are booked.', revenues, {
      taxTreatment: taxTreatmentType,
      account: MEANING.account,
      taxCode: MEANING.taxCode,
    }),
    wageTypes: inputOf('AccountingWageTypeInput', 'Under which number payroll pays for a kind of hours.', wageTypes, {
      kind: wageKindType,
      number: MEANING.number,
      isLeftOut: MEANING.isLeftOut,
    }),
  },
);
