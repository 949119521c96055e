import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Check, Eye } from 'lucide-react';
import { linkTo } from '#platform/navigation/paths.ts';
import { NEUTRAL } from '#ui/tokens.ts';
import type { InvoiceSummary } from '../invoice-parts.ts';
import { STEP_TEXTS, LIST_TEXTS as TEXTS } from '../invoice-texts.ts';
import { InvoiceMenu } from '../steps/invoice-menu.tsx';
import { stepsOf } from '../steps/invoice-steps.ts';
import type { useInvoiceSteps } from '../steps/use-invoice-steps.tsx';

interface RowStepsProps {
  readonly invoice: InvoiceSummary;
  readonly onTake: ReturnType<typeof useInvoiceSteps>['take'];
}

/** The menu of a row, and beside it what is done most often, once the row is pointed at or walked through. */
export const RowSteps = ({ invoice, onTake }: RowStepsProps) => (
  <Box sx={STEPS}>
    {invoice.viewerCanMarkPaid && (
      <IconButton
        size="small"
        title={STEP_TEXTS.pay}
        aria-label={TEXTS.stepOf(STEP_TEXTS.pay, invoice.number)}
        onClick={() => onTake(invoice, 'pay')}
        sx={QUICK}
      >
        <Check size={16} aria-hidden />
      </IconButton>
    )}
    <InvoiceMenu
      invoice={invoice}
      steps={[
        {
          key: 'open',
          label: STEP_TEXTS.open,
          icon: Eye,
          href: linkTo('/invoice/$invoiceId', { invoiceId: invoice.id }),
        },
        ...stepsOf(invoice),
      ]}
      onTake={onTake}
    />
  </Box>
);

/** Above the link that covers the row. */
const STEPS = {
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  justifyContent: 'flex-end',
  gap: 0.5,
  // Where nothing can be pointed with, nothing has to be held free.
  width: { xs: 32, md: 68 },
} as const;
const QUICK = {
  display: { xs: 'none', md: 'inline-flex' },
  border: 1,
  borderColor: NEUTRAL[200],
  bgcolor: NEUTRAL[0],
  opacity: 0,
  'tr:hover &, tr:focus-within &': { opacity: 1 },
} as const;
