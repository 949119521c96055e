import { useBusyIds } from '#platform/attempts/use-attempt.ts';
import { StepsMenu } from '#ui/menu/steps-menu.tsx';
import { NEUTRAL } from '#ui/tokens.ts';
import type { InvoiceSummary } from '../invoice-parts.ts';
import { LIST_TEXTS as TEXTS } from '../invoice-texts.ts';
import type { InvoiceStep } from './invoice-steps.ts';
import type { useInvoiceSteps } from './use-invoice-steps.tsx';

interface InvoiceMenuProps {
  readonly invoice: InvoiceSummary;
  readonly steps: readonly InvoiceStep[];
  readonly onTake: ReturnType<typeof useInvoiceSteps>['take'];
}

/** The rarer steps with an invoice. */
export function InvoiceMenu({ invoice, steps, onTake }: InvoiceMenuProps) {
  return (
    <StepsMenu
      label={TEXTS.steps(invoice.number)}
      isBusy={useBusyIds().has(invoice.id)}
      steps={steps.map((step) => ('href' in step ? step : { ...step, take: () => onTake(invoice, step.key) }))}
    />
  );
}

/** Around the menu in the head of a page: as high as the buttons beside it. */
export const MENU = {
  '& > button': {
    width: { xs: 44, sm: 36 },
    height: { xs: 44, sm: 36 },
    border: `1px solid ${NEUTRAL[200]}`,
    borderRadius: '10px',
    bgcolor: NEUTRAL[0],
  },
} as const;
