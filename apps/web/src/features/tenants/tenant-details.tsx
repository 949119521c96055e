import Button from '@mui/material/Button';
import { Pencil } from 'lucide-react';
import { linkTo } from '#platform/navigation/paths.ts';
import { Facts } from '#ui/facts.tsx';
import { Quiet } from '#ui/layout.tsx';
import { DetailPage } from '#ui/pages/detail-page.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import { TenantLogo } from '#ui/tenant-logo.tsx';
import { CodesCard } from './codes-card.tsx';
import { DeleteTenant } from './delete-tenant.tsx';
import { ListsCard } from './lists-card.tsx';
import { LookCard } from './look-card.tsx';
import { TenantHistory } from './tenant-history.tsx';
import type { Tenant } from './tenant-query.ts';
import { TENANT_TEXTS } from './tenant-texts.ts';
import { TENANT_TITLES } from './tenant-titles.ts';

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

function AccountingCard({ settings }: { readonly settings: Tenant['accountingInterfaceConfiguration'] }) {
  return (
    <SectionCard title={TENANT_TEXTS.accounting}>
      {settings ? (
        <Facts
          isBare
          facts={[
            { label: TENANT_TEXTS.clientId, value: settings.clientId },
            { label: TENANT_TEXTS.accountingCode, value: settings.code },
            { label: TENANT_TEXTS.defaultOccupation, value: settings.defaultOccupation },
            { label: TENANT_TEXTS.userName, value: settings.userName },
          ]}
        />
      ) : (
        <Quiet size="body1">{TENANT_TEXTS.accountingNone}</Quiet>
      )}
    </SectionCard>
  );
}
