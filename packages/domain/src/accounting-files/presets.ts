import type { Month } from '#domain/time/month.ts';

export const ACCOUNTING_SYSTEMS = ['BMD', 'DATEV'] as const;
export type AccountingSystem = (typeof ACCOUNTING_SYSTEMS)[number];
export const SYSTEM_LABELS: Readonly<Record<AccountingSystem, string>> = { BMD: 'BMD NTCS', DATEV: 'DATEV' };

export const ACCOUNTING_PRESETS = [
  'BMD_BOOKINGS',
  'BMD_HOURS',
  'BMD_HOURS_WITH_HEADER',
  'DATEV_BOOKINGS',
  'DATEV_HOURS',
] as const;
export type AccountingPreset = (typeof ACCOUNTING_PRESETS)[number];

/** The subject of a file: outgoing invoices for bookkeeping, or hours for payroll. */
export type FileContent = 'BOOKINGS' | 'HOURS';

interface Preset {
  readonly system: AccountingSystem;
  readonly content: FileContent;
  readonly label: string;
  readonly fileName: (month: Month) => string;
}

export const PRESETS: Readonly<Record<AccountingPreset, Preset>> = {
  BMD_BOOKINGS: {
    system: 'BMD',
    content: 'BOOKINGS',
    label: 'BMD NTCS: Ausgangsrechnungen',
    fileName: (month) => `BMD_Buchungen_${month}.csv`,
  },
  BMD_HOURS: {
    system: 'BMD',
    content: 'HOURS',
    label: 'BMD Lohn: Stunden',
    fileName: (month) => `BMD_Stunden_${month}.csv`,
  },
  BMD_HOURS_WITH_HEADER: {
    system: 'BMD',
    content: 'HOURS',
    label: 'BMD Lohn: Stunden mit Kopfzeile',
    fileName: (month) => `BMD_Stunden_mit_Kopfzeile_${month}.csv`,
  },
  DATEV_BOOKINGS: {
    system: 'DATEV',
    content: 'BOOKINGS',
    label: 'DATEV: Buchungsstapel',
    fileName: (month) => `EXTF_Buchungsstapel_${month}.csv`,
  },
  DATEV_HOURS: {
    system: 'DATEV',
    content: 'HOURS',
    label: 'DATEV LODAS: Stunden',
    fileName: (month) => `LODAS_Stunden_${month}.txt`,
  },
};

export const presetsOf = (system: AccountingSystem): readonly AccountingPreset[] =>
  ACCOUNTING_PRESETS.filter((preset) => PRESETS[preset].system === system);
