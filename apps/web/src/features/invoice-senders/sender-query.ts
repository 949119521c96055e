import { ask } from '#platform/graphql/ask.ts';
import { graphql, type ResultOf } from '#platform/graphql/graphql.ts';

export const SENDER = 'invoice-sender';

export const InvoiceSenderParts = graphql(`
  fragment InvoiceSenderParts on InvoiceSender {
    version name vatNumber companyRegistrationNumber companyRegistrationCourt
    address { streetNameAndNumber postalCode location countryCode }
    contactEmail phoneNumber accountHolder iban bic closureText footerText invoiceCopyEmail
    nightSurcharge sundaySurcharge holidaySurcharge logoBase64
  }
`);
export type Sender = ResultOf<typeof InvoiceSenderParts>;

const InvoiceSenderDocument = graphql(
  `
  query InvoiceSender {
    invoiceSender { ...InvoiceSenderParts }
  }
`,
  [InvoiceSenderParts],
);

/** Null while none was saved. */
export const senderQuery = ask(InvoiceSenderDocument, {}, [SENDER]);
