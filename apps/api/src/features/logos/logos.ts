import { createHash } from 'node:crypto';
import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { LOGO_FAILURES, LOGO_RULES } from '@gastspiel/domain/logos/logo-rules.ts';
import { drawOnce } from '#platform/images/draw-once.ts';
import { normalizePicture, PictureRefused } from '#platform/images/normalize-picture.ts';
import { safeSharp } from '#platform/images/safe-sharp.ts';

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

/** The audit log says of a picture only that it changed. */
export const describeLogo = (logo: string | null | undefined): string | undefined => {
  if (logo === undefined) return undefined;
  return logo === null ? 'removed' : 'changed';
};

/** Sharp as a header shows it: 40 pixels high and 240 wide, on the finest of screens. */
const SMALL = { width: 480, height: 120, fit: 'inside', withoutEnlargement: true } as const;
const WEBP = { quality: 75, effort: 6 } as const;
const KEPT = 200;

/** Makes a logo (a data URI, as it is stored) small enough for the first answer on a slow line. */
export function createSmallLogos(): (logo: string) => Promise<string> {
  const once = drawOnce<string>({ kept: KEPT });
  return (logo) => once(createHash('sha256').update(logo).digest('base64url'), () => drawSmall(logo));
}

async function drawSmall(logo: string): Promise<string> {
  const picture = Buffer.from(logo.replace(/^data:[^,]*,/, ''), 'base64');
  const sharp = await safeSharp();
  const small = await sharp(picture).resize(SMALL).webp(WEBP).toBuffer();
  return `data:image/webp;base64,${small.toString('base64')}`;
}
