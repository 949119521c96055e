import { useViewer } from '#platform/viewer/viewer.ts';
import { Quiet } from '#ui/layout.tsx';
import { INVOICING_TEXTS } from './agency-texts.ts';

/** The settings of invoicing are sections of the features that use them. */
export function InvoicingPage() {
  return useViewer().tenant?.hasInvoicingModule ? null : <Quiet>{INVOICING_TEXTS.none}</Quiet>;
}
