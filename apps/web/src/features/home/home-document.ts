import { WaitingOfferParts } from '#features/offers/index.ts';
import { graphql, type ResultOf } from '#platform/graphql/graphql.ts';

const EndangeredParts = graphql(`
  fragment EndangeredParts on EndangeredBooking {
    offerId targetUserId firstName lastName phoneNumber since note
    appointment { id description customer startDateTime endDateTime }
  }
`);

const DayShiftParts = graphql(`
  fragment DayShiftParts on DayShift {
    desiredTargetUsers
    appointment { id description customer venue startDateTime endDateTime }
    crew { targetUserId firstName lastName phoneNumber isPrevented isUnconfirmed isTeamLeader }
  }
`);

/** For whoever wants more of them than the page brings along. */
export const MoreShiftsDocument = graphql(
  `
  query MoreShifts($today: String!) {
    shiftsOfDay(day: $today, page: { size: 25 }) {
      items { ...DayShiftParts }
    }
  }
`,
  [DayShiftParts],
);

export const HomeDocument = graphql(
  `
  query Home(
    $soon: AppointmentFilter!
    $today: String!
    $weeks: DaySpanInput!
    $months: StatisticsInput!
    $seesReleases: Boolean!
    $seesBlocks: Boolean!
    $seesInvoices: Boolean!
    $seesStatistics: Boolean!
    $seesRecipients: Boolean!
    $seesSender: Boolean!
    $seesJobs: Boolean!
  ) {
    openMatters {
      preventions { ...EndangeredParts }
      absences { ...EndangeredParts }
      unconfirmed {
        appointment { id description startDateTime endDateTime }
        workers { firstName lastName }
        since
      }
      unreachable { targetUserId firstName lastName phoneNumber contactEmail offersAhead }
      undelivered { kind id label recipientId recipientName email since }
    }
    appointmentSummary(filter: $soon) { count freePlaces }
    appointments(filter: $soon, page: { size: 10 }) {
      items {
        id description startDateTime endDateTime desiredTargetUsers bookedTargetUsers
        preventedTargetUsers
        sectorAttributes { customer }
      }
    }
    beginnings { hasAppointments hasAppointmentTypes hasWorkers }
    invoiceRecipients(page: { size: 10 }) @include(if: $seesRecipients) { count }
    invoiceSender @include(if: $seesSender) { version }
    offersWaitingForBooking(page: { size: 10 }) {
      count(isBounded: true) since
      items { ...WaitingOfferParts }
    }
    releases: targetUsers(page: { size: 10 }, filter: { userStates: [ONBOARDING] }) @include(if: $seesReleases) {
      count
    }
    unsentPrintoutSummary @include(if: $seesBlocks) { count(isBounded: true) nextStartDateTime }
    resendingNecessaryPrintoutSummary @include(if: $seesBlocks) { count(isBounded: true) nextStartDateTime }
    worklogBlocks(filter: { worklogFilter: UNRECORDED, hasEnded: true }) @include(if: $seesBlocks) {
      count(isBounded: true) nextStartDateTime
    }
    openInvoiceSummary @include(if: $seesInvoices) {
      state count
      grossTotal { value }
    }
    fillRates(span: $weeks) { monday wantedPlaces filledPlaces }
    statistics(input: $months) @include(if: $seesStatistics) {
      revenueByMonth {
        month
        netRevenue { value }
      }
      yearBefore {
        revenueByMonth {
          month
          netRevenue { value }
        }
      }
    }
    failedJobs(page: { size: 10 }) @include(if: $seesJobs) { count }
    shiftsOfDay(day: $today, page: { size: 10 }) {
      count
      items { ...DayShiftParts }
    }
  }
`,
  [EndangeredParts, WaitingOfferParts, DayShiftParts],
);
export type Home = ResultOf<typeof HomeDocument>;
