import type { Percentage } from '#domain/money/amounts.ts';
import type { Cents } from '#domain/money/money.ts';
import { divideRounded } from '#domain/money/rounding.ts';
import type { Minutes } from '#domain/time/minutes.ts';

/** The counts of a stretch of time, or of a part of it. */
export interface Figures {
  /** That begin in it. */
  readonly appointments: number;
  /** The wanted workers of these appointments, and how many of those places somebody comes to. */
  readonly wantedPlaces: number;
  readonly filledPlaces: number;
  readonly bookings: number;
  /** Booked, and recorded as not come. Whoever said before that they can not come is prevented, and counts here only if recorded so. */
  readonly notCome: number;
  /** By the day on which an entry begins. */
  readonly workMinutes: Minutes;
  readonly breakMinutes: Minutes;
  readonly travelMinutes: Minutes;
  /** The revenue of invoices that were sent and not cancelled, by the month of their issue. */
  readonly netRevenue: Cents;
}

export const NO_FIGURES: Figures = {
  appointments: 0,
  wantedPlaces: 0,
  filledPlaces: 0,
  bookings: 0,
  notCome: 0,
  workMinutes: 0,
  breakMinutes: 0,
  travelMinutes: 0,
  netRevenue: 0n,
};

/** How much of what was wanted is filled; nothing where nothing was wanted. */
export const fillRate = ({
  wantedPlaces,
  filledPlaces,
}: Pick<Figures, 'wantedPlaces' | 'filledPlaces'>): Percentage | null =>
  wantedPlaces === 0 ? null : divideRounded(BigInt(filledPlaces) * 10_000n, BigInt(wantedPlaces));
