import { useViewer } from '#platform/viewer/viewer.ts';
import { Quiet } from '#ui/layout.tsx';
import { PAYROLL_TEXTS } from './agency-texts.ts';

/** The state of the connection is a section of the feature that talks to the accounting system. */
export function PayrollPage() {
  return useViewer().tenant?.hasAccountingInterface ? null : <Quiet>{PAYROLL_TEXTS.none}</Quiet>;
}
