import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { type LucideIcon, Palette, Plug, ReceiptEuro, Tags, UsersRound } from 'lucide-react';
import type { Path } from '#platform/navigation/paths.ts';
import { CARD, Quiet } from '#ui/layout.tsx';
import { NEUTRAL, tint } from '#ui/tokens.ts';
import type { Overview } from './agency-overview.ts';
import { AGENCY_PARTS, AGENCY_TEXTS, type AgencyPart, partTitle, STATE_TEXTS } from './agency-texts.ts';

interface Entry {
  readonly icon: LucideIcon;
  readonly state: (overview: Overview) => string;
}

const ENTRIES: Readonly<Record<AgencyPart, Entry>> = {
  '/agency/look': { icon: Palette, state: () => STATE_TEXTS.look },
  '/agency/team': { icon: UsersRound, state: ({ office, waiting }) => STATE_TEXTS.team(office.count, waiting.count) },
  '/agency/price_list': {
    icon: Tags,
    state: ({ agency }) => STATE_TEXTS.types(agency.appointmentTypes.filter(({ isRetired }) => !isRetired).length),
  },
  '/agency/invoicing': { icon: ReceiptEuro, state: () => STATE_TEXTS.invoicing },
  '/agency/payroll': { icon: Plug, state: payrollState },
};

function payrollState({ accountingConnection: connection }: Overview): string {
  if (!connection) return STATE_TEXTS.noPayroll;
  if (connection.problem) return STATE_TEXTS.notConnected;
  return connection.checkedAt ? STATE_TEXTS.connected : STATE_TEXTS.notChecked;
}

interface AgencyNavProps {
  readonly overview: Overview;
  /** The part that is shown beside it. */
  readonly active: Path | undefined;
}

/** The parts of the agency, each with one line of how it stands. */
export function AgencyNav({ overview, active }: AgencyNavProps) {
  const { hasInvoicingModule } = overview.agency;
  const parts = AGENCY_PARTS.filter((part) => part !== '/agency/invoicing' || hasInvoicingModule);
  return (
    <Box component="nav" aria-label={AGENCY_TEXTS.nav} sx={NAV}>
      {parts.map((path) => {
        const { icon: Icon, state } = ENTRIES[path];
        return (
          <ButtonBase
            key={path}
            href={path}
            {...(path === active && { 'aria-current': 'page' as const })}
            sx={path === active ? ACTIVE : ITEM}
          >
            <Icon size={18} aria-hidden />
            <Box component="span" sx={{ minWidth: 0 }}>
              <Box component="span" sx={{ display: 'block', fontWeight: 500 }}>
                {partTitle(path, hasInvoicingModule)}
              </Box>
              <Quiet component="span" size="body2" sx={{ display: 'block' }}>
                {state(overview)}
              </Quiet>
            </Box>
          </ButtonBase>
        );
      })}
    </Box>
  );
}

const NAV = { ...CARD, p: 0.75, display: 'grid', alignContent: 'start', alignSelf: 'start', gap: 0.25 } as const;

const ITEM = {
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'start',
  gap: 1.25,
  minHeight: 44,
  px: 1.25,
  py: 1,
  borderRadius: '8px',
  textAlign: 'left',
  typography: 'body1',
  color: NEUTRAL[900],
  '& > svg': { flex: 'none', mt: '2px', color: NEUTRAL[600] },
  '&:hover': { bgcolor: NEUTRAL[50] },
} as const;

const ACTIVE = {
  ...ITEM,
  bgcolor: tint(12),
  color: 'primary.dark',
  '& > svg': { flex: 'none', mt: '2px', color: 'primary.main' },
  '&:hover': { bgcolor: tint(12) },
} as const;
