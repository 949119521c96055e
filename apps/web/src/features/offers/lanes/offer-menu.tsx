import { linkTo } from '#platform/navigation/paths.ts';
import { dialLink } from '#ui/contact-links.tsx';
import { StepsMenu } from '#ui/menu/steps-menu.tsx';
import { useCockpit } from '../cockpit.ts';
import { fullName } from '../selection.ts';
import { LANE_TEXTS } from './lane-texts.ts';
import { CALL, PROFILE, stepsOf } from './offer-steps.ts';
import type { Offer } from './offers-query.ts';

/** The rarer steps with an offer, and the way to the person. */
export function OfferMenu({ offer }: { readonly offer: Offer }) {
  const cockpit = useCockpit();
  const { offerId, targetUserId, phoneNumber } = offer;
  return (
    <StepsMenu
      place="card"
      label={LANE_TEXTS.cardMenu(fullName(offer))}
      isBusy={cockpit.steps.isBusy(offerId)}
      steps={[
        ...stepsOf(cockpit, offer),
        phoneNumber
          ? { label: CALL.label(phoneNumber), icon: CALL.icon, title: phoneNumber, href: dialLink(phoneNumber) }
          : null,
        { ...PROFILE, href: linkTo('/target_user/$targetUserId', { targetUserId }) },
      ]}
    />
  );
}
