import {
  askableFacts,
  incompleteFields,
  missingForRelease,
  namesOfFacts,
} from '@gastspiel/domain/target-users/release.ts';
import { TargetUserInput } from '@gastspiel/domain/target-users/target-user-input.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { FactFields } from '#features/onboarding/index.ts';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { MultiSelectField } from '#ui/fields/multi-select-field.tsx';
import { useNotify } from '#ui/notices/notify.ts';
import { targetUserValues } from '../edit/target-user-values.ts';
import { updateTargetUser } from '../edit/update-target-user.ts';
import { PERSON_LABELS } from '../person-texts.ts';
import { fullName, type TargetUser } from '../target-user-query.ts';
import { type Choices, optionsOf } from '../tenant-choices.ts';
import { STATE_TEXTS } from './view-texts.ts';

interface ReleaseFormProps {
  readonly worker: TargetUser;
  readonly choices: Choices;
  readonly onClose: () => void;
}

/** The rules of the fields that are shown, and that none of the missing facts stays empty. */
const resolverFor = (missing: TargetUser['missingForRelease']) =>
  zodResolver(
    TargetUserInput.pick({
      availableForAppointmentTypeIds: true,
      availableInPoolIds: true,
      sectorAttributes: true,
    }).superRefine(({ sectorAttributes, availableForAppointmentTypeIds, availableInPoolIds }, context) => {
      const record = {
        ...{ ...sectorAttributes, ...sectorAttributes.address, hasSocialSecurityNumber: true, hasIban: true },
        ...{ appointmentTypeIds: availableForAppointmentTypeIds, poolIds: availableInPoolIds },
      };
      const still = missingForRelease(record, askableFacts(missing));
      for (const [path, message] of Object.entries(incompleteFields(still))) {
        context.addIssue({ code: 'custom', path: path.split('.'), message });
      }
    }),
  );

/** Asks for what is missing, and releases with the same click. */
export function ReleaseForm({ worker, choices, onClose }: ReleaseFormProps) {
  const { missingForRelease: missing } = worker;
  const { sectorAttributes, availableForAppointmentTypeIds, availableInPoolIds } = targetUserValues(worker);
  const form = useForm({
    resolver: resolverFor(missing),
    defaultValues: { sectorAttributes, availableForAppointmentTypeIds, availableInPoolIds },
  });
  const update = useAttempt(updateTargetUser);
  const notify = useNotify();
  const name = fullName(worker.personalInformation);
  return (
    <FormDialog
      title={STATE_TEXTS.releaseTitle}
      intro={`${name}. ${STATE_TEXTS.releaseMissing(namesOfFacts(missing))}`}
      submit={STATE_TEXTS.release}
      form={form}
      save={async (chosen) => {
        const input = TargetUserInput.parse({ ...targetUserValues(worker), ...chosen, userState: 'ACTIVE' });
        await update.send({ id: worker.id, version: worker.version, input });
        notify({ text: STATE_TEXTS.released(name), detail: STATE_TEXTS.releasedDetail });
      }}
      onClose={onClose}
    >
      <FactFields facts={askableFacts(missing)} path="sectorAttributes." />
      {missing.includes('APPOINTMENT_TYPE') && (
        <MultiSelectField
          name="availableForAppointmentTypeIds"
          label={PERSON_LABELS.types}
          options={optionsOf(choices.types)}
        />
      )}
      {missing.includes('POOL') && (
        <MultiSelectField name="availableInPoolIds" label={PERSON_LABELS.pools} options={optionsOf(choices.pools)} />
      )}
    </FormDialog>
  );
}
