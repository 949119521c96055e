import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useUiState } from '#platform/session/ui-state.ts';
import { Page } from '#ui/pages/page.tsx';
import { OfferCards } from '../offer-cards.tsx';
import { LIST_TEXTS as TEXTS } from '../own-offers-texts.ts';
import { OWN_OFFER_TITLES } from '../own-offers-titles.ts';
import { OfferList } from './offer-list.tsx';

/** What the worker is booked for, the next shift first; or what they have worked. */
export function BookedOffersPage() {
  const [isPast, setIsPast] = useUiState('own-offers.past', false);
  return (
    <Page title={OWN_OFFER_TITLES.booked} isTitleInHeader>
      <ToggleButtonGroup
        exclusive
        value={isPast}
        aria-label={TEXTS.which}
        onChange={(_event, chosen: boolean | null) => chosen !== null && setIsPast(chosen)}
        sx={{ justifySelf: 'start', '& > button': { minHeight: 44, px: 2 } }}
      >
        <ToggleButton value={false}>{TEXTS.upcoming}</ToggleButton>
        <ToggleButton value={true}>{TEXTS.past}</ToggleButton>
      </ToggleButtonGroup>
      <OfferList key={String(isPast)} kind={isPast ? 'past' : 'booked'} choice={{ states: ['BOOKED'], isPast }}>
        {(offers) =>
          isPast ? (
            <OfferCards offers={offers} />
          ) : (
            <>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {TEXTS.next}
              </Typography>
              <OfferCards offers={offers.slice(0, 1)} isNext />
              {offers.length > 1 && (
                <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
                  {TEXTS.later}
                </Typography>
              )}
              <OfferCards offers={offers.slice(1)} />
            </>
          )
        }
      </OfferList>
    </Page>
  );
}
