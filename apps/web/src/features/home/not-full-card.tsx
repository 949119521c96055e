import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { FILL_STYLES, Fill, useShowAppointments } from '#features/appointments/index.ts';
import { linkTo } from '#platform/navigation/paths.ts';
import { useNow } from '#platform/state/use-now.ts';
import { formatShift } from '#ui/format/german-shift.ts';
import { Quiet } from '#ui/layout.tsx';
import { CRAMPED } from '#ui/page-frame.ts';
import { SectionCard } from '#ui/section-card.tsx';
import { RowLink } from '#ui/table/row-link.tsx';
import { NEUTRAL } from '#ui/tokens.ts';
import { dayText } from './day-text.ts';
import type { Home } from './home-document.ts';
import { COUNT_TEXTS, LIST_TEXTS as TEXTS } from './home-texts.ts';
import { FEW_ROWS, ROW } from './rows.ts';

/** The filters of the list, so that it shows what is counted here. */
export const NOT_FULL_SOON = { isNotFull: true, isSoon: true } as const;

/** The rest is in the list. */
const SHOWN = 6;

/** The next shifts for which somebody is still wanted. */
export function NotFullCard({ home: { appointments, appointmentSummary } }: { readonly home: Home }) {
  const show = useShowAppointments();
  const now = useNow();
  return (
    <SectionCard
      title={COUNT_TEXTS.notFull.name}
      hint={
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {TEXTS.notFullHint}
        </Box>
      }
      isFlush
      action={
        appointmentSummary.count > 0 && (
          <Link href={linkTo('/appointments')} onClick={() => show(NOT_FULL_SOON)} underline="hover">
            {TEXTS.all(appointmentSummary.count)}
          </Link>
        )
      }
    >
      {appointments.items.length === 0 && <Quiet sx={{ p: 2 }}>{TEXTS.allFull}</Quiet>}
      <Box component="ul" sx={{ ...FEW_ROWS, ...FILL_STYLES }}>
        {appointments.items.slice(0, SHOWN).map((appointment) => {
          const { id, description, startDateTime, endDateTime, sectorAttributes } = appointment;
          return (
            <Box component="li" key={id} sx={LINE}>
              <span className="what">
                <RowLink href={linkTo('/appointment/$appointmentId', { appointmentId: id })}>{description}</RowLink>
                <span className="customer">{` · ${sectorAttributes.customer}`}</span>
              </span>
              <span className="when">
                <span>{dayText(startDateTime, now)}</span> <span>{formatShift(startDateTime, endDateTime)}</span>
              </span>
              <Box className="places">
                <Fill {...appointment} />
              </Box>
            </Box>
          );
        })}
      </Box>
    </SectionCard>
  );
}

const LINE = {
  ...ROW,
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) 84px', md: '13.5rem minmax(0, 1fr) 104px' },
  gridTemplateAreas: { xs: '"what places" "when places"', md: '"when what places"' },
  '& .when': { gridArea: 'when', display: 'flex', flexWrap: 'wrap', columnGap: 1.5, color: NEUTRAL[600] },
  '& .when > *': { whiteSpace: 'nowrap' },
  '& .when > :first-of-type': { minWidth: { md: '5.25rem' } },
  '& .what': { gridArea: 'what', minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  [CRAMPED]: { '& .what': { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
  '& .customer': { color: NEUTRAL[500], display: { xs: 'none', md: 'inline' } },
  '& .places': { gridArea: 'places' },
} as const;
