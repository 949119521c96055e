import { Page } from '#ui/pages/page.tsx';
import { ADMIN_TOOLS_TITLE } from './admin-tools-title.ts';
import { FailedJobs } from './failed-jobs.tsx';
import { PastBookingForm } from './past-booking-form.tsx';

/** What only system administration may put right. */
export const AdminToolsPage = () => (
  <Page title={ADMIN_TOOLS_TITLE} isTitleInHeader>
    <PastBookingForm />
    <FailedJobs />
  </Page>
);
