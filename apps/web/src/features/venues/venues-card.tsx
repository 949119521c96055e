import { MAX_VENUES } from '@gastspiel/domain/venues/venue-input.ts';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { MapPin, Plus } from 'lucide-react';
import { useState } from 'react';
import { CommandDialog } from '#parts/attempts/command-dialog.tsx';
import { addressLine } from '#ui/format/place.ts';
import { List, Quiet, Row } from '#ui/layout.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import { Pending } from '#ui/states/pending.tsx';
import { APPEAR_LATE, Skeleton } from '#ui/states/skeleton.tsx';
import { NEUTRAL } from '#ui/tokens.ts';
import { VISUALLY_HIDDEN } from '#ui/visually-hidden.ts';
import { deleteVenue } from './save-venue.ts';
import { VenueDialog } from './venue-dialog.tsx';
import { VENUE_TEXTS as TEXTS } from './venue-texts.ts';
import { type Venue, venueLabel, venuesQuery } from './venues-query.ts';

/** The open dialog: one that is edited, a new one, or one that goes. */
type Doing = { readonly edited?: Venue } | { readonly removed: Venue };

/** Where a customer's events take place, on the customer's page. */
export function VenuesCard({ recipientId }: { readonly recipientId: string }) {
  const query = useQuery(venuesQuery(recipientId, true));
  const { data } = query;
  const [doing, setDoing] = useState<Doing>();
  const close = (): void => setDoing(undefined);
  return (
    <SectionCard
      title={TEXTS.title}
      hint={data && data.length > 0 && data.length}
      isFlush
      action={
        data && (
          <IconButton
            size="small"
            aria-label={TEXTS.add}
            title={TEXTS.add}
            disabled={data.length >= MAX_VENUES}
            onClick={() => setDoing({})}
          >
            <Plus size={16} aria-hidden />
          </IconButton>
        )
      }
    >
      {!data && <Pending isSmall query={query} texts={TEXTS} waiting={<Waiting />} />}
      {data?.length === 0 && <Quiet sx={{ p: 2 }}>{TEXTS.none}</Quiet>}
      <List sx={{ '& > li:first-of-type': { borderTop: 0 } }}>
        {data?.map((venue) => (
          <VenueRow key={venue.id} venue={venue} onEdit={() => setDoing({ edited: venue })} />
        ))}
      </List>
      {doing && !('removed' in doing) && (
        <VenueDialog
          recipientId={recipientId}
          edited={doing.edited}
          {...(doing.edited && { onRemove: () => doing.edited && setDoing({ removed: doing.edited }) })}
          onClose={close}
        />
      )}
      {doing && 'removed' in doing && (
        <CommandDialog
          icon={<MapPin />}
          title={TEXTS.removeTitle}
          subject={venueLabel(doing.removed)}
          intro={TEXTS.removeIntro}
          confirm={TEXTS.removeConfirm}
          command={deleteVenue}
          variables={{ id: doing.removed.id }}
          done={() => TEXTS.removed(venueLabel(doing.removed))}
          onClose={close}
        />
      )}
    </SectionCard>
  );
}

interface VenueRowProps {
  readonly venue: Venue;
  readonly onEdit: () => void;
}

/** The whole row opens the venue. */
function VenueRow({ venue, onEdit }: VenueRowProps) {
  const name = venueLabel(venue);
  const meeting = venue.meetingPlace && TEXTS.meeting(venue.meetingPlace);
  return (
    <Row component="li" gap={1.25} align="flex-start" sx={ROW}>
      <MapPin size={16} color={NEUTRAL[500]} aria-hidden />
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link
          component="button"
          type="button"
          underline="none"
          aria-label={TEXTS.editOf(name)}
          onClick={onEdit}
          sx={NAME}
        >
          {name}
        </Link>
        <Quiet size="body2">{[addressLine(venue.address), meeting, venue.contact].filter(Boolean).join(' · ')}</Quiet>
      </Box>
      <Quiet size="body2" sx={{ flex: 'none' }}>
        {TEXTS.appointments(venue.appointments ?? 0)}
      </Quiet>
    </Row>
  );
}

const ROW = {
  position: 'relative',
  px: 2,
  py: 1.25,
  borderTop: 1,
  borderColor: 'divider',
  '& > svg': { flex: 'none', mt: '3px' },
  '&:hover': { bgcolor: NEUTRAL[25] },
} as const;
const NAME = {
  color: 'inherit',
  textAlign: 'left',
  typography: 'body1',
  fontWeight: 500,
  overflowWrap: 'anywhere',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
} as const;

const Waiting = () => (
  <Box role="status" sx={{ display: 'grid', gap: 1.25, p: 2, ...APPEAR_LATE }}>
    <Box component="span" sx={VISUALLY_HIDDEN}>
      {TEXTS.loading}
    </Box>
    <Skeleton width="45%" />
    <Skeleton width="80%" />
  </Box>
);
