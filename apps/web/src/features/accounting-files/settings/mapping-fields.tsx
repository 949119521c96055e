import type { AccountingSystem } from '@gastspiel/domain/accounting-files/presets.ts';
import { WAGE_KIND_LABELS, WAGE_KINDS } from '@gastspiel/domain/accounting-files/wage-minutes.ts';
import { TAX_TREATMENT_LABELS } from '@gastspiel/domain/invoices/invoice-labels.ts';
import { TAX_TREATMENTS } from '@gastspiel/domain/invoices/tax-treatment.ts';
import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { NumberField } from '#ui/fields/number-field.tsx';
import { CheckboxField, SwitchField } from '#ui/fields/on-off-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { FormRow, FormSection } from '#ui/form/form-section.tsx';
import { SETTINGS_TEXTS as TEXTS } from '../accounting-files-texts.ts';

interface OfSystem {
  readonly system: AccountingSystem;
}

export function MappingFields({ system }: OfSystem) {
  return (
    <>
      <HeadFields system={system} />
      <FormSection title={TEXTS.revenues} hint={TEXTS.revenuesHint[system]}>
        {TAX_TREATMENTS.map((treatment, index) => (
          <FormRow key={treatment}>
            <TextField
              name={`revenues.${index}.account`}
              label={TEXTS.account(TAX_TREATMENT_LABELS[treatment])}
              inputMode="numeric"
              isOptional
            />
            <TextField
              name={`revenues.${index}.taxCode`}
              label={TEXTS.taxCode[system](TAX_TREATMENT_LABELS[treatment])}
              inputMode="numeric"
              isOptional
            />
          </FormRow>
        ))}
      </FormSection>
      <FormSection title={TEXTS.wageTypes} hint={TEXTS.wageTypesHint}>
        {WAGE_KINDS.map((kind, index) => (
          <WageTypeRow key={kind} index={index} label={WAGE_KIND_LABELS[kind]} />
        ))}
      </FormSection>
      <FormSection title={TEXTS.customers}>
        <SwitchField
          name="takesCustomerNumbers"
          label={TEXTS.takesCustomerNumbers}
          help={TEXTS.takesCustomerNumbersHelp}
        />
      </FormSection>
    </>
  );
}

function HeadFields({ system }: OfSystem) {
  const clientNumber = <TextField name="clientNumber" label={TEXTS.clientNumber} inputMode="numeric" isOptional />;
  if (system === 'BMD') return <FormSection title={TEXTS.head}>{clientNumber}</FormSection>;
  return (
    <FormSection title={TEXTS.head}>
      <FormRow>
        <TextField name="consultantNumber" label={TEXTS.consultantNumber} inputMode="numeric" isOptional />
        {clientNumber}
      </FormRow>
      <FormRow>
        <NumberField name="accountLength" label={TEXTS.accountLength} help={TEXTS.accountLengthHelp} isOptional />
        <NumberField name="fiscalYearStartMonth" label={TEXTS.fiscalYear} help={TEXTS.fiscalYearHelp} isOptional />
        <TextField name="chartOfAccounts" label={TEXTS.chart} inputMode="numeric" isOptional />
      </FormRow>
    </FormSection>
  );
}

/** A number, or the answer that there is none. */
function WageTypeRow({ index, label }: { readonly index: number; readonly label: string }) {
  const isLeftOut: boolean = useWatch({ name: `wageTypes.${index}.isLeftOut` });
  return (
    <FormRow>
      <TextField
        name={`wageTypes.${index}.number`}
        label={TEXTS.wageType(label)}
        inputMode="numeric"
        isOptional
        isDisabled={isLeftOut}
      />
      <Box sx={LEVEL}>
        <CheckboxField name={`wageTypes.${index}.isLeftOut`} label={TEXTS.leftOut(label)} />
      </Box>
    </FormRow>
  );
}

/** Level with the box of the field, not with its label. */
const LEVEL = { mt: { sm: '26px' } } as const;
