import { ACCOUNTING_PRESETS, ACCOUNTING_SYSTEMS } from '@gastspiel/domain/accounting-files/presets.ts';
import { WAGE_KINDS } from '@gastspiel/domain/accounting-files/wage-minutes.ts';
import { enumOf } from '#platform/graphql/once-per-schema.ts';

export const presetType = enumOf(
  'AccountingPreset',
  'A file that a payroll office or a bookkeeper takes.',
  ACCOUNTING_PRESETS,
);
export const systemType = enumOf('AccountingSystem', 'Who reads the files.', ACCOUNTING_SYSTEMS);
export const wageKindType = enumOf('WageKind', 'A kind of hours that payroll pays for.', WAGE_KINDS);
