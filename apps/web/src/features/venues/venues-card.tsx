import { MAX_VENUES } from '@gastspiel/domain/venues/venue-input.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useQuery } from '@tanstack/react-query';
import { MapPin, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { CommandDialog } from '#parts/attempts/command-dialog.tsx';
import { addressLine } from '#ui/format/place.ts';
import { List, Quiet, Row } from '#ui/layout.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import { Pending } from '#ui/states/pending.tsx';
import { APPEAR_LATE, Skeleton } from '#ui/states/skeleton.tsx';
import { VISUALLY_HIDDEN } from '#ui/visually-hidden.ts';
import { deleteVenue } from './save-venue.ts';
import { VenueDialog } from './venue-dialog.tsx';
import { VENUE_TEXTS as TEXTS } from './venue-texts.ts';
import { type Venue, venueLabel, venuesQuery } from './venues-query.ts';

/** The open dialog: one that is edited, a new one, or one that goes. */
type Doing = { readonly edited?: Venue } | { readonly removed: Venue };

/** Where a customer's events take place, on the customer's page. */
export function VenuesCard({ recipientId }: { readonly recipientId: string }) {
  const query = useQuery(venuesQuery(recipientId));
  const { data } = query;
  const [doing, setDoing] = useState<Doing>();
  const close = (): void => setDoing(undefined);
  return (
    <SectionCard
      title={TEXTS.title}
      hint={data && data.length > 0 && TEXTS.count(data.length)}
      isFlush
      action={
        data && (
          <Button
            size="small"
            startIcon={<Plus size={16} />}
            disabled={data.length >= MAX_VENUES}
            onClick={() => setDoing({})}
          >
            {TEXTS.add}
          </Button>
        )
      }
    >
      {!data && <Pending isSmall query={query} texts={TEXTS} waiting={<Waiting />} />}
      {data?.length === 0 && <Quiet sx={{ p: 2 }}>{TEXTS.none}</Quiet>}
      <List sx={{ '& > li:first-of-type': { borderTop: 0 } }}>
        {data?.map((venue) => (
          <VenueRow
            key={venue.id}
            venue={venue}
            onEdit={() => setDoing({ edited: venue })}
            onRemove={() => setDoing({ removed: venue })}
          />
        ))}
      </List>
      {doing && !('removed' in doing) && (
        <VenueDialog recipientId={recipientId} edited={doing.edited} onClose={close} />
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
  readonly onRemove: () => void;
}

function VenueRow({ venue, onEdit, onRemove }: VenueRowProps) {
  const name = venueLabel(venue);
  const meeting = venue.meetingPlace && TEXTS.meeting(venue.meetingPlace);
  return (
    <Row component="li" gap={0.5} align="flex-start" sx={{ px: 2, py: 1.25, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 500 }}>{name}</Box>
        <Quiet size="body2">{[addressLine(venue.address), meeting, venue.contact].filter(Boolean).join(' · ')}</Quiet>
      </Box>
      <IconButton size="small" aria-label={TEXTS.editOf(name)} onClick={onEdit}>
        <Pencil size={15} aria-hidden />
      </IconButton>
      <IconButton size="small" aria-label={TEXTS.removeOf(name)} onClick={onRemove}>
        <Trash2 size={15} aria-hidden />
      </IconButton>
    </Row>
  );
}

const Waiting = () => (
  <Box role="status" sx={{ display: 'grid', gap: 1.25, p: 2, ...APPEAR_LATE }}>
    <Box component="span" sx={VISUALLY_HIDDEN}>
      {TEXTS.loading}
    </Box>
    <Skeleton width="45%" />
    <Skeleton width="80%" />
  </Box>
);
