import { ask } from '#platform/graphql/ask.ts';
import { execute } from '#platform/graphql/execute.ts';
import { graphql, type ResultOf } from '#platform/graphql/graphql.ts';
import { RECIPIENTS } from './recipients-query.ts';

const InvoiceRecipientDocument = graphql(`
  query InvoiceRecipient($id: String!) {
    invoiceRecipient(invoiceRecipientId: $id) {
      id version customerNumber notes viewerCanEdit
      letterHead {
        name contactEmail phoneNumber vatNumber companyRegistrationNumber
        address { streetNameAndNumber postalCode location countryCode }
      }
      eInvoicing { sendsEbInterface orderReference supplierNumber }
      contactPersons { name contactEmail phoneNumber role receivesInvoices receivesPrintouts }
      appointmentTypePrices {
        appointmentTypeId
        price { value }
      }
    }
    tenantInformation { appointmentTypes { id description } }
  }
`);

const LinksOfRecipient = graphql(`
  query LinksOfRecipient($id: String!) {
    invoiceRecipient(invoiceRecipientId: $id) { links { appointments invoices } }
  }
`);

/** The links that keep the recipient from being deleted. */
export const linksOf = async (id: string): Promise<ResultOf<typeof LinksOfRecipient>['invoiceRecipient']['links']> =>
  (await execute(LinksOfRecipient, { id })).invoiceRecipient.links;

const NewInvoiceRecipient = graphql(`
  query NewInvoiceRecipient {
    nextCustomerNumber
    tenantInformation { appointmentTypes { id description } }
  }
`);

type Answer = ResultOf<typeof InvoiceRecipientDocument>;
export type Recipient = Answer['invoiceRecipient'];
export type AppointmentTypes = NonNullable<NonNullable<Answer['tenantInformation']>['appointmentTypes']>;

const typesIn = ({ tenantInformation }: Pick<Answer, 'tenantInformation'>): AppointmentTypes =>
  tenantInformation?.appointmentTypes ?? [];

/** A recipient, with the types that it can have prices for. */
export const recipientQuery = (id: string) =>
  ask(InvoiceRecipientDocument, { id }, [RECIPIENTS], (answer) => ({
    recipient: answer.invoiceRecipient,
    types: typesIn(answer),
  }));

/** The values with which a new recipient begins. */
export const newRecipientQuery = ask(NewInvoiceRecipient, {}, [RECIPIENTS], (answer) => ({
  customerNumber: answer.nextCustomerNumber,
  types: typesIn(answer),
}));
