import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { linkTo } from '#platform/navigation/paths.ts';
import { dialLink } from '#ui/contact-links.tsx';
import { useCockpit } from '../cockpit.ts';
import { fullName } from '../person.ts';
import { LANE_TEXTS } from './lane-texts.ts';
import { CALL, PROFILE, stepsOf } from './offer-steps.ts';
import type { Offer } from './offers-query.ts';

/** What else can be done with an offer, and the way to the person. */
export function OfferMenu({ offer }: { readonly offer: Offer }) {
  const cockpit = useCockpit();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = (): void => setAnchor(null);
  return (
    <>
      <IconButton
        size="small"
        aria-label={LANE_TEXTS.cardMenu(fullName(offer))}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        loading={cockpit.steps.isBusy(offer.offerId)}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ width: { sm: 26 }, height: { sm: 26 } }}
      >
        <Ellipsis size={16} aria-hidden />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close} sx={{ mt: 0.5 }}>
        {stepsOf(cockpit, offer).map(({ label, icon: Icon, take }) => (
          <MenuItem
            key={label}
            onClick={() => {
              close();
              take();
            }}
          >
            <ListItemIcon sx={{ color: 'inherit' }}>
              <Icon size={16} aria-hidden />
            </ListItemIcon>
            {label}
          </MenuItem>
        ))}
        {offer.phoneNumber && (
          <MenuItem
            component={Link}
            href={dialLink(offer.phoneNumber)}
            underline="none"
            title={offer.phoneNumber}
            onClick={close}
            sx={{ color: 'inherit' }}
          >
            <ListItemIcon sx={{ color: 'inherit' }}>
              <CALL.icon size={16} aria-hidden />
            </ListItemIcon>
            {CALL.label(offer.phoneNumber)}
          </MenuItem>
        )}
        <MenuItem
          component={Link}
          href={linkTo('/target_user/$targetUserId', { targetUserId: offer.targetUserId })}
          sx={{ color: 'inherit' }}
        >
          <ListItemIcon sx={{ color: 'inherit' }}>
            <PROFILE.icon size={16} aria-hidden />
          </ListItemIcon>
          {PROFILE.label}
        </MenuItem>
      </Menu>
    </>
  );
}
