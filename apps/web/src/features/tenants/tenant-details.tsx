import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Pencil } from 'lucide-react';
import { linkTo } from '#platform/navigation/paths.ts';
import { Facts } from '#ui/facts.tsx';
import { DetailPage } from '#ui/pages/detail-page.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import { TenantLogo } from '#ui/tenant-logo.tsx';
import { AccountingCard } from './accounting-card.tsx';
import { CodeFact } from './code-fact.tsx';
import { DeleteTenant } from './delete-tenant.tsx';
import { ListsCard } from './lists-card.tsx';
import { LookCard } from './look-card.tsx';
import { TenantHistory } from './tenant-history.tsx';
import type { Tenant } from './tenant-query.ts';
import { TENANT_TEXTS } from './tenant-texts.ts';
import { TENANT_TITLES } from './tenant-titles.ts';

type Codes = Pick<Tenant, 'targetUserAssociationCode' | 'tenantUserAssociationCode'>;

function CodesCard({ tenant }: { readonly tenant: Codes }) {
  return (
    <SectionCard title={TENANT_TEXTS.codes}>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } }}>
        <CodeFact label={TENANT_TEXTS.workerCode} code={tenant.targetUserAssociationCode} />
        <CodeFact label={TENANT_TEXTS.staffCode} code={tenant.tenantUserAssociationCode} />
      </Box>
    </SectionCard>
  );
}

export function TenantDetails({ tenant }: { readonly tenant: Tenant }) {
  const { id, name, contactEmail, contactPhone, hasInvoicingModule, tenantTheme } = tenant;
  return (
    <DetailPage
      crumbs={[{ label: TENANT_TITLES.list, href: linkTo('/tenants') }, { label: name }]}
      title={name}
      picture={<TenantLogo name={name} base64={tenantTheme.logoSquareBase64} size={64} />}
      actions={
        <>
          <DeleteTenant id={id} name={name} />
          <Button variant="contained" href={linkTo('/tenant/edit/$id', { id })} startIcon={<Pencil size={16} />}>
            {TENANT_TEXTS.edit}
          </Button>
        </>
      }
      side={
        <>
          <LookCard theme={tenantTheme} />
          <AccountingCard settings={tenant.accountingInterfaceConfiguration} />
        </>
      }
      foot={<TenantHistory id={id} />}
    >
      <SectionCard title={TENANT_TEXTS.data}>
        <Facts
          isBare
          facts={[
            { label: TENANT_TEXTS.email, value: contactEmail ?? TENANT_TEXTS.unknown },
            { label: TENANT_TEXTS.phone, value: contactPhone ?? TENANT_TEXTS.unknown },
            { label: TENANT_TEXTS.invoicing, value: hasInvoicingModule ? TENANT_TEXTS.yes : TENANT_TEXTS.no },
          ]}
        />
      </SectionCard>
      <CodesCard tenant={tenant} />
      <ListsCard tenant={tenant} />
    </DetailPage>
  );
}
