import Box from '@mui/material/Box';
import type { FrameProps } from '#platform/navigation/feature.ts';
import { linkTo } from '#platform/navigation/paths.ts';
import { usePlace } from '#platform/navigation/router.ts';
import { COLUMN, Quiet } from '#ui/layout.tsx';
import { DetailHead } from '#ui/pages/detail-head.tsx';
import { Pending } from '#ui/states/pending.tsx';
import { useIsSmall } from '#ui/use-is-phone.ts';
import { TENANT_TITLES } from '../tenant-titles.ts';
import { AgencyNav } from './agency-nav.tsx';
import { useAgencyOverview } from './agency-overview.ts';
import { AGENCY_PARTS, AGENCY_TEXTS, partTitle } from './agency-texts.ts';

/** The parts of the agency beside the one that is shown. On phones they are a page of their own, `/agency`. */
export function AgencyFrame({ children }: FrameProps) {
  const { pathname } = usePlace();
  // Where there is room, the first part stands beside the navigation at once.
  const isSmall = useIsSmall();
  const query = useAgencyOverview();
  if (!query.data) return <Pending query={query} texts={AGENCY_TEXTS} />;
  const part = AGENCY_PARTS.find((path) => path === pathname);
  const title = part && partTitle(part, query.data.agency.hasInvoicingModule);
  const active = part ?? (isSmall ? undefined : AGENCY_PARTS[0]);
  return (
    <Box sx={{ ...COLUMN, gap: { xs: 2, sm: 2.5 } }}>
      <DetailHead
        crumbs={[
          { label: TENANT_TITLES.agency, ...(title && { href: linkTo('/agency') }) },
          ...(title ? [{ label: title }] : []),
        ]}
        title={query.data.agency.name}
        chips={<Quiet size="body1">{AGENCY_TEXTS.subtitle}</Quiet>}
      />
      <Box sx={{ ...COLUMN, gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '15.75rem minmax(0, 1fr)' } }}>
        <Box sx={{ display: { xs: title ? 'none' : 'block', md: 'block' } }}>
          <AgencyNav overview={query.data} active={active} />
        </Box>
        <Box sx={{ ...COLUMN, display: { xs: title ? 'grid' : 'none', md: 'grid' } }}>{children}</Box>
      </Box>
    </Box>
  );
}
