import { z } from 'zod';
import { optionalEmail, optionalPhone } from '#domain/contact/contact-input.ts';
import { INPUT_RULES } from '#domain/input/input-rules.ts';
import { keysOf } from '#domain/input/keys-of.ts';
import { chosenId, notes, requiredText } from '#domain/input/text-input.ts';
import { uniqueBy } from '#domain/input/unique-by.ts';
import { REQUIRABLE_FACTS } from '#domain/target-users/release.ts';
import { CODE_PATTERN } from '#domain/tenants/association-code.ts';
import { isReadable } from '#domain/tenants/color-contrast.ts';
import { type Palette, paletteOf } from '#domain/tenants/color-tones.ts';
import { TENANT_LIMITS as LIMITS, TENANT_RULES } from '#domain/tenants/tenant-rules.ts';

const entryId = chosenId.nullish();

const code = requiredText(LIMITS.associationCode).regex(CODE_PATTERN, TENANT_RULES.codeFormat);
const color = z
  .string()
  .regex(/^#[\dA-Fa-f]{6}$/, TENANT_RULES.colorFormat)
  .transform((value) => value.toUpperCase());
const readable = color.refine(isReadable, TENANT_RULES.contrast);

/** A light or dark tone that is left out follows the main colour. */
const palette = (main: typeof color) =>
  z
    .object({ main, light: color.nullish(), dark: readable.nullish() })
    .transform(({ main: chosen, light, dark }): Palette => {
      const own = paletteOf(chosen);
      return { main: chosen, light: light ?? own.light, dark: dark ?? own.dark };
    });

const Described = z.object({ id: entryId, description: requiredText(LIMITS.description) });
const described = z
  .array(Described)
  .max(LIMITS.entries)
  .superRefine(uniqueBy((entry) => entry.description, 'description', INPUT_RULES.notUnique));

const Pools = z
  .array(Described.extend({ isDefault: z.boolean() }))
  .max(LIMITS.entries)
  .superRefine(uniqueBy((entry) => entry.description, 'description', INPUT_RULES.notUnique))
  .refine((pools) => pools.filter(({ isDefault }) => isDefault).length === 1, TENANT_RULES.oneDefault);

const Outfits = z
  .array(
    z.object({ id: entryId, title: requiredText(LIMITS.description), description: notes(LIMITS.outfitDescription) }),
  )
  .max(LIMITS.entries)
  .superRefine(uniqueBy((entry) => entry.title, 'title', INPUT_RULES.notUnique));

const Checkboxes = z
  .array(
    z.object({
      id: entryId,
      label: requiredText(LIMITS.checkboxLabel),
      url: requiredText(LIMITS.checkboxUrl).regex(/^https?:\/\/[^\s]+$/i, TENANT_RULES.url),
    }),
  )
  .max(LIMITS.entries);

/** How to speak with the tenant's accounting system; the password is kept elsewhere. */
export const AccountingInterface = z.object({
  clientId: requiredText(LIMITS.accountingSetting),
  code: requiredText(LIMITS.accountingSetting),
  defaultOccupation: requiredText(LIMITS.accountingSetting),
  userName: requiredText(LIMITS.accountingSetting),
});

/** A logo that is left out stays as it is; null removes it; else the picture as base64 or data URI. */
const logo = z.string().nullish();

/** In the order in which they are told; what is left out stays as it is. */
const requiredForRelease = z
  .array(z.enum(keysOf(REQUIRABLE_FACTS)))
  .max(keysOf(REQUIRABLE_FACTS).length)
  .transform((chosen) => keysOf(REQUIRABLE_FACTS).filter((fact) => chosen.includes(fact)))
  .optional();

/** Everything that an agency arranges for itself. */
const ownFields = {
  name: requiredText(LIMITS.name),
  contactEmail: optionalEmail,
  contactPhone: optionalPhone,
  targetUserAssociationCode: code,
  tenantUserAssociationCode: code,
  targetUserPools: Pools,
  appointmentTypes: described,
  outfits: Outfits,
  targetUserOnboardingCheckboxes: Checkboxes,
  requiredForRelease,
  logoSquareBase64: logo,
  logoWideBase64: logo,
  primaryColorPalette: palette(readable),
  // Its dark tone writes holiday names; the others only decorate.
  secondaryColorPalette: palette(color),
};

const fields = { ...ownFields, hasInvoicingModule: z.boolean() };

interface Codes {
  readonly targetUserAssociationCode?: string | undefined;
  readonly tenantUserAssociationCode?: string | undefined;
}
/** One that is left out is compared when it is known. */
export const codesDiffer = ({ targetUserAssociationCode: one, tenantUserAssociationCode: other }: Codes): boolean =>
  one === undefined || other === undefined || one.toUpperCase() !== other.toUpperCase();
const SAME_CODES = { message: TENANT_RULES.sameCodes, path: ['tenantUserAssociationCode'] };

export const TenantInput = z.object(fields).refine(codesDiffer, SAME_CODES);

/** An agency saves this of itself; what is left out stays as it is. */
export const AgencyInput = z.object(ownFields).partial().refine(codesDiffer, SAME_CODES);

/** The accounting interface can only be switched on when the tenant is created. */
export const NewTenantInput = z
  .object({ ...fields, accountingInterfaceConfiguration: AccountingInterface.nullish() })
  .refine(codesDiffer, SAME_CODES);
