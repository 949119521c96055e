import { may, useViewer } from '#platform/viewer/viewer.ts';
import { Page } from '#ui/pages/page.tsx';
import { ADMIN_TOOLS_TITLE } from './admin-tools-title.ts';
import { FailedJobs } from './failed-jobs.tsx';
import { PastBookingForm } from './past-booking-form.tsx';
import { PastSendingForm } from './past-sending-form.tsx';

/** Repairs that only system administration may make; time sheets only where the agency invoices here. */
export function AdminToolsPage() {
  const mayEnterSending = may(useViewer(), 'time-sheets.enter-by-hand');
  return (
    <Page title={ADMIN_TOOLS_TITLE} isTitleInHeader>
      <PastBookingForm />
      {mayEnterSending && <PastSendingForm />}
      <FailedJobs />
    </Page>
  );
}
