import { TENANT_LIMITS } from '@gastspiel/domain/tenants/tenant-rules.ts';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useFormContext, useWatch } from 'react-hook-form';
import { TextField } from '#ui/fields/text-field.tsx';
import { FormRow, FormSection } from '#ui/form/form-section.tsx';
import { TENANT_TEXTS } from './tenant-texts.ts';
import type { TenantValues } from './tenant-values.ts';

const NAME = 'accountingInterfaceConfiguration';
const BLANK = { clientId: '', code: '', defaultOccupation: '', userName: '' };
const limit = { maxLength: TENANT_LIMITS.accountingSetting };

/** Whole or not at all, so the switch brings the fields and takes them away. */
export function AccountingFields() {
  const { setValue } = useFormContext<TenantValues>();
  const isOn = Boolean(useWatch<TenantValues, typeof NAME>({ name: NAME }));
  return (
    <FormSection title={TENANT_TEXTS.accounting} hint={TENANT_TEXTS.accountingHint}>
      <FormControlLabel
        label={TENANT_TEXTS.hasAccounting}
        control={
          <Switch checked={isOn} onChange={(_, on) => setValue(NAME, on ? BLANK : null, { shouldDirty: true })} />
        }
      />
      {isOn && (
        <>
          <FormRow>
            <TextField name={`${NAME}.clientId`} label={TENANT_TEXTS.clientId} {...limit} />
            <TextField name={`${NAME}.code`} label={TENANT_TEXTS.accountingCode} {...limit} />
          </FormRow>
          <FormRow>
            <TextField name={`${NAME}.defaultOccupation`} label={TENANT_TEXTS.defaultOccupation} {...limit} />
            <TextField name={`${NAME}.userName`} label={TENANT_TEXTS.userName} {...limit} />
          </FormRow>
        </>
      )}
    </FormSection>
  );
}
