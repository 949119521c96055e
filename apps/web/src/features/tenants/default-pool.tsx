import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import { useFormContext, useWatch } from 'react-hook-form';
import { ROW_TEXTS, TENANT_TEXTS } from './tenant-texts.ts';
import type { TenantValues } from './tenant-values.ts';

/** Makes the pool of this row the one that new workers start in, and takes that from the others. */
export function DefaultPool({ index }: { readonly index: number }) {
  const { getValues, setValue, trigger, formState } = useFormContext<TenantValues>();
  const isDefault = useWatch<TenantValues, `targetUserPools.${number}.isDefault`>({
    name: `targetUserPools.${index}.isDefault`,
  });
  const choose = (): void => {
    getValues('targetUserPools').forEach((_, row) => {
      setValue(`targetUserPools.${row}.isDefault`, row === index, { shouldDirty: true });
    });
    if (formState.isSubmitted) void trigger('targetUserPools');
  };
  return (
    <FormControlLabel
      label={TENANT_TEXTS.isDefault}
      control={
        <Radio
          name="default-pool"
          checked={isDefault ?? false}
          onChange={choose}
          slotProps={{ input: { 'aria-label': ROW_TEXTS.makeDefault(index + 1) } }}
        />
      }
      sx={{ alignSelf: 'start', mt: { sm: '26px' }, mr: 0, minHeight: 40 }}
    />
  );
}
