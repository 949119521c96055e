import { TargetUserInput } from '@gastspiel/domain/target-users/target-user-input.ts';
import { addDays, addYears } from '@gastspiel/domain/time/vienna-day.ts';
import type { z } from 'zod';
import { FEMALE_NAMES, LAST_NAMES, MALE_NAMES } from '#app/demo/demo-names.ts';
import { inventIban, inventSocialSecurityNumber } from '#app/demo/demo-numbers.ts';
import type { Draw } from '#app/demo/draw.ts';
import { mailboxOf } from '#app/demo/mailbox.ts';

/** Where an agency's workers live: street and town with its postal code. */
export interface DemoRegion {
  readonly streets: readonly string[];
  readonly towns: readonly (readonly [postalCode: string, location: string])[];
}

export interface Choices {
  readonly poolIds: readonly string[];
  readonly typeIds: readonly string[];
}

type Values = z.input<typeof TargetUserInput>;
type Name = readonly [firstName: string, lastName: string];

export interface DemoWorker {
  readonly values: z.output<typeof TargetUserInput>;
  readonly given: { readonly SOCIAL_SECURITY_NUMBER?: string; readonly IBAN?: string; readonly BIC?: string };
}

/**
 * Everybody is of age and has the same birthday whenever the demo is loaded: accounting systems know people by birthday and
 * number.
 */
const YOUNGEST = '2008-01-01';

const NOTES = [
  'Spricht Englisch und Italienisch.',
  'Sehr sicher bei Banketten über 100 Personen.',
  'Nur ab 16 Uhr, studiert.',
  'Kann kurzfristig einspringen.',
  'Allergikerin: keine Nüsse in der Küche.',
  null,
  null,
  null,
];

/** Where somebody comes from, and why they may work here. */
const ORIGINS: readonly (readonly [string, Values['internalAttributes']['nationhood']])[] = [
  ['AT', 'RESIDENT_NATION'],
  ['AT', 'RESIDENT_NATION'],
  ['AT', 'RESIDENT_NATION'],
  ['DE', 'RESIDENT_EEA'],
  ['HR', 'RESIDENT_EEA'],
  ['HU', 'CROSS_BORDER_COMMUTER'],
  ['RS', 'RED_WHITE_RED_CARD_PLUS'],
  ['TR', 'PERMIT_FOR_PERMANENT_RESIDENCY'],
  ['BA', 'MARRIED_TO_RESIDENT'],
];

export function inventName(draw: Draw): { name: Name; gender: Values['sectorAttributes']['gender'] } {
  const isFemale = draw.isLucky(52);
  return {
    name: [draw.one(isFemale ? FEMALE_NAMES : MALE_NAMES), draw.one(LAST_NAMES)],
    gender: isFemale ? 'FEMALE' : 'MALE',
  };
}

/** Nobody comes by car without a licence. */
function inventDriving(draw: Draw) {
  const carAvailability = draw.one(['AVAILABLE', 'PARTIALLY', 'UNAVAILABLE', 'UNAVAILABLE'] as const);
  const hasDrivingLicence = draw.isLucky(60) || carAvailability !== 'UNAVAILABLE';
  return { carAvailability, hasDrivingLicence };
}

interface Wish {
  readonly name: Name;
  readonly gender: Values['sectorAttributes']['gender'];
  readonly state: Values['userState'];
  /** Left out where one is made of the name. */
  readonly email?: string;
}

/** A plausible worker, through the same rules as a form's input: a demo with a wrong number does not load. */
export function inventWorker(draw: Draw, region: DemoRegion, choices: Choices, wish: Wish): DemoWorker {
  const { name, gender, state } = wish;
  const birthday = addDays(addYears(YOUNGEST, -draw.number(38)), -draw.number(365));
  const [postalCode, location] = draw.one(region.towns);
  const [nationality, nationhood] = draw.one(ORIGINS);
  const isNew = state === 'ONBOARDING';
  const values: Values = {
    userState: state,
    personalInformation: {
      firstName: name[0],
      lastName: name[1],
      contactEmail: wish.email ?? `${mailboxOf(name.join(' '))}@post.example`,
    },
    sectorAttributes: {
      gender,
      phoneNumber: `+43 664 555${String(draw.number(10_000)).padStart(4, '0')}`,
      address: {
        streetNameAndNumber: `${draw.one(region.streets)} ${1 + draw.number(98)}/${1 + draw.number(30)}`,
        postalCode,
        location,
        countryCode: 'AT',
      },
      birthday,
      academicTitle: draw.isLucky(8) ? draw.one(['BA', 'Mag.', 'MSc']) : null,
      maritalStatus: draw.one(['SINGLE', 'SINGLE', 'MARRIED', 'DIVORCED', 'UNKNOWN'] as const),
      nationalityCountryCode: nationality,
      clothingSize: draw.one(['XS', 'S', 'M', 'M', 'L', 'XL'] as const),
      ...inventDriving(draw),
    },
    internalAttributes: {
      nationhood: isNew ? null : (nationhood ?? null),
      hasCompletedRecruitingDay: !isNew && draw.isLucky(80),
      isDeployableAsTeamLeader: !isNew && draw.isLucky(12),
      notes: isNew ? null : draw.one(NOTES),
      rating: !isNew && draw.isLucky(20) ? 3 + draw.number(3) : null,
    },
    availableForAppointmentTypeIds: draw.some(choices.typeIds, 1 + draw.number(3)),
    availableInPoolIds: isNew ? choices.poolIds.slice(0, 1) : draw.some(choices.poolIds, 1 + draw.number(2)),
  };
  return {
    values: TargetUserInput.parse(values),
    given: draw.isLucky(90)
      ? {
          SOCIAL_SECURITY_NUMBER: inventSocialSecurityNumber(birthday, draw),
          IBAN: inventIban(draw),
          BIC: 'GIBAATWWXXX',
        }
      : {},
  };
}
