import { TARGET_USER_LIMITS } from '@gastspiel/domain/target-users/target-user-rules.ts';
import { STAFF_TYPES } from '@gastspiel/domain/target-users/target-user-values.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { labelOptions } from '#ui/fields/option.ts';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { FormRow, FormSection } from '#ui/form/form-section.tsx';
import { PERSON_LABELS } from '../person-texts.ts';
import { costCenterLabel, costCentersQuery } from '../staff-member-query.ts';
import { EDIT_TEXTS } from './edit-texts.ts';

export function EmploymentFields({ workerId }: { readonly workerId: string }) {
  const { data: costCenters } = useQuery(costCentersQuery(workerId));
  const [current] = useState(useWatch({ name: 'costCenterId' }));
  // One that is no longer used stays with whoever has it, until they get another.
  const choices = (costCenters ?? [])
    .filter(({ id, isActive }) => isActive || id === current)
    .map((center) => ({
      value: center.id,
      label: center.isActive ? costCenterLabel(center) : EDIT_TEXTS.inactive(costCenterLabel(center)),
    }));
  return (
    <FormSection title={EDIT_TEXTS.employment}>
      <SelectField name="type" label={PERSON_LABELS.staffType} options={labelOptions(STAFF_TYPES)} />
      <FormRow>
        <SelectField
          name="costCenterId"
          label={PERSON_LABELS.costCenter}
          isOptional
          options={choices}
          help={costCenters?.length === 0 && EDIT_TEXTS.noCostCenters}
        />
        <TextField
          name="accountingId"
          label={PERSON_LABELS.accountingId}
          isOptional
          maxLength={TARGET_USER_LIMITS.accountingId}
        />
      </FormRow>
    </FormSection>
  );
}
