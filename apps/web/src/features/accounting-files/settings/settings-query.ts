import { ACCOUNTING_SYSTEMS, type AccountingSystem } from '@gastspiel/domain/accounting-files/presets.ts';
import { defineCommand } from '#platform/attempts/define-command.ts';
import { ask } from '#platform/graphql/ask.ts';
import { graphql, type ResultOf } from '#platform/graphql/graphql.ts';
import { renewTopics } from '#platform/graphql/query-client.ts';
import { ACCOUNTING_FILES } from '../files-query.ts';

const AccountingSettingsParts = graphql(`
  fragment AccountingSettingsParts on AccountingFileSettings {
    version clientNumber consultantNumber fiscalYearStartMonth accountLength chartOfAccounts
    takesCustomerNumbers
    revenues { taxTreatment account taxCode }
    wageTypes { kind number isLeftOut }
    layouts {
      preset version isOwn
      columns { heading source text }
      hasHeader separator charset dateForm taxSign cancellation postingDate bookingText hoursBy
      hoursRecord
    }
  }
`);
export type AccountingSettings = ResultOf<typeof AccountingSettingsParts>;
export type KeptLayout = AccountingSettings['layouts'][number];

const AccountingCustomersParts = graphql(`
  fragment AccountingCustomersParts on AccountingFileSettings {
    customersVersion accountLength
    customers { recipientId name customerNumber account effectiveAccount }
  }
`);
export type AccountingCustomers = ResultOf<typeof AccountingCustomersParts>;

const AccountingSettingsDocument = graphql(
  `
  query AccountingSettings($system: AccountingSystem!) {
    accountingFileSettings(system: $system) { ...AccountingSettingsParts }
  }
`,
  [AccountingSettingsParts],
);
export const settingsQuery = (system: AccountingSystem) =>
  ask(AccountingSettingsDocument, { system }, [ACCOUNTING_FILES]);

const AccountingCustomersDocument = graphql(
  `
  query AccountingCustomers($system: AccountingSystem!) {
    accountingFileSettings(system: $system) { ...AccountingCustomersParts }
  }
`,
  [AccountingCustomersParts],
);
export const customersQuery = (system: AccountingSystem) =>
  ask(AccountingCustomersDocument, { system }, [ACCOUNTING_FILES]);

const renew = () => renewTopics(ACCOUNTING_FILES);

export const saveMapping = defineCommand({
  document: graphql(
    `
    mutation SaveAccountingMapping($system: AccountingSystem!, $version: Int!, $input: AccountingMappingInput!) {
      saveAccountingMapping(system: $system, version: $version, input: $input) { ...AccountingSettingsParts }
    }
  `,
    [AccountingSettingsParts],
  ),
  answer: ({ saveAccountingMapping }) => saveAccountingMapping,
  renew,
});

export const saveCustomers = defineCommand({
  document: graphql(
    `
    mutation SaveAccountingCustomers(
      $system: AccountingSystem!
      $version: Int!
      $accounts: [AccountingCustomerAccountInput!]!
    ) {
      saveAccountingCustomerAccounts(system: $system, version: $version, accounts: $accounts) {
        ...AccountingCustomersParts
      }
    }
  `,
    [AccountingCustomersParts],
  ),
  answer: ({ saveAccountingCustomerAccounts }) => saveAccountingCustomerAccounts,
  renew,
});

/** Without an input the preset is put back. */
export const saveLayout = defineCommand({
  document: graphql(
    `
    mutation SaveAccountingLayout($preset: AccountingPreset!, $version: Int!, $input: AccountingLayoutInput) {
      saveAccountingLayout(preset: $preset, version: $version, input: $input) { ...AccountingSettingsParts }
    }
  `,
    [AccountingSettingsParts],
  ),
  answer: ({ saveAccountingLayout }) => saveAccountingLayout,
  renew,
});

/** As it stands in an address; whatever else stands there is the first one. */
export const systemIn = (text: string): AccountingSystem => ACCOUNTING_SYSTEMS.find((one) => one === text) ?? 'BMD';
