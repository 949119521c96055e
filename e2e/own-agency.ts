import { request } from '@playwright/test';
import { callAs, callAsStranger } from '#e2e/call-as.ts';
import { APP, expect, IDENTITY } from '#e2e/journey.ts';
import type { Person } from '#e2e/people.ts';

const HOUR_MS = 3_600_000;
const DOMAIN = 'agentur.example';
const PALETTE = { main: '#123A7A', light: '#4A6AA0', dark: '#0A2450' };
const JOIN = `mutation ($code: String!, $targetUser: TargetUserOnboardingInput, $tenantUser: TenantUserOnboardingInput) {
  completeOnboarding(tenantAssociationCode: $code, targetUser: $targetUser, tenantUser: $tenantUser) }`;

type Call = Awaited<ReturnType<typeof callAs>>;
type Role = 'TENANT_USER_ADMIN' | 'TENANT_USER_DISPATCHER' | 'TENANT_USER_CUSTOMER_CARE' | 'TENANT_USER_ACCOUNTING';

/** An agency for one journey alone, made by system administration: here a number is what the journey made. */
export async function anOwnAgency(admin: Person, adminsDomain: string) {
  const run = crypto.randomUUID().slice(0, 8).toUpperCase();
  const call = await whenEntitled(admin, '{ tenants { items { id } } }', adminsDomain);
  const { createTenant } = (await call('mutation ($input: NewTenantInput!) { createTenant(input: $input) { id } }', {
    input: {
      name: `Agentur ${run}`,
      hasInvoicingModule: true,
      targetUserAssociationCode: `TEAM-${run}`,
      tenantUserAssociationCode: `BUERO-${run}`,
      targetUserPools: [{ description: 'Alle', isDefault: true }],
      appointmentTypes: [{ description: 'Service' }],
      outfits: [],
      targetUserOnboardingCheckboxes: [],
      primaryColorPalette: PALETTE,
      secondaryColorPalette: PALETTE,
    },
  })) as { createTenant: { id: string } };
  return inAgency(admin, adminsDomain, createTenant.id);
}

/** The steps in an agency that the API allows. */
export async function inAgency(admin: Person, adminsDomain: string, tenantId: string) {
  const call = await callAs(admin, adminsDomain, tenantId);
  const { tenant } = (await call(
    `query ($id: String!) { tenant(id: $id) { targetUserAssociationCode tenantUserAssociationCode
      targetUserPools { id } appointmentTypes { id } } }`,
    { id: tenantId },
  )) as {
    tenant: {
      targetUserAssociationCode: string;
      tenantUserAssociationCode: string;
      targetUserPools: { id: string }[];
      appointmentTypes: { id: string }[];
    };
  };
  const typeId = tenant.appointmentTypes[0]?.id;
  const join = async (firstName: string) => {
    const person = await register(firstName);
    const targetUser = {
      personalInformation: namesOf(person),
      acceptedCheckboxIds: [],
      availableForAppointmentTypeIds: [typeId],
      sectorAttributes: {
        ...{ gender: 'FEMALE', phoneNumber: '+43 664 1234567', maritalStatus: 'SINGLE', clothingSize: 'M' },
        ...{
          carAvailability: 'AVAILABLE',
          hasDrivingLicence: true,
          birthday: '1998-03-14',
          nationalityCountryCode: 'AT',
        },
        address: { streetNameAndNumber: 'Neubaugasse 58', postalCode: '1070', location: 'Wien', countryCode: 'AT' },
      },
    };
    await (await callAsStranger(person, DOMAIN))(JOIN, { code: tenant.targetUserAssociationCode, targetUser });
    const { targetUsers } = (await call(
      'query ($name: String) { targetUsers(filter: { name: $name }) { items { id } } }',
      { name: namesOf(person).lastName },
    )) as { targetUsers: { items: { id: string }[] } };
    return { id: targetUsers.items[0]?.id ?? '', name: person };
  };
  const applicant = async (firstName: string): Promise<Person> => {
    const person = await register(firstName);
    const tenantUser = { personalInformation: namesOf(person), acceptedCheckboxIds: [] };
    await (await callAsStranger(person, DOMAIN))(JOIN, { code: tenant.tenantUserAssociationCode, tenantUser });
    return person;
  };
  const step = async (field: string, { id }: Worker, appointmentId: string, more = ''): Promise<string> => {
    const { it } = (await call(
      `mutation ($a: String!, $t: String!) { it: ${field}(appointmentId: $a, targetUserId: $t${more}) { offerId } }`,
      { a: appointmentId, t: id },
    )) as { it: { offerId: string } };
    return it.offerId;
  };
  return {
    call,
    /** Somebody who waits to be released for the office. */
    applicant,
    /** Somebody in the office. */
    async staff(firstName: string, role: Role): Promise<Person> {
      const person = await applicant(firstName);
      const { tenantUsers } = (await call(
        'query ($id: String!, $name: String) { tenantUsers(tenantId: $id, filter: { name: $name }) { items { id version } } }',
        { id: tenantId, name: namesOf(person).lastName },
      )) as { tenantUsers: { items: { id: string; version: number }[] } };
      await call(
        `mutation ($t: String!, $id: String!, $v: Int!, $input: TenantUserInput!) {
          updateTenantUser(tenantId: $t, tenantUserId: $id, version: $v, input: $input) { id } }`,
        {
          t: tenantId,
          id: tenantUsers.items[0]?.id,
          v: tenantUsers.items[0]?.version,
          input: { ...namesOf(person), role, userState: 'ACTIVE' },
        },
      );
      await whenEntitled(person, '{ targetUserAssociationCode { code } }');
      return person;
    },
    /** Somebody who waits to be released. */
    join,
    /** Somebody who works. */
    async worker(firstName: string): Promise<Worker> {
      const { id, name } = await join(firstName);
      await call('mutation ($id: String!) { setTargetUserState(targetUserId: $id, userState: ACTIVE) { id } }', { id });
      return { id, name, call: await whenEntitled(name, '{ ownProfile { id } }') };
    },
    async shift(wish: Shift): Promise<string> {
      const { createAppointment } = (await call(
        'mutation ($input: AppointmentInput!) { createAppointment(input: $input) { id } }',
        { input: shiftInput(wish, { typeId, targetUserPoolId: tenant.targetUserPools[0]?.id }) },
      )) as { createAppointment: { id: string } };
      return createAppointment.id;
    },
    /** They are asked. Answers the offer. */
    offered: (worker: Worker, appointmentId: string) => step('createOffer', worker, appointmentId),
    /** They want to come, and somebody has to book them. */
    async accepted(worker: Worker, appointmentId: string): Promise<void> {
      const offerId = await step('createOffer', worker, appointmentId);
      await worker.call('mutation ($o: String!) { acceptOffer(offerId: $o) { offerId } }', { o: offerId });
    },
    /** Answers the offer. */
    booked: (worker: Worker, appointmentId: string) => step('createBooking', worker, appointmentId),
    /** For what has begun. */
    wasBooked: (worker: Worker, appointmentId: string) =>
      step('ensureOfferWithStateExists', worker, appointmentId, ', offerState: BOOKED'),
  };
}

interface Worker {
  readonly id: string;
  readonly name: Person;
  readonly call: Call;
}

interface Shift {
  readonly description: string;
  /** From now. */
  readonly inHours: number;
  readonly hours?: number;
  readonly wanted: number;
  readonly invoiceRecipientId?: string;
}

const shiftInput = ({ description, inHours, hours = 2, wanted, invoiceRecipientId }: Shift, place: object) => ({
  ...place,
  description,
  startDateTime: new Date(Date.now() + inHours * HOUR_MS).toISOString(),
  endDateTime: new Date(Date.now() + (inHours + hours) * HOUR_MS).toISOString(),
  desiredTargetUsers: wanted,
  sectorAttributes: {
    customer: 'Hotel Ringhof',
    venue: 'Festsaal',
    address: { streetNameAndNumber: 'Ring 1', postalCode: '1010', location: 'Wien', countryCode: 'AT' },
    meetingInformation: {},
  },
  internalAttributes: {},
  ...(invoiceRecipientId && { invoiceRecipientId }),
});

/** The provider hears of a release in the background; from then on it gives tokens with which this may be asked. */
export async function whenEntitled(person: Person, question: string, domain = DOMAIN): Promise<Call> {
  let call: Call | undefined;
  await expect(async () => {
    call = await callAs(person, domain);
    await call(question);
  }).toPass({ intervals: [100, 200, 300] });
  if (!call) throw new Error(`${person} was not let in`);
  return call;
}

function namesOf(person: Person) {
  const [firstName = '', lastName = ''] = person.split(' ');
  return { firstName, lastName, contactEmail: `${firstName}.${lastName}@${DOMAIN}` };
}

/** An account at the provider for somebody whom no agency knows, with a name that nobody else has. */
async function register(firstName: string): Promise<Person> {
  const person = `${firstName} Neu${crypto.randomUUID().slice(0, 8)}` as Person;
  const { lastName, contactEmail } = namesOf(person);
  const browser = await request.newContext();
  const page = await browser.get(`${IDENTITY}/auth`, {
    params: {
      ...{ client_id: 'gastspiel-web', response_type: 'code', scope: 'openid', redirect_uri: `${APP}/oidc-callback` },
      ...{ code_challenge: 'x'.repeat(43), code_challenge_method: 'S256' },
    },
  });
  await browser.post(`${page.url()}/register`, {
    form: { givenName: firstName, familyName: lastName, email: contactEmail },
    maxRedirects: 0,
  });
  await browser.dispose();
  return person;
}
