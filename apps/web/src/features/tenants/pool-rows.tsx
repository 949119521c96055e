import { TENANT_LIMITS } from '@gastspiel/domain/tenants/tenant-rules.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { FormRow } from '#ui/form/form-row.tsx';
import { DefaultPool } from './default-pool.tsx';
import { EntryRows } from './entry-rows.tsx';
import { ROW_TEXTS, TENANT_TEXTS } from './tenant-texts.ts';

export const PoolRows = () => (
  <EntryRows
    name="targetUserPools"
    title={TENANT_TEXTS.pools}
    hint={TENANT_TEXTS.poolsHint}
    add={ROW_TEXTS.addPool}
    blank={{ description: '', isDefault: false }}
    row={(index) => (
      <FormRow columns="1fr auto">
        <TextField
          name={`targetUserPools.${index}.description`}
          label={TENANT_TEXTS.description}
          maxLength={TENANT_LIMITS.description}
        />
        <DefaultPool index={index} />
      </FormRow>
    )}
  />
);
