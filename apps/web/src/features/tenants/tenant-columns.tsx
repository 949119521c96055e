import type { Column } from '#ui/table/column.ts';
import { Tag } from '#ui/tag.tsx';
import { LIST_TEXTS, TENANT_TEXTS } from './tenant-texts.ts';
import type { TenantSummary } from './tenants-query.ts';

const moduleTag = (tenant: TenantSummary) =>
  tenant.hasInvoicingModule ? <Tag label={TENANT_TEXTS.invoicing} /> : LIST_TEXTS.none;

export const TENANT_COLUMNS: readonly Column<TenantSummary>[] = [
  { key: 'name', label: LIST_TEXTS.name, cell: ({ name }) => name },
  { key: 'email', label: LIST_TEXTS.email, cell: ({ contactEmail }) => contactEmail ?? LIST_TEXTS.none },
  { key: 'phone', label: LIST_TEXTS.phone, priority: 2, cell: ({ contactPhone }) => contactPhone ?? LIST_TEXTS.none },
  { key: 'module', label: LIST_TEXTS.module, cell: moduleTag },
];
