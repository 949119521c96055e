import { queryOptions } from '@tanstack/react-query';
import { execute } from '#platform/graphql/execute.ts';
import type { ResultOf } from '#platform/graphql/graphql.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { RECIPIENTS } from './recipients-query.ts';

const InvoiceRecipientDocument = graphql(`
  query InvoiceRecipient($id: String!) {
    invoiceRecipient(invoiceRecipientId: $id) {
      id
      version
      customerNumber
      notes
      viewerCanEdit
      letterHead {
        name
        contactEmail
        phoneNumber
        vatNumber
        companyRegistrationNumber
        address {
          streetNameAndNumber
          postalCode
          location
          countryCode
        }
      }
      eInvoicing {
        sendsEbInterface
        orderReference
        supplierNumber
      }
      contactPersons {
        name
        contactEmail
        phoneNumber
        role
        receivesInvoices
        receivesPrintouts
      }
      appointmentTypePrices {
        appointmentTypeId
        price {
          value
        }
      }
    }
    tenantInformation {
      appointmentTypes {
        id
        description
      }
    }
  }
`);

const LinksOfRecipient = graphql(`
  query LinksOfRecipient($id: String!) {
    invoiceRecipient(invoiceRecipientId: $id) {
      links {
        appointments
        invoices
      }
    }
  }
`);

/** What keeps the recipient from being deleted. */
export const linksOf = async (id: string): Promise<ResultOf<typeof LinksOfRecipient>['invoiceRecipient']['links']> =>
  (await execute(LinksOfRecipient, { id })).invoiceRecipient.links;

const NewInvoiceRecipient = graphql(`
  query NewInvoiceRecipient {
    nextCustomerNumber
    tenantInformation {
      appointmentTypes {
        id
        description
      }
    }
  }
`);

type Answer = ResultOf<typeof InvoiceRecipientDocument>;
export type Recipient = Answer['invoiceRecipient'];
export type AppointmentTypes = NonNullable<NonNullable<Answer['tenantInformation']>['appointmentTypes']>;

const typesIn = ({ tenantInformation }: Pick<Answer, 'tenantInformation'>): AppointmentTypes =>
  tenantInformation?.appointmentTypes ?? [];

/** A recipient, with the types that it can have prices for. */
export const recipientQuery = (id: string) =>
  queryOptions({
    queryKey: [RECIPIENTS, 'one', id],
    queryFn: async ({ signal }) => {
      const answer = await execute(InvoiceRecipientDocument, { id }, { signal });
      return { recipient: answer.invoiceRecipient, types: typesIn(answer) };
    },
  });

/** What a new recipient begins with. */
export const newRecipientQuery = queryOptions({
  queryKey: [RECIPIENTS, 'new'],
  queryFn: async ({ signal }) => {
    const answer = await execute(NewInvoiceRecipient, {}, { signal });
    return { customerNumber: answer.nextCustomerNumber, types: typesIn(answer) };
  },
});
