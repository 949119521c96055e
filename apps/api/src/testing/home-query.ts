/** The question of the office's home, as far as numbers go. */
export const HOME = `query ($soon: AppointmentFilter!, $today: String!, $year: Int!) {
  openMatters {
    preventions { offerId } absences { offerId } unreachable { targetUserId offersAhead } undelivered { kind id }
  }
  appointmentSummary(filter: $soon) { count freePlaces }
  offersWaitingForBooking { count(isBounded: true) since }
  releases: targetUsers(filter: { userStates: [ONBOARDING] }) { count }
  unsentPrintoutSummary { count(isBounded: true) nextStartDateTime }
  resendingNecessaryPrintoutSummary { count(isBounded: true) nextStartDateTime }
  worklogBlocks(filter: { worklogFilter: UNRECORDED, hasEnded: true }) {
    count(isBounded: true) nextStartDateTime
  }
  invoiceTotalSumOfStateSummary(year: $year) { state count grossTotal { value } }
  openInvoiceSummary { state count grossTotal { value } }
  failedJobs { count }
  shiftsOfDay(day: $today, page: { size: 10 }) { count }
}`;
