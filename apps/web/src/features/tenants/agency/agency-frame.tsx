import Box from '@mui/material/Box';
import type { FrameProps } from '#platform/navigation/feature.ts';
import { linkTo, type Path } from '#platform/navigation/paths.ts';
import { usePlace } from '#platform/navigation/router.ts';
import { COLUMN, Quiet } from '#ui/layout.tsx';
import { DetailHead } from '#ui/pages/detail-head.tsx';
import { Pending } from '#ui/states/pending.tsx';
import { useIsSmall } from '#ui/use-is-phone.ts';
import { AgencyNav } from './agency-nav.tsx';
import { useAgencyOverview } from './agency-overview.ts';
import { AGENCY_TEXTS } from './agency-texts.ts';
import { AGENCY_TITLES } from './agency-titles.ts';

const PARTS: readonly Path[] = [
  '/agency/look',
  '/agency/team',
  '/agency/price_list',
  '/agency/invoicing',
  '/agency/payroll',
];
const TITLES: Partial<Record<string, string>> = {
  '/agency/look': AGENCY_TITLES.look,
  '/agency/team': AGENCY_TITLES.team,
  '/agency/price_list': AGENCY_TITLES.priceList,
  '/agency/invoicing': AGENCY_TITLES.invoicing,
  '/agency/payroll': AGENCY_TITLES.payroll,
};

/** The parts of the agency beside the one that is shown. On phones they are a page of their own, `/agency`. */
export function AgencyFrame({ children }: FrameProps) {
  const { pathname } = usePlace();
  // Where there is room, the first part stands beside the navigation at once.
  const isSmall = useIsSmall();
  const query = useAgencyOverview();
  if (!query.data) return <Pending query={query} texts={AGENCY_TEXTS} />;
  const title = TITLES[pathname];
  const active = PARTS.find((path) => path === pathname) ?? (isSmall ? undefined : PARTS[0]);
  return (
    <Box sx={{ ...COLUMN, gap: { xs: 2, sm: 2.5 } }}>
      <DetailHead
        crumbs={[
          { label: AGENCY_TITLES.page, ...(title && { href: linkTo('/agency') }) },
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
