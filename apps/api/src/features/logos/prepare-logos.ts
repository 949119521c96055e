import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { LOGO_FAILURES, LOGO_RULES } from '@gastspiel/domain/logos/logo-rules.ts';
import { normalizePicture, PictureRefused } from '#platform/images/normalize-picture.ts';

/** Undefined leaves a logo as it is, null removes it, else it is the picture as a data URI. */
type Logo = string | null | undefined;

/** Logos of an input, decoded and encoded anew; each fault is told at its own field. */
export async function prepareLogos<Field extends string>(
  given: Readonly<Record<Field, Logo>>,
): Promise<Readonly<Record<Field, Logo>>> {
  const faults: Record<string, string> = {};
  const prepared: Record<Field, Logo> = { ...given };
  for (const field in given) {
    const logo = given[field];
    if (!logo) continue;
    try {
      prepared[field] = await normalizePicture(logo, LOGO_RULES);
    } catch (error) {
      if (!(error instanceof PictureRefused)) throw error;
      faults[`input.${field}`] = LOGO_FAILURES[error.fault];
    }
  }
  if (Object.keys(faults).length > 0) throw new Failure(GENERAL_FAILURES.invalidInput, faults);
  return prepared;
}
