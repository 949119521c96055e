import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { ThumbsUp } from 'lucide-react';
import { BookButton, fullName } from '#features/offers/index.ts';
import { countedText } from '#parts/lists/counted-texts.ts';
import { useSteadyRows } from '#platform/attempts/use-steady-rows.ts';
import { linkTo } from '#platform/navigation/paths.ts';
import { useNow } from '#platform/state/use-now.ts';
import { may, useViewer } from '#platform/viewer/viewer.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Quiet } from '#ui/layout.tsx';
import { CRAMPED } from '#ui/page-frame.ts';
import { SectionCard } from '#ui/section-card.tsx';
import { StateChip } from '#ui/states/state-chip.tsx';
import { RowLink } from '#ui/table/row-link.tsx';
import { dayText } from './day-text.ts';
import type { Home } from './home-document.ts';
import { COUNT_TEXTS, LIST_TEXTS as TEXTS } from './home-texts.ts';
import { FEW_ROWS, ROW } from './rows.ts';

/** As high as the shifts beside it; the rest is in the list. */
const SHOWN = 5;

/** Who said yes, to be booked at once. */
export function WaitingCard({ home: { offersWaitingForBooking: waiting } }: { readonly home: Home }) {
  const now = useNow();
  const rows = useSteadyRows(waiting.items, ({ offerId }) => offerId);
  const mayBook = may(useViewer(), 'offers.write');
  return (
    <SectionCard
      title={COUNT_TEXTS.waiting.name}
      hint={waiting.count > 0 && <StateChip tone="info" icon={ThumbsUp} label={countedText(waiting.count)} />}
      isFlush
      action={
        waiting.count > 0 && (
          <Link href={linkTo('/offers/waiting')} underline="hover">
            {TEXTS.everybody}
          </Link>
        )
      }
    >
      {rows.length === 0 && <Quiet sx={{ p: 2 }}>{TEXTS.nobodyWaits}</Quiet>}
      <Box component="ul" sx={FEW_ROWS}>
        {rows.slice(0, SHOWN).map((offer) => {
          const { offerId, appointment } = offer;
          return (
            <Box component="li" key={offerId} sx={{ ...ROW, [CRAMPED]: { flexWrap: 'wrap' } }}>
              <Avatar name={fullName(offer)} />
              <Box sx={{ flex: 1, minWidth: 0, [CRAMPED]: { flexBasis: '7rem' } }}>
                <RowLink href={linkTo('/appointment/$appointmentId', { appointmentId: appointment.id })}>
                  {fullName(offer)}
                </RowLink>
                <Box sx={WHAT}>
                  <span>{appointment.description}</span>
                  <b>{` · ${dayText(appointment.startDateTime, now)}`}</b>
                </Box>
              </Box>
              {mayBook && <BookButton offer={offer} />}
            </Box>
          );
        })}
      </Box>
    </SectionCard>
  );
}

/** A long name is cut, the day never. */
const WHAT = {
  typography: 'caption',
  color: 'text.secondary',
  display: 'flex',
  whiteSpace: 'pre',
  [CRAMPED]: { display: 'block', whiteSpace: 'normal' },
  '& span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& b': { fontWeight: 'inherit', flex: 'none' },
} as const;
