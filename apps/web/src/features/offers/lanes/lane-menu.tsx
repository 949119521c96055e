import { OFFER_STATE_LABELS, type OfferState } from '@gastspiel/domain/offers/offer-state.ts';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { BellRing, Ellipsis, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useCockpit } from '../cockpit.ts';
import { LANE_TEXTS } from './lane-texts.ts';
import type { Offer } from './offers-query.ts';

interface LaneMenuProps {
  readonly state: OfferState;
  readonly offers: readonly Offer[];
}

/** What can be done with a whole lane. */
export function LaneMenu({ state, offers }: LaneMenuProps) {
  const { ask, mayOffer, mayWithdraw, steps } = useCockpit();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!mayWithdraw || offers.length === 0) return null;
  return (
    <>
      <IconButton
        size="small"
        aria-label={LANE_TEXTS.menu(OFFER_STATE_LABELS[state])}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ width: { sm: 26 }, height: { sm: 26 } }}
      >
        <Ellipsis size={16} aria-hidden />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)} sx={{ mt: 0.5 }}>
        {mayOffer && (state === 'CONTACTED' || state === 'BOOKED') && (
          <MenuItem
            onClick={() => {
              setAnchor(null);
              void steps.remind(offers, state);
            }}
          >
            <ListItemIcon sx={{ color: 'inherit' }}>
              <BellRing size={16} aria-hidden />
            </ListItemIcon>
            {LANE_TEXTS.remind[state]}
          </MenuItem>
        )}
        <MenuItem
          onClick={() => {
            setAnchor(null);
            ask({ kind: 'withdraw', offers, allIn: [state] });
          }}
        >
          <ListItemIcon sx={{ color: 'inherit' }}>
            <Undo2 size={16} aria-hidden />
          </ListItemIcon>
          {LANE_TEXTS.withdrawAll(state, offers.length)}
        </MenuItem>
      </Menu>
    </>
  );
}
