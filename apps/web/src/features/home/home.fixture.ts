import { addDays, dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { instantOf } from '@gastspiel/domain/time/vienna-time.ts';
import { mondayOf } from '@gastspiel/domain/time/week.ts';
import type { Home } from './home-document.ts';

const today = dayOf(new Date());
const at = (days: number, time: string): string => instantOf(addDays(today, days), time).toISOString();
const shift = (id: string, description: string, days: number) => ({
  ...{ id, description, customer: 'Catering Liebherz', venue: 'Volksbühne' },
  ...{ startDateTime: at(days, '18:00'), endDateTime: at(days, '23:00') },
});
const booking = (id: string, firstName: string, lastName: string) => ({
  ...{ offerId: `o-${id}`, targetUserId: `w-${id}`, firstName, lastName, phoneNumber: '+43 664 123' },
  ...{ since: new Date().toISOString(), note: null, appointment: shift(`a-${id}`, 'Gala-Dinner', 3) },
});

/** Nothing is open; the agency has worked before. */
export const aFreeDay = (changed: Partial<Home> = {}): Home =>
  ({
    openMatters: { preventions: [], absences: [], unconfirmed: [], unreachable: [], undelivered: [] },
    appointmentSummary: { count: 0, freePlaces: 0 },
    appointments: { items: [] },
    beginnings: { hasAppointments: true, hasAppointmentTypes: true, hasWorkers: true },
    offersWaitingForBooking: { count: 0, since: null, items: [] },
    fillRates: Array.from({ length: 10 }, (_, week) => ({
      monday: addDays(mondayOf(today), 7 * (week - 8)),
      wantedPlaces: 10,
      filledPlaces: 9,
    })),
    shiftsOfDay: { count: 0, items: [] },
    ...changed,
  }) as Home;

/** Something of everything that all of the office may see. */
export const aMorning = (changed: Partial<Home> = {}): Home =>
  aFreeDay({
    openMatters: {
      preventions: [{ ...booking('1', 'Lea', 'Haas'), note: '39 Grad Fieber' }],
      absences: [booking('2', 'Florian', 'Eder')],
      unconfirmed: [
        {
          appointment: shift('a-4', 'Hochzeit', 1),
          workers: [
            { firstName: 'Nora', lastName: 'Berger' },
            { firstName: 'Paul', lastName: 'Lang' },
          ],
          since: new Date().toISOString(),
        },
      ],
      unreachable: [
        {
          ...{ targetUserId: 'w-3', firstName: 'Clara', lastName: 'Stadler', phoneNumber: null },
          ...{ contactEmail: 'clara@nowhere.example', offersAhead: 2 },
        },
      ],
      undelivered: [
        {
          ...{ kind: 'TIME_SHEET', id: 'b-1', label: 'Weinverkostung', recipientId: 'r-1' },
          ...{ recipientName: 'Hotel Ringhof', email: 'buero@ringhof.example', since: at(-1, '08:00') },
        },
      ],
    },
    appointmentSummary: { count: 12, freePlaces: 39 },
    appointments: {
      items: [
        {
          ...{ id: 'a-9', description: 'Premierenfeier', startDateTime: at(1, '18:00'), endDateTime: at(1, '23:00') },
          ...{ desiredTargetUsers: 8, bookedTargetUsers: 7, preventedTargetUsers: 0 },
          sectorAttributes: { customer: 'Catering Liebherz' },
        },
      ],
    },
    offersWaitingForBooking: {
      count: 14,
      since: at(-2, '09:00'),
      items: [
        {
          ...{ offerId: 'o-7', targetUserId: 'w-7', firstName: 'Anna', lastName: 'Pichler', freePlaces: 1 },
          ...{ isAbsent: false, acceptedAt: at(-2, '09:00'), appointment: shift('a-7', 'Halloween-Ball', 2) },
        },
      ],
    },
    shiftsOfDay: {
      count: 1,
      items: [
        {
          desiredTargetUsers: 2,
          appointment: shift('a-5', 'Frühstücksservice', 0),
          crew: [
            {
              ...{ targetUserId: 'w-5', firstName: 'Jakob', lastName: 'Winkler', phoneNumber: '+43 664 555' },
              ...{ isPrevented: false, isUnconfirmed: false, isTeamLeader: true },
            },
          ],
        },
      ],
    },
    ...changed,
  });

/** The parts that come with the invoicing module. */
export const withBlocks = {
  unsentPrintoutSummary: { count: 5, nextStartDateTime: null },
  resendingNecessaryPrintoutSummary: { count: 2, nextStartDateTime: null },
  worklogBlocks: { count: 4, nextStartDateTime: at(-1, '18:00') },
} satisfies Partial<Home>;

/** More than anybody works through. */
export const tooMany = {
  ...withBlocks,
  offersWaitingForBooking: { count: 1001, since: null, items: [] },
  resendingNecessaryPrintoutSummary: { count: 1001, nextStartDateTime: null },
} satisfies Partial<Home>;

export const withInvoices = {
  openInvoiceSummary: [
    { state: 'DRAFT', count: 3, grossTotal: { value: 10_312.07 } },
    { state: 'PAST_DUE', count: 4, grossTotal: { value: 9122.4 } },
  ],
  statistics: {
    revenueByMonth: [{ month: today.slice(0, 7), netRevenue: { value: 2000 } }],
    yearBefore: { revenueByMonth: [{ month: today.slice(0, 7), netRevenue: { value: 1000 } }] },
  },
} satisfies Partial<Home>;
