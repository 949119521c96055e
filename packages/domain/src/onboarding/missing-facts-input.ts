import { z } from 'zod';
import { keysOf } from '#domain/input/keys-of.ts';
import {
  isWholeAddress,
  missingForRelease,
  REQUIRABLE_FACTS,
  type ReleaseRecord,
  type RequirableFact,
} from '#domain/target-users/release.ts';
import { SectorAttributes, secretInputs } from '#domain/target-users/target-user-input.ts';

/** The field of each fact that stands open in the record. */
const FIELDS = {
  BIRTHDAY: 'birthday',
  NATIONALITY: 'nationalityCountryCode',
  ADDRESS: 'address',
  PHONE: 'phoneNumber',
  GENDER: 'gender',
  MARITAL_STATUS: 'maritalStatus',
  CLOTHING_SIZE: 'clothingSize',
} as const satisfies Partial<Record<RequirableFact, keyof typeof SectorAttributes.shape>>;

const { birthday, nationalityCountryCode, address, phoneNumber, gender, maritalStatus, clothingSize } =
  SectorAttributes.shape;
const { socialSecurityNumber, iban } = secretInputs;

/** Facts that somebody who waits for release adds; what is left out stays as it is. */
export const MissingFactsInput = z
  .object({
    ...{ birthday, nationalityCountryCode, address, phoneNumber, gender, maritalStatus, clothingSize },
    ...{ socialSecurityNumber, iban },
  })
  .partial();
export type MissingFacts = z.output<typeof MissingFactsInput>;

type Open = z.output<typeof SectorAttributes>;

/**
 * The record's open facts with what was told of those that nobody knew. What is known stays, and so does half an address that was not
 * told whole.
 */
export function withMissingFacts(record: ReleaseRecord, known: Open, told: MissingFacts): Open {
  const missing = missingForRelease(record, keysOf(REQUIRABLE_FACTS));
  const address = told.address && isWholeAddress(told.address) ? told.address : undefined;
  const added = keysOf(FIELDS)
    .filter((fact) => missing.includes(fact))
    .flatMap((fact) => {
      const value = { ...told, address }[FIELDS[fact]];
      return value === undefined || value === null ? [] : [[FIELDS[fact], value]];
    });
  return { ...known, ...Object.fromEntries(added) };
}
