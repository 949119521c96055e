import { refusalOf } from '@gastspiel/domain/permissions/decide.ts';
import { type Permission, permissionOf } from '@gastspiel/domain/permissions/permissions.ts';
import { ROLES, type Role, type UserState } from '@gastspiel/domain/permissions/roles.ts';
import { SCOPES } from '@gastspiel/domain/permissions/scopes.ts';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { startTestApi, type TestApi } from '#app/testing/test-api.ts';
import { signToken } from '#app/testing/test-issuer.ts';
import { SCHEMA_PARTS } from '#features/schema.ts';
import { buildSchema, rootFields } from '#platform/graphql/build-schema.ts';

const PALETTE = '{ main: "#111111", light: "#222222", dark: "#000000" }';
const TENANT = `{ name: "", hasInvoicingModule: true, targetUserAssociationCode: "A", tenantUserAssociationCode: "B",
  targetUserPools: [], appointmentTypes: [], outfits: [], targetUserOnboardingCheckboxes: [],
  primaryColorPalette: ${PALETTE}, secondaryColorPalette: ${PALETTE} }`;

/** An entity that nobody has: it is looked for only when everything else is in order. */
const NOWHERE = '00000000-0000-4000-8000-000000000000';
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
const SAMPLES: Record<string, string> = {
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
  dismissPrevention: `mutation { dismissPrevention(offerId: "${NOWHERE}") { offerId } }`,
  reportPrevention: `mutation { reportPrevention(offerId: "${NOWHERE}") { offerId } }`,
  currentTargetUserOffers: `{ currentTargetUserOffers { count } }`,
  currentTargetUserOffer: `{ currentTargetUserOffer(offerId: "${NOWHERE}") { offerId } }`,
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

type Outcome = 'ALLOWED' | 'UNAUTHORIZED' | 'FORBIDDEN' | 'NOT_FOUND' | 'HTTP 420';

const fields = rootFields(buildSchema(SCHEMA_PARTS));
let api: TestApi;
let own: string;
let foreign: string;
let withoutModule: string;
beforeAll(async () => {
  api = await startTestApi();
  [own, foreign] = [await api.aTenant(), await api.aTenant({ name: 'Alpen Service Crew' })];
  withoutModule = await api.aTenant({ name: 'Ohne Modul', hasInvoicingModule: false });
});
afterAll(() => api.close());

async function outcome(document: string, headers: Record<string, string>): Promise<Outcome> {
  const { status, errors } = await api.call(document, {}, headers);
  if (status === 420) return 'HTTP 420';
  const classification = errors[0]?.extensions['classification'];
  if (classification === 'UNAUTHORIZED' || classification === 'FORBIDDEN' || classification === 'NOT_FOUND') {
    return classification;
  }
  // What is wrong with the input is looked at only when everything else is in order.
  if (classification !== 'BAD_REQUEST') expect(errors).toEqual([]);
  expect(status).toBe(200);
  return 'ALLOWED';
}

const person = async (role: Role, state: UserState = 'ACTIVE', tenantId = own) =>
  (await api.aUser({ tenantId, role, state })).headers;
const tokenOf = async (role: Role, wish: Partial<Parameters<typeof signToken>[1]>) => {
  const user = await api.aUser({ tenantId: own, role });
  return {
    ...user.headers,
    authorization: `Bearer ${await signToken(inject('issuer'), { subject: user.subject, ...wish })}`,
  };
};

/** How a person in a situation asks, and what the permission table says to it. */
interface Situation {
  readonly headers: (role: Role) => Promise<Record<string, string>>;
  readonly expected: (permission: Permission, role: Role, allowed: Outcome) => Outcome;
  /** The tenant that a field's argument names, where it is not the person's own. */
  readonly tenant?: () => string;
}
const isFor = ({ roles }: Permission, whom: 'ANYONE' | 'SIGNED_IN') =>
  roles === 'ANYONE' || (whom === 'SIGNED_IN' && roles === 'SIGNED_IN');

const SITUATIONS: Record<string, Situation> = {
  'in their own tenant': { headers: (role) => person(role), expected: (_permission, _role, allowed) => allowed },
  'naming a foreign tenant': {
    headers: async (role) => ({ ...(await person(role)), 'x-tenant-id': foreign }),
    tenant: () => foreign,
    expected: (permission, role, allowed) =>
      role === 'SYSTEM_ADMIN' ? allowed : isFor(permission, 'ANYONE') ? 'ALLOWED' : 'FORBIDDEN',
  },
  'naming a tenant that does not exist': {
    headers: async (role) => ({ ...(await person(role)), 'x-tenant-id': 'no tenant' }),
    tenant: () => 'no tenant',
    expected: (permission, role, allowed) => {
      if (isFor(permission, 'ANYONE')) return 'ALLOWED';
      return role === 'SYSTEM_ADMIN' && allowed === 'ALLOWED' ? 'NOT_FOUND' : 'FORBIDDEN';
    },
  },
  'without a token': {
    headers: async () => ({}),
    expected: (permission) => (isFor(permission, 'ANYONE') ? 'ALLOWED' : 'UNAUTHORIZED'),
  },
  'with an expired token': {
    headers: (role) => tokenOf(role, { scopes: SCOPES, expiresInSeconds: -1 }),
    expected: (permission) => (isFor(permission, 'ANYONE') ? 'ALLOWED' : 'UNAUTHORIZED'),
  },
  'with a token for another audience': {
    headers: (role) => tokenOf(role, { scopes: SCOPES, audience: 'https://elsewhere.example' }),
    expected: (permission) => (isFor(permission, 'ANYONE') ? 'ALLOWED' : 'UNAUTHORIZED'),
  },
  'with a token of another issuer': {
    headers: (role) => tokenOf(role, { scopes: SCOPES, issuer: 'https://elsewhere.example' }),
    expected: (permission) => (isFor(permission, 'ANYONE') ? 'ALLOWED' : 'UNAUTHORIZED'),
  },
  'with a token that lacks the scope': {
    headers: (role) => tokenOf(role, { scopes: [] }),
    expected: ({ scope }, _role, allowed) => (scope ? 'FORBIDDEN' : allowed),
  },
  'while blocked': {
    headers: (role) => person(role, 'BLOCKED'),
    expected: ({ states }, _role, allowed) => (states.includes('BLOCKED') ? allowed : 'FORBIDDEN'),
  },
  'while waiting for release': {
    headers: (role) => person(role, 'ONBOARDING'),
    expected: ({ states }, _role, allowed) => (states.includes('ONBOARDING') ? allowed : 'FORBIDDEN'),
  },
  'without a ticket': {
    headers: async (role) => ({ authorization: (await person(role))['authorization'] ?? '' }),
    expected: ({ ticket }, _role, allowed) => (ticket ? 'HTTP 420' : allowed),
  },
  'on a device that another one replaced': {
    headers: async (role) => {
      const headers = await person(role);
      await api.call('mutation { issueDeviceAccessTicket(force: true) { ticket } }', {}, headers);
      return headers;
    },
    expected: ({ ticket }, _role, allowed) => (ticket ? 'HTTP 420' : allowed),
  },
  'in a tenant without the invoicing module': {
    headers: (role) => person(role, 'ACTIVE', withoutModule),
    tenant: () => withoutModule,
    expected: ({ module }, _role, allowed) => (module ? 'FORBIDDEN' : allowed),
  },
  'as somebody whom no tenant knows, naming one': {
    headers: async () => ({
      authorization: `Bearer ${await signToken(inject('issuer'), { subject: 'nobody', scopes: SCOPES })}`,
      'x-tenant-id': foreign,
    }),
    tenant: () => foreign,
    expected: (permission) => (isFor(permission, 'ANYONE') ? 'ALLOWED' : permission.ticket ? 'HTTP 420' : 'FORBIDDEN'),
  },
  'as somebody whom no tenant knows': {
    headers: async () => ({
      authorization: `Bearer ${await signToken(inject('issuer'), { subject: 'nobody', scopes: SCOPES })}`,
    }),
    expected: (permission) =>
      isFor(permission, 'SIGNED_IN') ? 'ALLOWED' : permission.ticket ? 'HTTP 420' : 'FORBIDDEN',
  },
};

test('every root field has a sample call', () => {
  expect(fields.map(({ name }) => name).sort()).toEqual(Object.keys(SAMPLES).sort());
});

/** These change the very thing that the other fields are asked with, so they get a person of their own. */
const TICKET_FIELDS = new Set(['issueDeviceAccessTicket', 'clearDeviceAccessTicket']);

describe.each(Object.entries(SITUATIONS))('%s', (_name, { headers, expected, tenant }) => {
  describe.each(ROLES)('%s', (role) => {
    let everyField: Promise<Record<string, string>> | undefined;
    const headersFor = (field: string) => {
      if (TICKET_FIELDS.has(field)) return headers(role);
      everyField ??= headers(role);
      return everyField;
    };
    test.each(fields)('$name', async ({ name, useCase }) => {
      const permission = permissionOf(useCase.action);
      const refusal = refusalOf(useCase.action, {
        role,
        state: permission.states[0] ?? 'ACTIVE',
        scopes: new Set(SCOPES),
        hasInvoicingModule: true,
      });
      const document = (SAMPLES[name] ?? '').replaceAll('OWN', tenant ? tenant() : own);
      const answer = await outcome(document, await headersFor(name));
      const wanted = expected(permission, role, refusal ? 'FORBIDDEN' : 'ALLOWED');
      const isOnlyNowhere = answer === 'NOT_FOUND' && document.includes(NOWHERE) && wanted === 'ALLOWED';
      expect(isOnlyNowhere ? 'ALLOWED' : answer).toBe(wanted);
    });
  });
});
