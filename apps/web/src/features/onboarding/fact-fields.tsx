import { countriesIn } from '@gastspiel/domain/countries/countries.ts';
import { REQUIRABLE_FACTS, type RequirableFact } from '@gastspiel/domain/target-users/release.ts';
import { CLOTHING_SIZES, GENDERS, MARITAL_STATUSES } from '@gastspiel/domain/target-users/target-user-values.ts';
import type { ReactNode } from 'react';
import { AddressLines } from '#features/contact/index.ts';
import { CountryField } from '#ui/fields/country-field.tsx';
import { DateField } from '#ui/fields/date-field.tsx';
import { labelOptions } from '#ui/fields/option.ts';
import { PhoneField } from '#ui/fields/phone-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';

const COUNTRIES = countriesIn('de');
/** As people type them, with blanks: longer than what is kept. */
const TYPED = 64;

const LABELS = REQUIRABLE_FACTS;
/** `path` is what stands in front of a fact's name in the form's values. */
const FIELDS: Readonly<Record<RequirableFact, (path: string) => ReactNode>> = {
  BIRTHDAY: (path) => <DateField completes="never" name={`${path}birthday`} label={LABELS.BIRTHDAY} />,
  NATIONALITY: (path) => (
    <CountryField name={`${path}nationalityCountryCode`} label={LABELS.NATIONALITY} isOptional countries={COUNTRIES} />
  ),
  ADDRESS: (path) => <AddressLines path={`${path}address`} />,
  PHONE: (path) => <PhoneField name={`${path}phoneNumber`} label={LABELS.PHONE} />,
  GENDER: (path) => <SelectField name={`${path}gender`} label={LABELS.GENDER} options={labelOptions(GENDERS)} />,
  MARITAL_STATUS: (path) => (
    <SelectField name={`${path}maritalStatus`} label={LABELS.MARITAL_STATUS} options={labelOptions(MARITAL_STATUSES)} />
  ),
  CLOTHING_SIZE: (path) => (
    <SelectField name={`${path}clothingSize`} label={LABELS.CLOTHING_SIZE} options={labelOptions(CLOTHING_SIZES)} />
  ),
  SOCIAL_SECURITY_NUMBER: (path) => (
    <TextField
      name={`${path}socialSecurityNumber`}
      label={LABELS.SOCIAL_SECURITY_NUMBER}
      inputMode="numeric"
      maxLength={TYPED}
    />
  ),
  IBAN: (path) => <TextField name={`${path}iban`} label={LABELS.IBAN} maxLength={TYPED} />,
};

/** A field for each of these facts. */
export const FactFields = ({
  facts,
  path = '',
}: {
  readonly facts: readonly RequirableFact[];
  readonly path?: string;
}) => facts.map((fact) => <div key={fact}>{FIELDS[fact](path)}</div>);
