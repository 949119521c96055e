import { fileType } from '#features/accounting-files/accounting-file.graphql.ts';
import { layoutInput } from '#features/accounting-files/layout.graphql.ts';
import { mappingInput, settingsType } from '#features/accounting-files/mapping.graphql.ts';
import { presetType, systemType } from '#features/accounting-files/names.graphql.ts';
import { saveCustomerAccounts, saveLayout, saveMapping, showSettings } from '#features/accounting-files/settings.ts';
import { showAccountingFile } from '#features/accounting-files/show-accounting-file.ts';
import type { SchemaPart } from '#platform/graphql/builder.ts';
import { inputOf } from '#platform/graphql/input-of.ts';
import { serve } from '#platform/graphql/serve.ts';

const accountInput = inputOf(
  'AccountingCustomerAccountInput',
  'The account of a customer.',
  saveCustomerAccounts.input.shape.accounts,
  { account: 'None takes it away.' },
);

export const accountingFilesSchema: SchemaPart = (builder) => {
  const File = fileType(builder);
  const Settings = settingsType(builder);
  builder.queryField('accountingFile', (t) =>
    t.field({
      type: File,
      description: 'A file for payroll or bookkeeping before it is made: sums, first rows, and what is missing.',
      ...serve(builder, showAccountingFile, { preset: presetType, month: 'YYYY-MM.' }),
    }),
  );
  builder.queryField('accountingFileSettings', (t) =>
    t.field({
      type: Settings,
      description: 'Numbers, accounts and layouts of the files for a system.',
      ...serve(builder, showSettings, { system: systemType }),
    }),
  );
  builder.mutationField('saveAccountingMapping', (t) =>
    t.field({
      type: Settings,
      description: 'Saves the mapping whole. Refused when somebody else changed it meanwhile.',
      ...serve(builder, saveMapping, { system: systemType, input: mappingInput }),
    }),
  );
  builder.mutationField('saveAccountingCustomerAccounts', (t) =>
    t.field({
      type: Settings,
      description: 'Saves the accounts of the named customers; the others stay.',
      ...serve(builder, saveCustomerAccounts, {
        system: systemType,
        version: 'The version of the accounts that was edited.',
        accounts: accountInput,
      }),
    }),
  );
  builder.mutationField('saveAccountingLayout', (t) =>
    t.field({
      type: Settings,
      description: 'Saves how a file is built.',
      ...serve(builder, saveLayout, { preset: presetType, input: [layoutInput, 'None puts the preset back.'] }),
    }),
  );
};
