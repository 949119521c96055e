import { Page } from '#ui/pages/page.tsx';
import { OFFER_TITLES } from '../offers-titles.ts';
import { FailedJobs } from './failed-jobs.tsx';
import { PastBookingForm } from './past-booking-form.tsx';

/** What only system administration may put right. */
export const AdminToolsPage = () => (
  <Page title={OFFER_TITLES.adminTools} isTitleInHeader>
    <PastBookingForm />
    <FailedJobs />
  </Page>
);
