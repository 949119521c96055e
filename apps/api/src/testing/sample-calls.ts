const PALETTE = '{ main: "#111111", light: "#222222", dark: "#000000" }';
const TENANT = `{ name: "", hasInvoicingModule: true, targetUserAssociationCode: "A", tenantUserAssociationCode: "B",
  targetUserPools: [], appointmentTypes: [], outfits: [], targetUserOnboardingCheckboxes: [],
  primaryColorPalette: ${PALETTE}, secondaryColorPalette: ${PALETTE} }`;

/** An entity that nobody has: it is looked for only when everything else is in order. */
export const NOWHERE = '00000000-0000-4000-8000-000000000000';
const RECIPIENT = `{ customerNumber: "", contactPersons: [], appointmentTypePrices: [], letterHead: { name: "",
  address: { streetNameAndNumber: "", postalCode: "", location: "", countryCode: "AT" } } }`;

const WORKER = `{ userState: ACTIVE, personalInformation: { firstName: "", lastName: "", contactEmail: "" },
  sectorAttributes: { gender: NONE, address: { countryCode: "AT" }, maritalStatus: SINGLE, clothingSize: M,
    hasDrivingLicence: true, carAvailability: AVAILABLE },
  internalAttributes: { hasCompletedRecruitingDay: true, isDeployableAsTeamLeader: true },
  availableForAppointmentTypeIds: [], availableInPoolIds: [] }`;
const OWN_PROFILE = `{ contactEmail: "", address: { countryCode: "AT" }, maritalStatus: SINGLE, clothingSize: M,
  hasDrivingLicence: true, carAvailability: AVAILABLE }`;
const PERSON = `{ type: TARGET_USER, userId: "${NOWHERE}" }`;
const FEEDBACK = `{ invoiceRecipientId: "${NOWHERE}", feedback: POSITIVE }`;

const APPOINTMENT = `{ description: "", startDateTime: "", endDateTime: "", desiredTargetUsers: 0, typeId: "", targetUserPoolId: "",
  sectorAttributes: { customer: "", venue: "", address: { countryCode: "AT" }, meetingInformation: {} },
  internalAttributes: {} }`;

/**
 * One call of every root field; OWN stands for the person's own tenant. A field without one fails below: write it here
 * when you add the field. Mutations that would change a lot get an input that is refused after the permission.
 */
export const SAMPLE_CALLS: Record<string, string> = {
  tenant: '{ tenant(id: "OWN") { id version } }',
  targetUserAssociationCode: '{ targetUserAssociationCode { code targetUsersCount } }',
  createTenant: `mutation { createTenant(input: ${TENANT}) { id } }`,
  updateTenant: `mutation { updateTenant(id: "OWN", version: 0, input: ${TENANT}) { id } }`,
  deleteTenant: 'mutation { deleteTenant(id: "OWN", name: "another") }',
  invoiceRecipients: '{ invoiceRecipients { items { id contactPersonNames } count } }',
  invoiceRecipient: `{ invoiceRecipient(invoiceRecipientId: "${NOWHERE}") { id version } }`,
  invoiceRecipientNames: '{ invoiceRecipientNames { id name } }',
  invoiceRecipientName: `{ invoiceRecipientName(invoiceRecipientId: "${NOWHERE}") { name } }`,
  nextCustomerNumber: '{ nextCustomerNumber }',
  createInvoiceRecipient: `mutation { createInvoiceRecipient(input: ${RECIPIENT}) { id } }`,
  updateInvoiceRecipient: `mutation {
    updateInvoiceRecipient(invoiceRecipientId: "${NOWHERE}", version: 0, input: ${RECIPIENT}) { id } }`,
  deleteInvoiceRecipient: `mutation { deleteInvoiceRecipient(invoiceRecipientId: "${NOWHERE}") }`,
  onboardingOptions: '{ onboardingOptions(tenantAssociationCode: "NO SUCH CODE") { flow } }',
  onboardingDraft: '{ onboardingDraft { draft } }',
  saveOnboardingDraft: 'mutation { saveOnboardingDraft(tenantAssociationCode: "NO SUCH CODE", draft: "{}") }',
  completeOnboarding: 'mutation { completeOnboarding(tenantAssociationCode: "NO SUCH CODE") }',
  'createDownload.targetUsersCsv': 'mutation { createDownload(input: { targetUsersCsv: {} }) { url } }',
  tenantUsers: '{ tenantUsers(tenantId: "OWN") { items { id } count } }',
  tenantUser: `{ tenantUser(tenantId: "OWN", tenantUserId: "${NOWHERE}") { id } }`,
  updateTenantUser: `mutation { updateTenantUser(tenantId: "OWN", tenantUserId: "${NOWHERE}", version: 1, input: {
    firstName: "", lastName: "", contactEmail: "", role: SYSTEM_ADMIN, userState: ACTIVE }) { id } }`,
  deleteTenantUser: `mutation { deleteTenantUser(tenantId: "OWN", tenantUserId: "${NOWHERE}") }`,
  'createDownload.tenantUsersCsv':
    'mutation { createDownload(input: { tenantUsersCsv: { tenantId: "OWN" } }) { url } }',
  appointments: '{ appointments { items { id } count } }',
  appointment: `{ appointment(appointmentId: "${NOWHERE}") { id } }`,
  bookedWorkersAbsentAt: `{ bookedWorkersAbsentAt(appointmentId: "${NOWHERE}", startDateTime: "2030-01-01T10:00:00Z",
    endDateTime: "2030-01-01T18:00:00Z") }`,
  createAppointment: `mutation { createAppointment(input: ${APPOINTMENT}) { id } }`,
  updateAppointment: `mutation { updateAppointment(appointmentId: "${NOWHERE}", version: 1, input: ${APPOINTMENT}) { withdrawnOffers } }`,
  assignInvoiceRecipientToAppointment: `mutation { assignInvoiceRecipientToAppointment(appointmentId: "${NOWHERE}", version: 1) { withdrawnOffers } }`,
  invoiceRecipientOfAssignedAppointment: `{ invoiceRecipientOfAssignedAppointment(appointmentId: "${NOWHERE}") { id } }`,
  deleteAppointment: `mutation { deleteAppointment(appointmentId: "${NOWHERE}") }`,
  appointmentOffers: `{ appointmentOffers(appointmentId: "${NOWHERE}") { count } }`,
  targetUsersAvailableForAppointment: `{ targetUsersAvailableForAppointment(appointmentId: "${NOWHERE}") { count } }`,
  appointmentOfferCounts: `{ appointmentOfferCounts(appointmentIds: ["${NOWHERE}"]) { booked } }`,
  bookingObjections: `{ bookingObjections(appointmentId: "${NOWHERE}", targetUserIds: ["${NOWHERE}"]) { targetUserId } }`,
  targetUserOffers: `{ targetUserOffers(targetUserId: "${NOWHERE}") { count } }`,
  targetUserOffersInFutureCount: `{ targetUserOffersInFutureCount(targetUserId: "${NOWHERE}") { booked } }`,
  denialEffects: `{ denialEffects(targetUserId: "${NOWHERE}", invoiceRecipientId: "${NOWHERE}") { booked } }`,
  createBookings: `mutation { createBookings(appointmentId: "${NOWHERE}", targetUserIds: ["${NOWHERE}"]) }`,
  bookOffers: `mutation { bookOffers(offerIds: ["${NOWHERE}"]) }`,
  ensureOfferWithStateExists: `mutation { ensureOfferWithStateExists(appointmentId: "${NOWHERE}", targetUserId: "${NOWHERE}", offerState: BOOKED) { offerId } }`,
  seekReplacement: `mutation { seekReplacement(offerId: "${NOWHERE}") }`,
  dismissPrevention: `mutation { dismissPrevention(offerId: "${NOWHERE}") { offerId } }`,
  reportPrevention: `mutation { reportPrevention(offerId: "${NOWHERE}") { offerId } }`,
  currentTargetUserOffers: `{ currentTargetUserOffers { count } }`,
  currentTargetUserOffer: `{ currentTargetUserOffer(offerId: "${NOWHERE}") { offerId } }`,
  calendarFeed: '{ calendarFeed { createdAt } }',
  createCalendarFeed: 'mutation { createCalendarFeed { url } }',
  revokeCalendarFeed: 'mutation { revokeCalendarFeed }',
  failedJobs: '{ failedJobs { count items { id } } }',
  retryFailedJobs: 'mutation { retryFailedJobs(jobIds: ["0"]) }',
  createOffer: `mutation { createOffer(appointmentId: "${NOWHERE}", targetUserId: "${NOWHERE}") { offerId } }`,
  createOfferForAllAvailableUsers: `mutation { createOfferForAllAvailableUsers(appointmentId: "${NOWHERE}") }`,
  createBooking: `mutation { createBooking(appointmentId: "${NOWHERE}", targetUserId: "${NOWHERE}") { offerId } }`,
  bookOffer: `mutation { bookOffer(offerId: "${NOWHERE}") { offerId } }`,
  withdrawOffer: `mutation { withdrawOffer(offerId: "${NOWHERE}") }`,
  withdrawAllOffers: `mutation { withdrawAllOffers(appointmentId: "${NOWHERE}", offerStates: [CONTACTED]) }`,
  updateOfferNotes: `mutation { updateOfferNotes(offerId: "${NOWHERE}") { offerId } }`,
  acceptOffer: `mutation { acceptOffer(offerId: "${NOWHERE}") { offerId } }`,
  declineOffer: `mutation { declineOffer(offerId: "${NOWHERE}") { offerId } }`,
  targetUsers: '{ targetUsers { items { id lastName } count } }',
  targetUser: `{ targetUser(targetUserId: "${NOWHERE}") { id } }`,
  fetchStaffMemberWithCostCenters: `{ fetchStaffMemberWithCostCenters(targetUserId: "${NOWHERE}") { staffMember { type } } }`,
  updateTargetUser: `mutation { updateTargetUser(targetUserId: "${NOWHERE}", version: 1, input: ${WORKER}) { id } }`,
  setTargetUserState: `mutation { setTargetUserState(targetUserId: "${NOWHERE}", userState: BLOCKED) { id } }`,
  deleteTargetUser: `mutation { deleteTargetUser(targetUserId: "${NOWHERE}") }`,
  updateStaffMember: `mutation {
    updateStaffMember(targetUserId: "${NOWHERE}", version: 1, input: { type: PERMANENT }) { id } }`,
  revealTargetUserSecret: `mutation { revealTargetUserSecret(targetUserId: "${NOWHERE}", secret: IBAN) { value } }`,
  ownProfile: '{ ownProfile { id } }',
  updateOwnProfile: `mutation { updateOwnProfile(version: 1, input: ${OWN_PROFILE}) { id } }`,
  revealOwnSecret: 'mutation { revealOwnSecret(secret: IBAN) { value } }',
  resendContactConfirmation: `mutation { resendContactConfirmation(targetUserId: "${NOWHERE}") }`,
  resendOwnContactConfirmation: 'mutation { resendOwnContactConfirmation }',
  offerToAnswer: '{ offerToAnswer(token: "none") { firstName } }',
  answerOffer: 'mutation { answerOffer(token: "none", answer: ACCEPT) { firstName } }',
  confirmContactEmail: 'mutation { confirmContactEmail(token: "none") }',
  assessments: `{ assessments(target: ${PERSON}) { items { rating } count } }`,
  averageTargetUserAssessment: `{ averageTargetUserAssessment(targetUserId: "${NOWHERE}") { average } }`,
  createAssessment: `mutation { createAssessment(target: ${PERSON}, input: { rating: 5 }) { id } }`,
  updateAssessment: `mutation { updateAssessment(assessmentId: "${NOWHERE}", version: 1, input: { rating: 5 }) { id } }`,
  deleteAssessment: `mutation { deleteAssessment(assessmentId: "${NOWHERE}") }`,
  feedbacks: `{ feedbacks(target: ${PERSON}) { items { feedback } count } }`,
  createInvoiceRecipientFeedback: `mutation {
    createInvoiceRecipientFeedback(target: ${PERSON}, input: ${FEEDBACK}) { id } }`,
  updateInvoiceRecipientFeedback: `mutation {
    updateInvoiceRecipientFeedback(feedbackId: "${NOWHERE}", version: 1, input: ${FEEDBACK}) { id } }`,
  deleteInvoiceRecipientFeedback: `mutation { deleteInvoiceRecipientFeedback(feedbackId: "${NOWHERE}") }`,
  invoiceRecipientDenials: `{ invoiceRecipientDenials(targetUserId: "${NOWHERE}") { reason } }`,
  createInvoiceRecipientDenial: `mutation {
    createInvoiceRecipientDenial(targetUserId: "${NOWHERE}", input: { invoiceRecipientId: "${NOWHERE}" }) { id } }`,
  deleteInvoiceRecipientDenial: `mutation { deleteInvoiceRecipientDenial(denialId: "${NOWHERE}") }`,
  absences: '{ absences { startsAt } }',
  createAbsence: 'mutation { createAbsence(input: {}) { id } }',
  deleteAbsence: `mutation { deleteAbsence(absenceId: "${NOWHERE}") }`,
  targetUserRemoval: `{ targetUserRemoval(targetUserId: "${NOWHERE}") { kind } }`,
  anonymiseTargetUser: `mutation { anonymiseTargetUser(targetUserId: "${NOWHERE}") { id } }`,
  'createDownload.targetUserDataJson': `mutation {
    createDownload(input: { targetUserDataJson: { targetUserId: "${NOWHERE}" } }) { url } }`,
  'createDownload.ownDataJson': 'mutation { createDownload(input: { ownDataJson: true }) { url } }',
  availableCountries: '{ availableCountries(displayLanguage: "de") { code } }',
  currentVersion: '{ currentVersion { value } }',
  tenantInformation: '{ tenantInformation { id name tenantTheme { logoWideBase64 } } }',
  tenantTheme: '{ tenantTheme { primaryColorPalette { main } } }',
  tenants: '{ tenants { items { id name } count } }',
  userInformation: '{ userInformation { exists existingUserInformation { userRole } } }',
  clearDeviceAccessTicket: 'mutation { clearDeviceAccessTicket }',
  issueDeviceAccessTicket: 'mutation { issueDeviceAccessTicket(force: true) { ticket } }',
  registerMobilePush: 'mutation { registerMobilePush(token: "walk") }',
  unregisterMobilePush: 'mutation { unregisterMobilePush(token: "walk") }',
};
