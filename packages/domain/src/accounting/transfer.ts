import { z } from 'zod';
import { addDays, type Day, isDay } from '#domain/time/vienna-day.ts';

/** The meaning of a recorded time to payroll: never told before, told otherwise, or recorded no longer. */
export const TRANSFER_STEPS = ['NEW', 'CHANGED', 'GONE'] as const;
export type TransferStep = (typeof TRANSFER_STEPS)[number];

/** The reasons why a time can not be transferred; one holds back no other time. */
export const TRANSFER_OBSTACLES = ['NO_PERSONNEL_NUMBER', 'COST_CENTER_INACTIVE', 'LEFT'] as const;
export type TransferObstacle = (typeof TRANSFER_OBSTACLES)[number];

export const TRANSFER_LINE_STATES = ['WAITING', 'SENT', 'ACCEPTED', 'REJECTED', 'STOPPED'] as const;
export type TransferLineState = (typeof TRANSFER_LINE_STATES)[number];

/** How a transfer stands, by what became of its lines. */
export const TRANSFER_STATES = ['RUNNING', 'COMPLETE', 'INCOMPLETE', 'STOPPED', 'FAILED'] as const;
export type TransferState = (typeof TRANSFER_STATES)[number];

export interface TransferFacts {
  readonly hasEnded: boolean;
  readonly wasStopped: boolean;
  readonly failure: string | null;
  readonly count: number;
  readonly acceptedCount: number;
}

export function transferState({ hasEnded, wasStopped, failure, count, acceptedCount }: TransferFacts): TransferState {
  if (!hasEnded) return 'RUNNING';
  if (failure !== null) return 'FAILED';
  if (wasStopped) return 'STOPPED';
  return acceptedCount === count ? 'COMPLETE' : 'INCOMPLETE';
}

/** Whether payroll has the hours of a block, and still as they are. */
export const PAYROLL_STATES = ['NOT_TRANSFERRED', 'PARTLY', 'TRANSFERRED', 'CHANGED'] as const;
export type PayrollState = (typeof PAYROLL_STATES)[number];

/** Why payroll rejects a line; whatever else it says is INVALID_LINE. */
export const REJECTIONS = {
  UNKNOWN_EMPLOYEE: 'Die Personalnummer ist dort unbekannt',
  EMPLOYEE_LEFT: 'Dort ausgetreten, die Zeit liegt danach',
  UNKNOWN_COST_CENTRE: 'Die Kostenstelle gibt es dort nicht oder nicht mehr',
  PERIOD_CLOSED: 'Der Monat ist in der Lohnverrechnung schon abgeschlossen',
  STALE_VERSION: 'Dort steht schon eine neuere Fassung',
  INVALID_LINE: 'Die Lohnverrechnung lehnt die Zeile ab',
} as const;
export type Rejection = keyof typeof REJECTIONS;
export const rejectionOf = (code: string | undefined): Rejection =>
  code && code in REJECTIONS ? (code as Rejection) : 'INVALID_LINE';

/** More than a quarter at once helps nobody and shows too much to look at. */
export const TRANSFER_LIMITS = { days: 93 } as const;
export const isTransferPeriod = (from: Day, until: Day): boolean =>
  isDay(from) && isDay(until) && from <= until && until <= addDays(from, TRANSFER_LIMITS.days - 1);

const day = z
  .string()
  .nullable()
  .transform((value) => value ?? '')
  .refine(isDay, { error: 'Bitte ein Datum wählen.', abort: true });

/** Which days are transferred, both of them with it. */
export const TransferDays = z
  .object({ from: day, until: day })
  .refine(({ from, until }) => isTransferPeriod(from, until), {
    path: ['until'],
    error: `Der Zeitraum hat höchstens ${TRANSFER_LIMITS.days} Tage, und sein Ende liegt nicht vor dem Anfang.`,
  });
export type TransferDays = z.output<typeof TransferDays>;
