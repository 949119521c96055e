import { countryNameOf } from '@gastspiel/domain/countries/country-name.ts';
import { ageOn } from '@gastspiel/domain/target-users/age-on.ts';
import {
  CAR_AVAILABILITIES,
  CLOTHING_SIZES,
  GENDERS,
  MARITAL_STATUSES,
} from '@gastspiel/domain/target-users/target-user-values.ts';
import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { formatDay } from '#ui/fields/german-date.ts';
import { PERSON_LABELS as LABELS, PERSON_TEXTS as TEXTS } from './person-texts.ts';
import type { TargetUser } from './target-user-query.ts';

type Attributes = TargetUser['sectorAttributes'];

export const countryName = (code: string | null): string => (code ? countryNameOf(code) : TEXTS.unknown);

/** "Neubaugasse 58/12, 1070 Wien", with the country where it is not Austria; undefined when nothing is known. */
function addressLine({ streetNameAndNumber, postalCode, location, countryCode }: Attributes['address']) {
  const place = [postalCode, location].filter(Boolean).join(' ');
  const known = [streetNameAndNumber, place].filter(Boolean);
  if (known.length === 0) return undefined;
  return [...known, ...(countryCode === 'AT' ? [] : [countryName(countryCode)])].join(', ');
}

function birthdayLine(birthday: string | null): string {
  return birthday ? `${formatDay(birthday)} ${TEXTS.years(ageOn(birthday, dayOf(new Date())))}` : TEXTS.unknown;
}

/** A worker's facts for gastronomy, as labelled values. */
export const attributeFacts = (attributes: Attributes) => ({
  birthday: { label: LABELS.birthday, value: birthdayLine(attributes.birthday) },
  gender: { label: LABELS.gender, value: GENDERS[attributes.gender] },
  address: { label: LABELS.address, value: addressLine(attributes.address) ?? TEXTS.unknown },
  maritalStatus: { label: LABELS.maritalStatus, value: MARITAL_STATUSES[attributes.maritalStatus] },
  nationality: { label: LABELS.nationality, value: countryName(attributes.nationalityCountryCode) },
  licenceAndCar: {
    label: LABELS.licenceAndCar,
    value: [
      attributes.hasDrivingLicence ? TEXTS.classB : TEXTS.noLicence,
      CAR_AVAILABILITIES[attributes.carAvailability],
    ].join(' · '),
  },
  clothingSize: { label: LABELS.clothingSize, value: CLOTHING_SIZES[attributes.clothingSize] },
});
