import { callAs } from '#e2e/call-as.ts';
import { aPastEvening } from '#e2e/past-evening.ts';
import { PEOPLE, type Person } from '#e2e/people.ts';

interface Billed {
  /** Who makes it all. */
  readonly by?: Person;
  readonly vatNumber?: string;
  readonly countryCode?: string;
}

const earlier = (instant: string): string => new Date(Date.parse(instant) - 8 * 3_600_000).toISOString();

/** A customer of their own with evenings whose hours are recorded: six hours each for three workers at € 30. */
export async function toBill(
  daysAgo: readonly number[],
  { by = PEOPLE.invoicesAdmin, vatNumber = 'ATU13585627', countryCode = 'AT' }: Billed = {},
) {
  const run = Date.now();
  const call = await callAs(by, 'tafelrunde.example');
  const { tenantInformation } = (await call('{ tenantInformation { appointmentTypes { id } } }')) as {
    tenantInformation: { appointmentTypes: { id: string }[] };
  };
  const name = `Palais ${run}`;
  const address = `rechnung.${run}@palais.example`;
  const input = {
    customerNumber: `R-${run}`,
    letterHead: {
      name,
      contactEmail: address,
      vatNumber,
      address: {
        streetNameAndNumber: 'Herrengasse 9',
        postalCode: countryCode === 'AT' ? '1010' : '80337',
        location: 'Wien',
        countryCode,
      },
    },
    contactPersons: [],
    eInvoicing: { sendsEbInterface: false },
    appointmentTypePrices: tenantInformation.appointmentTypes.map(({ id }) => ({
      appointmentTypeId: id,
      price: { value: 30 },
    })),
  };
  const { createInvoiceRecipient: recipient } = (await call(
    'mutation ($input: InvoiceRecipientInput!) { createInvoiceRecipient(input: $input) { id version } }',
    { input },
  )) as { createInvoiceRecipient: { id: string; version: number } };
  for (const [index, days] of daysAgo.entries()) {
    const description = `Abend ${index + 1} im Palais ${run}`;
    const evening = await aPastEvening(call, { description, daysAgo: days, recipientId: recipient.id });
    // Worked by day, whatever was planned: no surcharge for the night belongs to it.
    const [startDateTime, endDateTime] = [earlier(evening.startDateTime), earlier(evening.endDateTime)];
    const entries = [{ type: 'WORK', breakInSeconds: 0, startDateTime, endDateTime }];
    await call(
      'mutation ($id: String!, $w: [WorklogInput!]!) { recordWorklogs(worklogBlockId: $id, version: 0, worklogs: $w) { id } }',
      { id: evening.id, w: evening.workers.map((worklogUserId) => ({ worklogUserId, entries })) },
    );
  }
  return {
    call,
    recipient,
    name,
    address,
    /** The customer has another address. */
    moveTo: (contactEmail: string) =>
      call(
        'mutation ($id: String!, $v: Int!, $input: InvoiceRecipientInput!) { updateInvoiceRecipient(invoiceRecipientId: $id, version: $v, input: $input) { id } }',
        {
          id: recipient.id,
          v: recipient.version,
          input: { ...input, letterHead: { ...input.letterHead, contactEmail } },
        },
      ),
  };
}
