import { z } from 'zod';
import { CODE_PATTERN } from '#domain/tenants/association-code.ts';
import { isReadable } from '#domain/tenants/color-contrast.ts';
import { TENANT_LIMITS as LIMITS } from '#domain/tenants/tenant-limits.ts';
import { TENANT_RULES } from '#domain/tenants/tenant-rules.ts';

const text = (max: number) => z.string().trim().max(max, TENANT_RULES.tooLong(max));
const required = (max: number) => text(max).min(1, TENANT_RULES.required);
/** Empty means none: a form has no other way to say it. */
const optional = (max: number) =>
  text(max)
    .nullish()
    .transform((value) => value || null);
const entryId = z.uuid().nullish();

const code = required(LIMITS.associationCode).regex(CODE_PATTERN, TENANT_RULES.codeFormat);
const color = z
  .string()
  .regex(/^#[\dA-Fa-f]{6}$/, TENANT_RULES.colorFormat)
  .transform((value) => value.toUpperCase());
const readable = color.refine(isReadable, TENANT_RULES.contrast);

/** Each entry is judged against those before it, so that the message stands at the later one. */
const uniqueBy =
  <Entry>(key: (entry: Entry) => string, field: string, message: string) =>
  (entries: Entry[], context: z.RefinementCtx) => {
    const seen = new Set<string>();
    entries.forEach((entry, index) => {
      const value = key(entry).toLocaleLowerCase('de');
      if (value !== '' && seen.has(value)) context.addIssue({ code: 'custom', message, path: [index, field] });
      seen.add(value);
    });
  };

const Described = z.object({ id: entryId, description: required(LIMITS.description) });
const described = z
  .array(Described)
  .max(LIMITS.entries)
  .superRefine(uniqueBy((entry) => entry.description, 'description', TENANT_RULES.notUnique));

const Pools = z
  .array(Described.extend({ isDefault: z.boolean() }))
  .max(LIMITS.entries)
  .superRefine(uniqueBy((entry) => entry.description, 'description', TENANT_RULES.notUnique))
  .refine((pools) => pools.filter(({ isDefault }) => isDefault).length === 1, TENANT_RULES.oneDefault);

const Outfits = z
  .array(z.object({ id: entryId, title: required(LIMITS.description), description: text(LIMITS.outfitDescription) }))
  .max(LIMITS.entries)
  .superRefine(uniqueBy((entry) => entry.title, 'title', TENANT_RULES.notUnique));

const Checkboxes = z
  .array(
    z.object({
      id: entryId,
      label: required(LIMITS.checkboxLabel),
      url: required(LIMITS.checkboxUrl).regex(/^https?:\/\/[^\s]+$/i, TENANT_RULES.url),
    }),
  )
  .max(LIMITS.entries);

const AccountingInterface = z.object({
  clientId: required(LIMITS.accountingSetting),
  code: required(LIMITS.accountingSetting),
  defaultOccupation: required(LIMITS.accountingSetting),
  userName: required(LIMITS.accountingSetting),
});

/** A logo that is left out stays as it is; null removes it; else the picture as base64 or data URI. */
const logo = z.string().nullish();

const fields = {
  name: required(LIMITS.name),
  contactEmail: optional(LIMITS.email).refine((value) => value === null || EMAIL.test(value), TENANT_RULES.email),
  contactPhone: optional(LIMITS.phone).refine((value) => value === null || PHONE.test(value), TENANT_RULES.phone),
  hasInvoicingModule: z.boolean(),
  targetUserAssociationCode: code,
  tenantUserAssociationCode: code,
  targetUserPools: Pools,
  appointmentTypes: described,
  outfits: Outfits,
  targetUserOnboardingCheckboxes: Checkboxes,
  logoSquareBase64: logo,
  logoWideBase64: logo,
  primaryColorPalette: z.object({ main: readable, light: color, dark: readable }),
  // Its dark tone writes holiday names; the others only decorate.
  secondaryColorPalette: z.object({ main: color, light: color, dark: readable }),
};

/** The same address the mail server will see: one @, no blanks, a dot in the domain. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** With country code: a plus sign, then digits with blanks, dots, dashes or brackets between them. */
const PHONE = /^\+[1-9][\d\s()./-]{5,}$/;

interface Codes {
  readonly targetUserAssociationCode: string;
  readonly tenantUserAssociationCode: string;
}
const codesDiffer = (tenant: Codes): boolean =>
  tenant.targetUserAssociationCode.toUpperCase() !== tenant.tenantUserAssociationCode.toUpperCase();
const SAME_CODES = { message: TENANT_RULES.sameCodes, path: ['tenantUserAssociationCode'] };

export const TenantInput = z.object(fields).refine(codesDiffer, SAME_CODES);

/** The accounting interface can only be switched on when the tenant is created. */
export const NewTenantInput = z
  .object({ ...fields, accountingInterfaceConfiguration: AccountingInterface.nullish() })
  .refine(codesDiffer, SAME_CODES);
