import { Facts } from '#ui/facts.tsx';
import { Quiet } from '#ui/quiet.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import type { Tenant } from './tenant-query.ts';
import { TENANT_TEXTS } from './tenant-texts.ts';

export function AccountingCard({ settings }: { readonly settings: Tenant['accountingInterfaceConfiguration'] }) {
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
