import type { Viewer } from '#platform/viewer/viewer.ts';
import { aServer } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import type { Candidate } from '../candidates/candidates-query.ts';
import type { Offer } from '../lanes/offers-query.ts';
import { AppointmentCockpit } from './appointment-cockpit.tsx';
import type { Appointment } from './appointment-query.ts';

const HOUR = 3_600_000;
const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR).toISOString();

/** Tomorrow's work. */
const GALA = {
  ...{ id: 'a-1', version: 3, seriesId: null, description: 'Gala', meantStartTime: null, meantEndTime: null },
  ...{ desiredTargetUsers: 4, bookedTargetUsers: 0, preventedTargetUsers: 0, unconfirmedTargetUsers: 0 },
  ...{
    acceptedTargetUsers: 0,
    contactedTargetUsers: 0,
    declinedTargetUsers: 0,
    typeId: 't-1',
    targetUserPoolId: 'p-1',
  },
  ...{ invoiceRecipient: null, event: null, type: 'Service', pool: 'Team Wien', outfit: undefined },
  sectorAttributes: {
    ...{ customer: 'Palais Wehrgraf', venue: 'Palais Wehrgraf', station: null, contact: null, outfitKey: null },
    ...{ notes: null, meetingInformation: null },
    address: { streetNameAndNumber: null, postalCode: null, location: null, countryCode: 'AT' },
  },
  internalAttributes: { notes: null, minimumTargetUserRating: null },
} as const;

const aCandidate = (id: string, rank: number) =>
  ({
    ...{ id, firstName: id, lastName: 'Haas', phoneNumber: null, effectiveRating: null, assessmentCount: 0, rank },
    ...{ availability: 'AVAILABLE', isDeployableAsTeamLeader: false, hoursOfWeek: 0, hoursWithShift: 8 },
    ...{ lastWorkedOn: null, rankingReason: '', warnings: [], reasons: [], preventedAt: null, preventedNote: null },
  }) as Candidate;

const anOffer = ({ id, firstName, lastName }: Candidate, offerState: Offer['offerState']) =>
  ({
    ...{ offerId: `o-${id}`, targetUserId: id, firstName, lastName, phoneNumber: null, offerState, offerNotes: null },
    ...{ offerNotesVersion: 1, stateChangedAt: inHours(-1), openedAt: null, waveNumber: null, remindedAt: null },
    ...{ confirmedAt: null, preventedAt: null, preventedNote: null, isAbsent: false, effectiveRating: null },
    ...{ isDeployableAsTeamLeader: false, hoursOfWeek: 0, hoursWithShift: 8, warnings: [] },
  }) as Offer;

/** The cockpit of tomorrow's work with four people who could come; whoever is asked or booked goes into their lane. */
export function aCockpit(userRole: NonNullable<Viewer['user']>['userRole'] = 'TENANT_USER_DISPATCHER') {
  const mayEdit = userRole !== 'TENANT_USER_ACCOUNTING';
  const appointment = {
    ...{ ...GALA, startDateTime: inHours(24), endDateTime: inHours(30), viewerCanEdit: mayEdit },
  } as unknown as Appointment;
  const all = ['Ada', 'Bea', 'Cleo', 'Dina'].map((id, at) => aCandidate(id, at + 1));
  const world = { lanes: new Map<string, Offer['offerState']>() };
  const put = (ids: readonly string[], state: Offer['offerState']): number => {
    for (const id of ids) world.lanes.set(id, state);
    return ids.length;
  };
  const left = () => all.filter(({ id }) => !world.lanes.has(id));
  const counts = () => ({ available: left().length, partially: 0, unavailable: 0 });
  const server = aServer({
    AppointmentOffers: () => {
      const items = all.flatMap((one) => {
        const state = world.lanes.get(one.id);
        return state ? [anOffer(one, state)] : [];
      });
      return { appointmentOffers: { count: items.length, items } };
    },
    Candidates: () => ({
      targetUsersAvailableForAppointment: { count: left().length, availabilityCounts: counts(), items: left() },
    }),
    AvailabilityCounts: () => ({ targetUsersAvailableForAppointment: { availabilityCounts: counts() } }),
    OfferWaves: () => ({ offerWaves: { state: null, waves: [] } }),
    AppointmentMessages: () => ({ appointmentMessages: [] }),
    AppointmentHistory: () => ({ appointment: { history: { count: 0, items: [] } }, tenantInformation: null }),
    BookingObjections: ({ targetUserIds }) => ({
      bookingObjections: (targetUserIds as unknown as readonly string[]).map((id) => ({
        ...{
          targetUserId: id,
          firstName: id,
          lastName: 'Haas',
          availability: 'AVAILABLE',
          warnings: [],
          objections: [],
        },
      })),
    }),
    CreateOffer: ({ targetUserId }) => {
      put([String(targetUserId)], 'CONTACTED');
      return { createOffer: { offerId: `o-${String(targetUserId)}` } };
    },
    CreateOffers: ({ targetUserIds }) => ({
      createOfferForAllAvailableUsers: put(
        (targetUserIds as unknown as readonly string[] | null) ?? left().map(({ id }) => id),
        'CONTACTED',
      ),
    }),
    CreateBookings: ({ targetUserIds }) => ({
      createBookings: put(targetUserIds as unknown as readonly string[], 'BOOKED'),
    }),
    WithdrawOffer: ({ offerId }) => {
      world.lanes.delete(String(offerId).slice(2));
      return { withdrawOffer: 1 };
    },
  });
  const user = { userRole, userState: 'ACTIVE', firstName: 'Dora', lastName: 'Dispo', hasDeviceAccessTicket: true };
  const shown = renderScreen(<AppointmentCockpit appointment={appointment} />, { user: user as Viewer['user'] });
  return { server, ...shown };
}
