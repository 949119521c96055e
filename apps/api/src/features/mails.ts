import { invoiceMail } from '#features/invoices/invoice-mail.ts';
import { absentMail } from '#features/notifications/absent-mail.ts';
import { applicantsMail } from '#features/notifications/applicants-mail.ts';
import { leaverMail } from '#features/notifications/leaver-mail.ts';
import { newOffersMail } from '#features/notifications/new-offers-mail.ts';
import { offerNewsMail } from '#features/notifications/offer-news-mail.ts';
import { severalNewsMail } from '#features/notifications/several-news-mail.ts';
import { staffNewsMail } from '#features/notifications/staff-news-mail.ts';
import { invitationMail } from '#features/target-users/invitation-mail.ts';
import { missingFactsMail } from '#features/target-users/missing-facts-mail.ts';
import { confirmEmailMail, releasedMail } from '#features/target-users/target-user-mails.ts';
import { eventTimeSheetsMail, timeSheetMail } from '#features/time-sheets/time-sheet-mail.ts';
import type { Mail } from '#platform/mail/define-mail.ts';

/** Every feature's mails. */
export const MAILS: readonly Mail[] = [
  releasedMail,
  confirmEmailMail,
  invitationMail,
  missingFactsMail,
  newOffersMail,
  offerNewsMail,
  severalNewsMail,
  staffNewsMail,
  absentMail,
  applicantsMail,
  leaverMail,
  timeSheetMail,
  eventTimeSheetsMail,
  invoiceMail,
];
