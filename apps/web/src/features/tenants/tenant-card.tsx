import Box from '@mui/material/Box';
import { Tag } from '#ui/tag.tsx';
import { TENANT_TEXTS } from './tenant-texts.ts';
import type { TenantSummary } from './tenants-query.ts';

/** An agency on phones: what it has told, without labels. */
export function TenantCard({ contactEmail, contactPhone, hasInvoicingModule }: TenantSummary) {
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start', color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {contactEmail && <span>{contactEmail}</span>}
      {contactPhone && <span>{contactPhone}</span>}
      {hasInvoicingModule && <Tag label={TENANT_TEXTS.invoicing} />}
    </Box>
  );
}
