import type { PrintoutObstacle } from '@gastspiel/domain/time-sheets/time-sheet-failures.ts';
import { linkTo } from '#platform/navigation/paths.ts';
import { may, useViewer } from '#platform/viewer/viewer.ts';
import type { Sheet } from './block-query.ts';

/** The page where an obstacle is mended, for those who may. */
export function useMend({ id, invoiceRecipient }: Sheet, obstacle: PrintoutObstacle): string | undefined {
  const viewer = useViewer();
  switch (obstacle) {
    case 'NO_EMAIL':
      return invoiceRecipient && may(viewer, 'invoice-recipients.write')
        ? linkTo('/invoice_recipient/edit/$invoiceRecipientId', { invoiceRecipientId: invoiceRecipient.id })
        : undefined;
    case 'NO_SENDER':
    case 'NO_LOGO':
      return may(viewer, 'invoice-sender.write') ? linkTo('/invoice_sender') : undefined;
    case 'NO_RECIPIENT':
      return may(viewer, 'appointments.write')
        ? linkTo('/appointment/edit/$appointmentId', { appointmentId: id })
        : undefined;
    case 'NOBODY_BOOKED':
      return may(viewer, 'offers.read') ? linkTo('/appointment/$appointmentId', { appointmentId: id }) : undefined;
  }
}
