import { absencesSchema } from '#features/absences/absences.graphql.ts';
import { connectionSchema } from '#features/accounting/connection.graphql.ts';
import { importSchema } from '#features/accounting/import.graphql.ts';
import { registrationSchema } from '#features/accounting/registration.graphql.ts';
import { transfersSchema } from '#features/accounting/transfers.graphql.ts';
import { accountingFilesSchema } from '#features/accounting-files/accounting-files.graphql.ts';
import { appointmentTemplatesSchema } from '#features/appointment-templates/appointment-templates.graphql.ts';
import { appointmentsSchema } from '#features/appointments/appointments.graphql.ts';
import { assessmentsSchema } from '#features/assessments/assessments.graphql.ts';
import { balancesSchema } from '#features/balances/balances.graphql.ts';
import { bankStatementsSchema } from '#features/bank-statements/bank-statements.graphql.ts';
import { billingRunsSchema } from '#features/billing-runs/billing-runs.graphql.ts';
import { calendarFeedsSchema } from '#features/calendar-feeds/calendar-feeds.graphql.ts';
import { cancellationsSchema } from '#features/cancellations/cancellations.graphql.ts';
import { countriesSchema } from '#features/countries/countries.graphql.ts';
import { denialsSchema } from '#features/denials/denials.graphql.ts';
import { devicesSchema } from '#features/devices/devices.graphql.ts';
import { DOWNLOADS } from '#features/downloads.ts';
import { failedJobsSchema } from '#features/failed-jobs/failed-jobs.graphql.ts';
import { feedbacksSchema } from '#features/feedbacks/feedbacks.graphql.ts';
import { homeSchema } from '#features/home/home.graphql.ts';
import { importsSchema } from '#features/imports/imports.graphql.ts';
import { invoiceRecipientsSchema } from '#features/invoice-recipients/invoice-recipients.graphql.ts';
import { invoiceSendersSchema } from '#features/invoice-senders/invoice-senders.graphql.ts';
import { invoicesSchema } from '#features/invoices/invoices.graphql.ts';
import { messagesSchema } from '#features/messages/messages.graphql.ts';
import { notificationsSchema } from '#features/notifications/notifications.graphql.ts';
import { answerByLinkSchema } from '#features/offers/answer-by-link.graphql.ts';
import { candidatesSchema } from '#features/offers/candidates.graphql.ts';
import { copiesSchema } from '#features/offers/copies/copies.graphql.ts';
import { offersSchema } from '#features/offers/offers.graphql.ts';
import { ownOffersSchema } from '#features/offers/own-offers.graphql.ts';
import { withdrawOpenOffers } from '#features/offers/settle-withdrawn.ts';
import { targetUserOffersSchema } from '#features/offers/target-user-offers.graphql.ts';
import { wavesSchema } from '#features/offers/waves/waves.graphql.ts';
import { onboardingSchema } from '#features/onboarding/onboarding.graphql.ts';
import { openItemsSchema } from '#features/open-items/open-items.graphql.ts';
import { paymentTermsSchema } from '#features/payment-terms/payment-terms.graphql.ts';
import { paymentsSchema } from '#features/payments/payments.graphql.ts';
import { eventsSchema } from '#features/planning/events.graphql.ts';
import { planningSchema } from '#features/planning/planning.graphql.ts';
import { seriesSchema } from '#features/planning/series/series.graphql.ts';
import { severalSchema } from '#features/planning/several.graphql.ts';
import { priceListSchema } from '#features/price-list/price-list.graphql.ts';
import { privacySchema } from '#features/privacy/privacy.graphql.ts';
import { recapitulativeStatementSchema } from '#features/statistics/recapitulative-statement.graphql.ts';
import { statisticsSchema } from '#features/statistics/statistics.graphql.ts';
import { targetUsersSchema } from '#features/target-users/target-users.graphql.ts';
import { tenantUsersSchema } from '#features/tenant-users/tenant-users.graphql.ts';
import { tenantsSchema } from '#features/tenants/tenants.graphql.ts';
import { timeSheetsSchema } from '#features/time-sheets/time-sheets.graphql.ts';
import { usersSchema } from '#features/users/users.graphql.ts';
import { venuesSchema } from '#features/venues/venues.graphql.ts';
import { versionsSchema } from '#features/versions/versions.graphql.ts';
import { workSummarySchema } from '#features/worklogs/work-summary.ts';
import { worklogsSchema } from '#features/worklogs/worklogs.graphql.ts';
import { downloadsSchema } from '#platform/downloads/downloads.graphql.ts';
import type { SchemaPart } from '#platform/graphql/builder.ts';

/** Every feature's part of the API. */
export const SCHEMA_PARTS: readonly SchemaPart[] = [
  appointmentsSchema,
  planningSchema,
  seriesSchema,
  severalSchema,
  copiesSchema,
  eventsSchema,
  appointmentTemplatesSchema,
  venuesSchema,
  priceListSchema,
  paymentTermsSchema,
  absencesSchema,
  notificationsSchema,
  connectionSchema,
  importSchema,
  registrationSchema,
  transfersSchema,
  assessmentsSchema,
  calendarFeedsSchema,
  countriesSchema,
  denialsSchema,
  devicesSchema,
  failedJobsSchema,
  feedbacksSchema,
  homeSchema,
  candidatesSchema,
  offersSchema,
  wavesSchema,
  ownOffersSchema,
  answerByLinkSchema,
  messagesSchema,
  targetUserOffersSchema,
  onboardingSchema,
  importsSchema,
  privacySchema,
  targetUsersSchema([withdrawOpenOffers]),
  invoiceRecipientsSchema,
  balancesSchema,
  invoiceSendersSchema,
  tenantUsersSchema,
  tenantsSchema,
  usersSchema,
  versionsSchema,
  worklogsSchema,
  billingRunsSchema,
  invoicesSchema,
  cancellationsSchema,
  paymentsSchema,
  openItemsSchema,
  bankStatementsSchema,
  statisticsSchema,
  recapitulativeStatementSchema,
  workSummarySchema,
  timeSheetsSchema,
  accountingFilesSchema,
  downloadsSchema(DOWNLOADS),
];
