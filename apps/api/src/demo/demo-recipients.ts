import {
  InvoiceRecipientInput,
  type InvoiceRecipientValues,
} from '@gastspiel/domain/invoice-recipients/invoice-recipient-input.ts';
import { toCents, toEuro } from '@gastspiel/domain/money/money.ts';
import { BEGINNING } from '@gastspiel/domain/price-list/dated-prices.ts';
import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { VenueInput, type VenueValues } from '@gastspiel/domain/venues/venue-input.ts';
import { mailboxOf } from '#app/demo/mailbox.ts';
import { insertInvoiceRecipient, plainRecipient } from '#features/invoice-recipients/index.ts';
import { saveListPrices } from '#features/price-list/index.ts';
import { selectAppointmentTypes } from '#features/tenants/index.ts';
import { insertVenue } from '#features/venues/index.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import type { TenantDb } from '#platform/database/database.ts';

/** A place of a customer; the address is theirs where none is named. */
export interface DemoVenue {
  readonly name: string;
  readonly station?: string;
  readonly meeting?: string;
  readonly contact?: string;
  readonly address?: DemoRecipient['address'];
}

/** A customer of the demo in as few words as it takes. */
export interface DemoRecipient {
  readonly number: string;
  readonly name: string;
  /** Street, postal code, town, and the country where it is not Austria. */
  readonly address: readonly [string, string, string, string?];
  readonly domain: string;
  readonly phone: string;
  readonly vatNumber: string;
  readonly registration?: string;
  /** Euro for an hour of service; the other types follow from it. */
  readonly serviceRate: number;
  /** The types that the customer books; else all. */
  readonly types?: readonly string[];
  /** A type that they have begun to book before anybody agreed on a price. */
  readonly unpriced?: string;
  /** Wants one invoice a month; the others have one a week. */
  readonly isMonthly?: boolean;
  /** Where their events take place; else in their own house. */
  readonly venues?: readonly DemoVenue[];
  /** Name, role, and what is mailed to them. */
  readonly persons: readonly (readonly [string, string, 'both' | 'invoices' | 'printouts'])[];
  readonly notes?: string;
  /** The order reference and the supplier number of a customer who takes ebInterface. */
  readonly ebInterface?: readonly [string, string];
}

/** How many cents an hour costs more or less than one of service. */
const SURPLUS: Readonly<Record<string, number>> = {
  Bar: 200,
  Küche: 350,
  Garderobe: -300,
  Teamleitung: 700,
  Hüttendienst: 150,
};

type Types = Awaited<ReturnType<typeof selectAppointmentTypes>>;

/** Through the same rules as a form's input: a demo with a wrong UID does not load. */
function valuesOf(recipient: DemoRecipient, types: Types): InvoiceRecipientValues {
  const { number, name, domain, notes = null, serviceRate } = recipient;
  const [streetNameAndNumber, postalCode, location, countryCode = 'AT'] = recipient.address;
  const [orderReference, supplierNumber] = recipient.ebInterface ?? [];
  const booked = types.filter(({ description }) => recipient.types?.includes(description) ?? true);
  const entered = plainRecipient({
    customerNumber: number,
    notes,
    letterHead: {
      name,
      contactEmail: `office@${domain}.example`,
      phoneNumber: recipient.phone,
      vatNumber: recipient.vatNumber,
      companyRegistrationNumber: recipient.registration,
      address: { streetNameAndNumber, postalCode, location, countryCode },
    },
    eInvoicing: { sendsEbInterface: recipient.ebInterface !== undefined, orderReference, supplierNumber },
    contactPersons: recipient.persons.map(([person, role, receives]) => ({
      name: person,
      contactEmail: `${mailboxOf(person)}@${domain}.example`,
      role,
      receivesInvoices: receives !== 'printouts',
      receivesPrintouts: receives !== 'invoices',
    })),
    appointmentTypePrices: booked.map(({ id, description }) => ({
      appointmentTypeId: id,
      price: { value: toEuro(toCents(serviceRate) + BigInt(SURPLUS[description] ?? 0)) },
      validFrom: BEGINNING,
    })),
  });
  return InvoiceRecipientInput.parse(entered);
}

/** Euro for an hour of service in the agency's list, which is new: what was worked before has the prices of its customers alone. */
const LIST_RATE = 28.5;

async function insertDemoPrices(db: TenantDb, types: Types): Promise<void> {
  const validFrom = dayOf(new Date());
  await saveListPrices(
    db,
    types.map(({ id, description }) => ({
      appointmentTypeId: id,
      validFrom,
      price: toCents(LIST_RATE) + BigInt(SURPLUS[description] ?? 0),
    })),
  );
}

export async function insertDemoRecipients(
  db: TenantDb,
  tenantId: string,
  recipients: readonly DemoRecipient[],
): Promise<void> {
  const types = await selectAppointmentTypes(db, tenantId);
  await insertDemoPrices(db, types);
  for (const recipient of recipients) {
    const after = valuesOf(recipient, types);
    const entityId = await insertInvoiceRecipient(db, tenantId, after, new Date());
    for (const venue of recipient.venues ?? []) await insertVenue(db, entityId, venueOf(recipient, venue));
    const change = { entityType: 'invoice-recipient', entityId, after };
    await writeAudit(db, { action: 'invoice-recipients.write', requestId: 'admin demo' }, [change]);
  }
}

/** A venue as it is kept, and as the shifts there name it. */
export function venueOf({ address: own }: DemoRecipient, { name, address = own, ...rest }: DemoVenue): VenueValues {
  const [streetNameAndNumber, postalCode, location, countryCode = 'AT'] = address;
  return VenueInput.parse({
    venue: name,
    address: { streetNameAndNumber, postalCode, location, countryCode },
    station: rest.station,
    contact: rest.contact,
    meetingPlace: rest.meeting,
  });
}
