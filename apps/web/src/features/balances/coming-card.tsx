import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { FILL_STYLES, Fill, useShowAppointments } from '#features/appointments/index.ts';
import type { RecipientName } from '#features/invoice-recipients/index.ts';
import { linkTo } from '#platform/navigation/paths.ts';
import { formatShift, formatWeekday } from '#ui/format/german-shift.ts';
import { List, Quiet } from '#ui/layout.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import { RowLink } from '#ui/table/row-link.tsx';
import { NEUTRAL } from '#ui/tokens.ts';
import { COMING_TEXTS as TEXTS } from './balance-texts.ts';
import type { RecipientSheet } from './recipient-document.ts';

/** The rest is in the list. */
const SHOWN = 4;

interface ComingCardProps {
  readonly recipient: RecipientName;
  readonly sheet: Pick<RecipientSheet, 'appointments' | 'appointmentSummary' | 'priceList'>;
}

/** The next appointments of a recipient, with how far they are filled. */
export function ComingCard({ recipient, sheet }: ComingCardProps) {
  const show = useShowAppointments();
  const { appointments, appointmentSummary: summary, priceList } = sheet;
  const typeOf = (id: string) => priceList.types.find((type) => type.id === id)?.description;
  return (
    <SectionCard
      title={TEXTS.title}
      isFlush
      hint={summary.count > 0 && TEXTS.free(summary.freePlaces)}
      action={
        summary.count > 0 && (
          <Link href={linkTo('/appointments')} onClick={() => show({ recipient })} underline="hover">
            {TEXTS.all}
          </Link>
        )
      }
    >
      {summary.count === 0 && <Quiet sx={{ p: 2 }}>{TEXTS.none}</Quiet>}
      <List isRuled sx={FILL_STYLES}>
        {appointments.items.slice(0, SHOWN).map((appointment) => {
          const { id, description, startDateTime, endDateTime, typeId } = appointment;
          return (
            <Box component="li" key={id} sx={LINE}>
              <span className="when">
                <span>{formatWeekday(startDateTime).slice(0, -4)}</span>{' '}
                <span>{formatShift(startDateTime, endDateTime)}</span>
              </span>
              <span className="what">
                <RowLink href={linkTo('/appointment/$appointmentId', { appointmentId: id })}>{description}</RowLink>{' '}
                <Quiet component="span" size="body2">
                  {typeOf(typeId)}
                </Quiet>
              </span>
              <span className="places">
                <Fill {...appointment} />
              </span>
            </Box>
          );
        })}
      </List>
    </SectionCard>
  );
}

const LINE = {
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.25,
  minHeight: 44,
  px: 2,
  py: 1,
  fontVariantNumeric: 'tabular-nums',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) 92px', md: '13rem minmax(0, 1fr) 112px' },
  gridTemplateAreas: { xs: '"what places" "when places"', md: '"when what places"' },
  '&:hover': { bgcolor: NEUTRAL[25] },
  '& .when': { gridArea: 'when', display: 'flex', flexWrap: 'wrap', columnGap: 1.5, color: NEUTRAL[600] },
  '& .when > *': { whiteSpace: 'nowrap' },
  '& .when > :first-of-type': { minWidth: { md: '5.25rem' } },
  '& .what': { gridArea: 'what', minWidth: 0, overflowWrap: 'anywhere' },
  '& .places': { gridArea: 'places' },
} as const;
