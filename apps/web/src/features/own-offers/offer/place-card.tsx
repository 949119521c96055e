import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Navigation } from 'lucide-react';
import { addressLine, mapLink } from '#ui/format/place.ts';
import { CARD, Quiet, Row } from '#ui/layout.tsx';
import type { WholeOwnOffer } from '../own-offers-query.ts';
import { OFFER_TEXTS as TEXTS } from '../own-offers-texts.ts';

export function PlaceCard({ appointment }: { readonly appointment: WholeOwnOffer['appointment'] }) {
  const { venue, address, customer } = appointment;
  const line = addressLine(address);
  return (
    <Row gap={1.5} justify="space-between" sx={CARD}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="h2" component="p">
          {venue}
        </Typography>
        {line && <Quiet size="body1">{line}</Quiet>}
        {customer !== venue && <Quiet size="body2">{TEXTS.customer(customer)}</Quiet>}
      </Box>
      <Button
        variant="soft"
        href={mapLink(venue, line)}
        target="_blank"
        rel="noreferrer"
        aria-label={TEXTS.routeTo(venue)}
        startIcon={<Navigation size={16} />}
        sx={{ flex: 'none', minHeight: 44 }}
      >
        {TEXTS.route}
      </Button>
    </Row>
  );
}
