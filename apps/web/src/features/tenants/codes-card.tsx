import Box from '@mui/material/Box';
import { SectionCard } from '#ui/section-card.tsx';
import { CodeFact } from './code-fact.tsx';
import type { Tenant } from './tenant-query.ts';
import { TENANT_TEXTS } from './tenant-texts.ts';

type Codes = Pick<Tenant, 'targetUserAssociationCode' | 'tenantUserAssociationCode'>;

export function CodesCard({ tenant }: { readonly tenant: Codes }) {
  return (
    <SectionCard title={TENANT_TEXTS.codes}>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } }}>
        <CodeFact label={TENANT_TEXTS.workerCode} code={tenant.targetUserAssociationCode} />
        <CodeFact label={TENANT_TEXTS.staffCode} code={tenant.tenantUserAssociationCode} />
      </Box>
    </SectionCard>
  );
}
