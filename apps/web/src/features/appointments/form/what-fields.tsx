import { APPOINTMENT_LIMITS as LIMITS } from '@gastspiel/domain/appointments/appointment-rules.ts';
import Link from '@mui/material/Link';
import { useWatch } from 'react-hook-form';
import { linkTo } from '#platform/navigation/paths.ts';
import { may } from '#platform/viewer/may.ts';
import { useViewer } from '#platform/viewer/viewer.ts';
import { FieldWarning } from '#ui/fields/field-warning.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { FormRow } from '#ui/form/form-row.tsx';
import { FormSection } from '#ui/form/form-section.tsx';
import { type Choices, optionsOf } from '../agency-choices.ts';
import type { AppointmentValues } from './appointment-form.ts';
import { fieldOf } from './field-of.ts';
import { FORM_TEXTS as TEXTS } from './form-texts.ts';
import { PeriodFields } from './period-fields.tsx';
import { useSuitableWorkers } from './suitable-workers.ts';

/** How many could come; fewer than wanted is worth a look. */
function Suitable() {
  const suitable = useSuitableWorkers();
  const desired = useWatch<AppointmentValues, 'desiredTargetUsers'>({ name: 'desiredTargetUsers' });
  if (suitable === undefined) return null;
  const words = TEXTS.suitable(suitable);
  return suitable < (desired ?? 0) ? <FieldWarning>{words}</FieldWarning> : words;
}

/** A new agency has none, and without one there is no appointment: who may make them is led there. */
function NoTypes() {
  const viewer = useViewer();
  return (
    <FieldWarning>
      <span>
        {TEXTS.noTypes}{' '}
        {viewer.tenant && may(viewer, 'tenants.write') ? (
          <Link href={linkTo('/tenant/edit/$id', { id: viewer.tenant.id })}>{TEXTS.addTypes}</Link>
        ) : (
          TEXTS.askForTypes
        )}
      </span>
    </FieldWarning>
  );
}

export function WhatFields({ choices: { types, pools } }: { readonly choices: Choices }) {
  return (
    <FormSection title={TEXTS.what}>
      <TextField {...fieldOf('description')} maxLength={LIMITS.description} />
      <PeriodFields />
      <FormRow>
        <SelectField
          {...fieldOf('type')}
          options={optionsOf(types)}
          {...(types.length === 0 && { help: <NoTypes /> })}
        />
        <SelectField {...fieldOf('pool')} options={optionsOf(pools)} />
        <NumberField {...fieldOf('desired')} help={<Suitable />} />
      </FormRow>
    </FormSection>
  );
}
