import { type Day, dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { comingFilter } from '#features/appointments/index.ts';
import { unbilledFilter } from '#features/worklogs/index.ts';
import { ask } from '#platform/graphql/ask.ts';
import { graphql, type ResultOf } from '#platform/graphql/graphql.ts';
import { INVOICES } from '#platform/live/topics.ts';
import { may, type Rights } from '#platform/viewer/viewer.ts';

const RecipientPage = graphql(`
  query RecipientPage(
    $id: String!
    $coming: AppointmentFilter!
    $unbilled: WorklogBlockFilter!
    $ofYear: InvoiceFilter!
    $seesBalance: Boolean!
    $seesInvoices: Boolean!
  ) {
    invoiceRecipient(invoiceRecipientId: $id) {
      id customerNumber notes viewerCanEdit
      letterHead {
        name vatNumber
        address { streetNameAndNumber postalCode location }
      }
      usedPaymentTerms { days discountPercentage discountDays }
      contactPersons { name contactEmail phoneNumber role receivesInvoices receivesPrintouts }
      appointmentTypePrices {
        appointmentTypeId
        price { value }
      }
    }
    priceList {
      types {
        id description isRetired
        current { price { value } }
      }
    }
    appointmentSummary(filter: $coming) { count freePlaces }
    appointments(filter: $coming, page: { size: 10 }) {
      items {
        id description startDateTime endDateTime typeId desiredTargetUsers bookedTargetUsers preventedTargetUsers
      }
    }
    recipientBalance(invoiceRecipientId: $id) @include(if: $seesBalance) {
      open {
        count
        grossTotal { value }
      }
      overdue {
        count oldestDueDate
        grossTotal { value }
      }
      revenue {
        from to
        net { value }
        yearBefore { value }
      }
      credit { value }
      unbilled {
        minutes isPriceMissing
        net { value }
      }
    }
    worklogBlocks(filter: $unbilled) @include(if: $seesBalance) { count }
    invoices(filter: $ofYear, page: { size: 10 }, sort: { key: ISSUE_DATE, isDescending: true })
      @include(if: $seesInvoices) {
      count
      items {
        id number issueDate state
        grossTotal { value }
        openAmount { value }
        cancels { id }
        processingSteps { dueDate }
      }
    }
  }
`);

export type RecipientSheet = ResultOf<typeof RecipientPage>;
export type Recipient = RecipientSheet['invoiceRecipient'];

/** The days of a year as filters have them. */
export const wholeYear = (today: Day) => ({ from: `${today.slice(0, 4)}-01-01`, to: `${today.slice(0, 4)}-12-31` });

/** The whole page in one question. What it counts, the lists that it leads to are asked with the same filters. */
export function sheetQuery(id: string, rights: Rights) {
  const today = dayOf(new Date());
  const { from: issuedFrom, to: issuedTo } = wholeYear(today);
  const variables = {
    id,
    coming: comingFilter(id, today),
    unbilled: unbilledFilter(id),
    ofYear: { invoiceRecipientId: id, issuedFrom, issuedTo },
    seesBalance: may(rights, 'balances.read'),
    seesInvoices: may(rights, 'invoices.read'),
  };
  return ask(RecipientPage, variables, [INVOICES, 'recipient', id], (sheet) => sheet);
}
