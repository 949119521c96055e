import type { Appointment } from './appointment-query.ts';

const ID = '5f2c1f0e-6f0f-4b56-9d3f-0d9c0b8f7a11';

/** The agency's lists to choose from. */
export const CHOICES = {
  defaultPoolId: ID,
  pools: [{ id: ID, description: 'Team Wien' }],
  types: [{ id: ID, description: 'Service' }],
  outfits: [],
};

/** An evening in spring for which nobody has been asked yet. */
export const anAppointment = ({
  contact = null,
  ...changes
}: Partial<Appointment> & { readonly contact?: string | null } = {}): Appointment => ({
  id: 'a-1',
  version: 3,
  seriesId: null,
  description: 'Gala',
  startDateTime: '2031-03-10T16:00:00Z',
  endDateTime: '2031-03-10T22:00:00Z',
  meantStartTime: null,
  meantEndTime: null,
  desiredTargetUsers: 4,
  bookedTargetUsers: 0,
  preventedTargetUsers: 0,
  unconfirmedTargetUsers: 0,
  acceptedTargetUsers: 0,
  typeId: ID,
  targetUserPoolId: ID,
  invoiceRecipient: null,
  sectorAttributes: {
    customer: 'Palais Wehrgraf',
    venue: 'Palais Wehrgraf',
    station: null,
    contact,
    outfitKey: null,
    notes: null,
    address: { streetNameAndNumber: null, postalCode: null, location: null, countryCode: 'AT' },
    meetingInformation: null,
  },
  internalAttributes: { notes: null, minimumTargetUserRating: null },
  event: null,
  ...changes,
});
