import { USER_STATES, type UserState } from '@gastspiel/domain/permissions/roles.ts';
import { stateRefusal } from '@gastspiel/domain/target-users/target-user-state.ts';
import { USER_STATE_LABELS } from '@gastspiel/domain/users/user-state-labels.ts';
import { useWatch } from 'react-hook-form';
import { MultiSelectField } from '#ui/fields/multi-select-field.tsx';
import { SwitchField } from '#ui/fields/on-off-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { FormSection } from '#ui/form/form-section.tsx';
import { PERSON_LABELS } from '../person-texts.ts';
import { type Choices, optionsOf } from '../tenant-choices.ts';
import { EDIT_TEXTS } from './edit-texts.ts';

interface DeploymentFieldsProps {
  readonly choices: Choices;
  /** From which the state is changed. */
  readonly state: UserState;
}

export function DeploymentFields({ choices: { pools, types }, state }: DeploymentFieldsProps) {
  const chosen: readonly string[] | undefined = useWatch({ name: 'availableForAppointmentTypeIds' });
  const states = USER_STATES.filter((to) => stateRefusal(state, to) === undefined);
  return (
    <FormSection title={EDIT_TEXTS.deployment}>
      <SelectField
        name="userState"
        label={PERSON_LABELS.state}
        options={states.map((to) => ({ value: to, label: USER_STATE_LABELS[to] }))}
      />
      <MultiSelectField
        name="availableForAppointmentTypeIds"
        label={PERSON_LABELS.types}
        options={optionsOf(types, chosen)}
      />
      <MultiSelectField name="availableInPoolIds" label={PERSON_LABELS.pools} options={optionsOf(pools)} />
      <SwitchField name="internalAttributes.hasCompletedRecruitingDay" label={PERSON_LABELS.recruitingDayDone} />
      <SwitchField name="internalAttributes.isDeployableAsTeamLeader" label={PERSON_LABELS.teamLeaderDeployable} />
    </FormSection>
  );
}
