const NOWHERE = '00000000-0000-4000-8000-000000000000';
const RAISE = '{ percentage: 3, validFrom: "2027-01-01", includesOwn: false }';

/** Sample calls of how an agency runs itself, and of its prices. */
export const AGENCY_CALLS: Record<string, string> = {
  agencyUsage: '{ agencyUsage { pools { id count } outfits { id count } stations { station count } } }',
  agency: '{ agency { id version } }',
  updateAgency: 'mutation { updateAgency(version: 0, input: {}) { id } }',
  renewAssociationCode: 'mutation { renewAssociationCode(flow: TARGET_USER) { id } }',
  priceList: '{ priceList { version types { id } } }',
  priceChange: `{ priceChange(appointmentTypeId: "${NOWHERE}", validFrom: "2027-01-01") { appointments } }`,
  paymentTerms: '{ paymentTerms { days } }',
  setPaymentTerms: 'mutation { setPaymentTerms(input: { days: 0 }) { days } }',
  raisePreview: `{ raisePreview(input: ${RAISE}) { seen } }`,
  saveListedType: 'mutation { saveListedType(version: 0, input: { description: "" }) { version } }',
  removeListPrice: `mutation { removeListPrice(appointmentTypeId: "${NOWHERE}", version: 0, validFrom: "2027-01-01") { version } }`,
  retireAppointmentType: `mutation { retireAppointmentType(appointmentTypeId: "${NOWHERE}", version: 0, isRetired: true) { version } }`,
  raisePrices: `mutation { raisePrices(input: ${RAISE}, seen: "") { version } }`,
};
