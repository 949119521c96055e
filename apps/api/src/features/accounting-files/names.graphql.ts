import { ACCOUNTING_PRESETS, ACCOUNTING_SYSTEMS } from '@gastspiel/domain/accounting-files/presets.ts';
import { WAGE_KINDS } from '@gastspiel/domain/accounting-files/wage-minutes.ts';
import { oncePerSchema } from '#platform/graphql/once-per-schema.ts';

export const presetType = oncePerSchema((builder) =>
  builder.enumType('AccountingPreset', {
    description: 'A file that a payroll office or a bookkeeper takes.',
    values: ACCOUNTING_PRESETS,
  }),
);
export const systemType = oncePerSchema((builder) =>
  builder.enumType('AccountingSystem', { description: 'Who reads the files.', values: ACCOUNTING_SYSTEMS }),
);
export const wageKindType = oncePerSchema((builder) =>
  builder.enumType('WageKind', { description: 'What payroll pays for.', values: WAGE_KINDS }),
);
