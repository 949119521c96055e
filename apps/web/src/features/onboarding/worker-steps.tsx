import { AddressLines } from '#features/contact/index.ts';
import { PhoneField } from '#ui/fields/phone-field.tsx';
import { FormRow } from '#ui/form/form-section.tsx';
import { ConditionFields } from './condition-fields.tsx';
import { EmailField } from './email-field.tsx';
import { FIELD_LABELS, STEP_TEXTS } from './onboarding-texts.ts';
import type { Options } from './options-query.ts';
import { PayrollFields } from './payroll-fields.tsx';
import { PersonFields } from './person-fields.tsx';
import type { Step } from './step.ts';
import { WorkFields } from './work-fields.tsx';

const ContactFields = () => (
  <>
    <FormRow>
      <EmailField />
      <PhoneField name="sectorAttributes.phoneNumber" label={FIELD_LABELS.phone} isOptional />
    </FormRow>
    <AddressLines path="sectorAttributes.address" isOwn isOptional />
  </>
);

const of = (group: string, ...names: string[]): string[] => names.map((name) => `${group}.${name}`);
const person = (...names: string[]) => of('personalInformation', ...names);
const sector = (...names: string[]) => of('sectorAttributes', ...names);
const address = (...names: string[]) => of('sectorAttributes.address', ...names);

/** The worker's form. Who has nothing to accept has one step less. */
export const workerSteps = ({ appointmentTypes, checkboxes }: Options): readonly Step[] => [
  {
    title: STEP_TEXTS.person,
    fields: [
      ...sector('academicTitle'),
      ...person('firstName', 'lastName'),
      ...sector('birthday', 'gender', 'nationalityCountryCode', 'maritalStatus'),
    ],
    content: <PersonFields />,
  },
  {
    title: STEP_TEXTS.contact,
    fields: [
      ...person('contactEmail'),
      ...sector('phoneNumber'),
      ...address('streetNameAndNumber', 'postalCode', 'location', 'countryCode'),
    ],
    content: <ContactFields />,
  },
  {
    title: STEP_TEXTS.work,
    fields: ['availableForAppointmentTypeIds', ...sector('clothingSize', 'carAvailability', 'hasDrivingLicence')],
    content: <WorkFields types={appointmentTypes} />,
  },
  {
    title: STEP_TEXTS.payroll,
    hint: STEP_TEXTS.payrollHint,
    fields: ['socialSecurityNumber', 'iban', 'bic'],
    content: <PayrollFields />,
  },
  ...(checkboxes.length === 0
    ? []
    : [
        {
          title: STEP_TEXTS.conditions,
          hint: STEP_TEXTS.conditionsHint,
          fields: ['acceptedCheckboxIds'],
          content: <ConditionFields checkboxes={checkboxes} />,
        },
      ]),
];
