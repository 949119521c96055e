import { z } from 'zod';
import type { AccountingSystem } from '#domain/accounting-files/presets.ts';
import { WAGE_KINDS, type WageKind } from '#domain/accounting-files/wage-minutes.ts';
import { orNone } from '#domain/input/text-input.ts';
import { TAX_TREATMENTS, type TaxTreatment } from '#domain/invoices/tax-treatment.ts';

export const MAPPING_RULES = {
  digits: (max: number): string => `Bitte nur Ziffern, höchstens ${max}.`,
  consultantNumber: 'Die Beraternummer hat vier bis sieben Ziffern und ist mindestens 1001.',
  clientNumber: 'Die Mandantennummer liegt zwischen 1 und 99999.',
  month: 'Bitte einen Monat wählen.',
  accountLength: 'Sachkonten haben vier bis acht Stellen.',
  chart: 'Bitte die zwei Ziffern des Kontenrahmens angeben, z. B. 03.',
  revenueAccount: (length: number): string => `Sachkonten haben hier ${length} Stellen.`,
  sameAccount:
    'Dasselbe Konto mit und ohne Steuer geht nur mit einem Steuerschlüssel bei beiden: Auf einem Automatikkonto würde DATEV sonst Steuer rechnen.',
  wageTypeBmd: 'BMD kennt Lohnarten von 1 bis 650.',
  wageTypeDatev: 'Bitte eine Lohnart von 1 bis 9999 angeben.',
  customerAccountBmd: 'Bitte nur Ziffern, höchstens zehn.',
  customerAccountDatev: (length: number): string => `Kundenkonten haben hier ${length} Stellen.`,
} as const;

const digits = (pattern: RegExp, message: string) => orNone(z.string().trim().regex(pattern, message));
const number = (min: number, max: number, message: string) =>
  z
    .int(message)
    .min(min, message)
    .max(max, message)
    .nullish()
    .transform((value) => value ?? null);

const Revenue = z.object({
  taxTreatment: z.enum(TAX_TREATMENTS),
  account: digits(/^\d{1,10}$/, MAPPING_RULES.digits(10)),
  taxCode: digits(/^\d{1,4}$/, MAPPING_RULES.digits(4)),
});
const WageType = z
  .object({
    kind: z.enum(WAGE_KINDS),
    number: digits(/^\d{1,4}$/, MAPPING_RULES.digits(4)),
    /** Somebody said that it is not handed over. */
    isLeftOut: z.boolean(),
  })
  .transform((type) => ({ ...type, number: type.isLeftOut ? null : type.number }));

/** Whose files these are, and under which numbers the payroll office and the bookkeeper know what we call by name. */
export const Mapping = z.object({
  clientNumber: digits(/^\d{1,6}$/, MAPPING_RULES.digits(6)),
  consultantNumber: digits(/^(?!0)\d{4,7}$/, MAPPING_RULES.consultantNumber),
  fiscalYearStartMonth: number(1, 12, MAPPING_RULES.month),
  accountLength: number(4, 8, MAPPING_RULES.accountLength),
  chartOfAccounts: digits(/^\d{2}$/, MAPPING_RULES.chart),
  /** Whether a purely numeric customer number is the customer's account too. */
  takesCustomerNumbers: z.boolean(),
  revenues: z.array(Revenue).transform((given) => TAX_TREATMENTS.map((treatment) => revenueOf(given, treatment))),
  wageTypes: z.array(WageType).transform((given) => WAGE_KINDS.map((kind) => wageTypeOf(given, kind))),
});
export type Mapping = Readonly<z.output<typeof Mapping>>;
type Revenue = Readonly<z.output<typeof Revenue>>;
type WageType = Readonly<z.output<typeof WageType>>;

const revenueOf = (revenues: readonly Revenue[], taxTreatment: TaxTreatment): Revenue =>
  revenues.find((one) => one.taxTreatment === taxTreatment) ?? { taxTreatment, account: null, taxCode: null };
const wageTypeOf = (types: readonly WageType[], kind: WageKind): WageType =>
  types.find((one) => one.kind === kind) ?? { kind, number: null, isLeftOut: false };

export const revenueFor = ({ revenues }: Mapping, treatment: TaxTreatment): Revenue => revenueOf(revenues, treatment);
export const wageTypeFor = ({ wageTypes }: Mapping, kind: WageKind): WageType => wageTypeOf(wageTypes, kind);

/** Nothing is known until somebody says so. */
export const BLANK_MAPPING: Mapping = Mapping.parse({ takesCustomerNumbers: false, revenues: [], wageTypes: [] });

type Refuse = (path: readonly (string | number)[], message: string) => void;

function checkBmd({ wageTypes }: Mapping, refuse: Refuse): void {
  wageTypes.forEach((type, index) => {
    const value = Number(type.number ?? 1);
    if (value < 1 || value > 650) refuse(['wageTypes', index, 'number'], MAPPING_RULES.wageTypeBmd);
  });
}

function checkDatev(mapping: Mapping, refuse: Refuse): void {
  const { consultantNumber, clientNumber, accountLength, revenues, wageTypes } = mapping;
  if (consultantNumber && Number(consultantNumber) < 1001) refuse(['consultantNumber'], MAPPING_RULES.consultantNumber);
  if (clientNumber && (Number(clientNumber) < 1 || Number(clientNumber) > 99_999)) {
    refuse(['clientNumber'], MAPPING_RULES.clientNumber);
  }
  const taxed = revenueFor(mapping, 'TAXED');
  revenues.forEach(({ taxTreatment, account, taxCode }, index) => {
    if (!account) return;
    const path = ['revenues', index, 'account'];
    if (accountLength && account.length !== accountLength) refuse(path, MAPPING_RULES.revenueAccount(accountLength));
    const isSame = taxTreatment !== 'TAXED' && account === taxed.account;
    if (isSame && !(taxCode && taxed.taxCode)) refuse(path, MAPPING_RULES.sameAccount);
  });
  wageTypes.forEach((type, index) => {
    if (type.number && Number(type.number) < 1) refuse(['wageTypes', index, 'number'], MAPPING_RULES.wageTypeDatev);
  });
}

const NOT_OF_BMD = { consultantNumber: null, fiscalYearStartMonth: null, accountLength: null, chartOfAccounts: null };

/** The tables as they may be saved for a system. */
export const mappingInputFor = (system: AccountingSystem) =>
  Mapping.transform((mapping): Mapping => (system === 'BMD' ? { ...mapping, ...NOT_OF_BMD } : mapping)).superRefine(
    (mapping, context) => {
      const refuse: Refuse = (path, message) => context.addIssue({ code: 'custom', path: [...path], message });
      if (system === 'BMD') checkBmd(mapping, refuse);
      else checkDatev(mapping, refuse);
    },
  );

/** The fault of a customer's account; DATEV's have one digit more than its other accounts. */
export function customerAccountFault(
  account: string,
  system: AccountingSystem,
  accountLength: number | null,
): string | undefined {
  if (system === 'BMD') return /^\d{1,10}$/.test(account) ? undefined : MAPPING_RULES.customerAccountBmd;
  if (!/^\d{1,9}$/.test(account)) return MAPPING_RULES.digits(9);
  if (accountLength === null || account.length === accountLength + 1) return undefined;
  return MAPPING_RULES.customerAccountDatev(accountLength + 1);
}

interface Customer {
  readonly customerNumber: string;
  /** As somebody entered it. */
  readonly account: string | null;
}

/** The account of a customer: as entered, else the customer number where the agency wants that and it is one. */
export function customerAccountOf(
  { customerNumber, account }: Customer,
  system: AccountingSystem,
  { takesCustomerNumbers, accountLength }: Mapping,
): string | null {
  const known = account ?? (takesCustomerNumbers ? customerNumber.trim() : null);
  return known !== null && customerAccountFault(known, system, accountLength) === undefined ? known : null;
}
