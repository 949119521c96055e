import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { LOGO_FAILURES } from '@gastspiel/domain/tenants/tenant-failures.ts';
import { LOGO_RULES } from '@gastspiel/domain/tenants/tenant-rules.ts';
import { normalizePicture, PictureRefused } from '#platform/images/normalize-picture.ts';

/** Undefined leaves a logo as it is, null removes it. */
export interface Logos {
  readonly logoSquareBase64: string | null | undefined;
  readonly logoWideBase64: string | null | undefined;
}

/** Both logos, decoded and encoded anew; each fault is told at its own field. */
export async function prepareLogos(input: Partial<Logos>): Promise<Logos> {
  const faults: Record<string, string> = {};
  const prepare = async (field: keyof Logos) => {
    const given = input[field];
    if (!given) return given;
    try {
      return await normalizePicture(given, LOGO_RULES);
    } catch (error) {
      if (!(error instanceof PictureRefused)) throw error;
      faults[`input.${field}`] = LOGO_FAILURES[error.fault];
      return undefined;
    }
  };
  const logos = {
    logoSquareBase64: await prepare('logoSquareBase64'),
    logoWideBase64: await prepare('logoWideBase64'),
  };
  if (Object.keys(faults).length > 0) throw new Failure(GENERAL_FAILURES.invalidInput, faults);
  return logos;
}
