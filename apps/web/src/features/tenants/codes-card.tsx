import { inviteLink, type OnboardingFlow } from '@gastspiel/domain/tenants/association-code.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { serverOrigin } from '#platform/native/server-address.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { Quiet, Row, Stack } from '#ui/layout.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import type { Tenant } from './tenant-query.ts';
import { TENANT_TEXTS } from './tenant-texts.ts';

interface CodesCardProps {
  readonly tenant: Pick<Tenant, 'targetUserAssociationCode' | 'tenantUserAssociationCode'>;
  /** A step beside a code. */
  readonly step?: (flow: OnboardingFlow) => ReactNode;
}

export function CodesCard({ tenant, step }: CodesCardProps) {
  return (
    <SectionCard title={TENANT_TEXTS.codes}>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } }}>
        <CodeFact label={TENANT_TEXTS.workerCode} code={tenant.targetUserAssociationCode}>
          {step?.('TARGET_USER')}
        </CodeFact>
        <CodeFact label={TENANT_TEXTS.staffCode} code={tenant.tenantUserAssociationCode}>
          {step?.('TENANT_USER')}
        </CodeFact>
      </Box>
    </SectionCard>
  );
}

interface CodeFactProps {
  readonly label: string;
  readonly code: string;
  readonly children: ReactNode;
}

/** A code and its link, to be handed on. */
function CodeFact({ label, code, children }: CodeFactProps) {
  const link = inviteLink(serverOrigin(), code);
  return (
    <Stack gap={1} role="group" aria-label={label} sx={{ alignContent: 'start', minWidth: 0 }}>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <Quiet component="span" size="caption">
          {label}
        </Quiet>
        <Typography sx={{ fontWeight: 600 }}>{code}</Typography>
        <Quiet size="body2">{link}</Quiet>
      </Box>
      <Row gap={1} align="stretch" wraps>
        <CopyButton text={code} label={TENANT_TEXTS.copyCode} />
        <CopyButton text={link} label={TENANT_TEXTS.copyLink} />
        {children}
      </Row>
    </Stack>
  );
}
