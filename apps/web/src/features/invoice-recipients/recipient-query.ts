import { ask } from '#platform/graphql/ask.ts';
import { execute } from '#platform/graphql/execute.ts';
import { graphql, type ResultOf } from '#platform/graphql/graphql.ts';
import { RECIPIENTS } from './recipients-query.ts';

/** The kinds of work with the agency's price of today, and the days on which its prices begin. */
const Types = graphql(`
  fragment TypesWithPrices on PriceList {
    types {
      id description isRetired
      current { price { value } }
      prices { validFrom }
    }
  }
`);

const InvoiceRecipientDocument = graphql(
  `
  query InvoiceRecipient($id: String!) {
    invoiceRecipient(invoiceRecipientId: $id) {
      id version customerNumber notes viewerCanEdit
      letterHead {
        name contactEmail phoneNumber vatNumber companyRegistrationNumber
        address { streetNameAndNumber postalCode location countryCode }
      }
      eInvoicing { sendsEbInterface orderReference supplierNumber }
      contactPersons { name contactEmail phoneNumber role receivesInvoices receivesPrintouts }
      paymentTerms { days discountPercentage discountDays }
      ownPrices {
        appointmentTypeId validFrom
        price { value }
      }
      pricedTypeIds
    }
    priceList { ...TypesWithPrices }
  }
`,
  [Types],
);

const LinksOfRecipient = graphql(`
  query LinksOfRecipient($id: String!) {
    invoiceRecipient(invoiceRecipientId: $id) { links { appointments invoices } }
  }
`);

/** The links that keep the recipient from being deleted. */
export const linksOf = async (id: string): Promise<ResultOf<typeof LinksOfRecipient>['invoiceRecipient']['links']> =>
  (await execute(LinksOfRecipient, { id })).invoiceRecipient.links;

const NewInvoiceRecipient = graphql(
  `
  query NewInvoiceRecipient {
    nextCustomerNumber
    priceList { ...TypesWithPrices }
  }
`,
  [Types],
);

type Answer = ResultOf<typeof InvoiceRecipientDocument>;
export type Recipient = Answer['invoiceRecipient'];
export type AppointmentTypes = Answer['priceList']['types'];

/** A recipient, with the types that it can have prices for. */
export const recipientQuery = (id: string) =>
  ask(InvoiceRecipientDocument, { id }, [RECIPIENTS], (answer) => ({
    recipient: answer.invoiceRecipient,
    types: answer.priceList.types,
  }));

/** The values with which a new recipient begins. */
export const newRecipientQuery = ask(NewInvoiceRecipient, {}, [RECIPIENTS], (answer) => ({
  customerNumber: answer.nextCustomerNumber,
  types: answer.priceList.types,
}));
