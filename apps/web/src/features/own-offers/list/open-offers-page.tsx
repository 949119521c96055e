import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { NewsPrompt } from '#features/notifications/index.ts';
import { asked } from '#platform/install/asked.ts';
import { useViewer } from '#platform/viewer/viewer.ts';
import { Quiet } from '#ui/layout.tsx';
import { Page } from '#ui/pages/page.tsx';
import { OfferCards } from '../offer-cards.tsx';
import { OPEN_OFFERS } from '../own-offers-query.ts';
import { LIST_TEXTS as TEXTS } from '../own-offers-texts.ts';
import { OWN_OFFER_TITLES } from '../own-offers-titles.ts';
import { OfferList } from './offer-list.tsx';

/** A worker's home: what waits for an answer. */
export function OpenOffersPage() {
  const { user } = useViewer();
  return (
    <Page title={OWN_OFFER_TITLES.open} isTitleInHeader>
      <OfferList
        kind="open"
        choice={OPEN_OFFERS}
        // Who has accepted the last one is asked like everybody; who never had any is not.
        afterBlank={asked.read().hasAccepted && <NewsPrompt />}
      >
        {(offers, count) => (
          <>
            <Typography aria-live="polite">
              <Box component="span" sx={{ fontWeight: 600 }}>
                {TEXTS.greeting(user?.firstName ?? '')}
              </Box>{' '}
              <Quiet component="span">{TEXTS.waiting(count)}</Quiet>
            </Typography>
            <NewsPrompt />
            <OfferCards offers={offers} />
          </>
        )}
      </OfferList>
    </Page>
  );
}
