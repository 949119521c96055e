import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useBusyIds } from '#platform/attempts/use-attempt.ts';
import type { InvoiceSummary } from '../invoice-parts.ts';
import { LIST_TEXTS as TEXTS } from '../invoice-texts.ts';
import type { InvoiceStep } from './invoice-steps.ts';
import type { useInvoiceSteps } from './use-invoice-steps.tsx';

interface InvoiceMenuProps {
  readonly invoice: InvoiceSummary;
  readonly steps: readonly InvoiceStep[];
  readonly onTake: ReturnType<typeof useInvoiceSteps>['take'];
}

/** What else can be done with an invoice. */
export function InvoiceMenu({ invoice, steps, onTake }: InvoiceMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isBusy = useBusyIds().has(invoice.id);
  const close = (): void => setAnchor(null);
  return (
    <>
      <IconButton
        size="small"
        aria-label={TEXTS.steps(invoice.number)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        loading={isBusy}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Ellipsis size={16} aria-hidden />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close} sx={{ mt: 0.5 }}>
        {steps.map((step) => (
          <MenuItem
            key={step.key}
            {...('href' in step
              ? { component: Link, href: step.href, sx: { color: 'inherit' } }
              : {
                  onClick: () => {
                    close();
                    onTake(invoice, step.key);
                  },
                })}
          >
            <ListItemIcon sx={{ color: 'inherit' }}>
              <step.icon size={16} aria-hidden />
            </ListItemIcon>
            {step.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
