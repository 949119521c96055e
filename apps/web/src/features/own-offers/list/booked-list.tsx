import { useUiState } from '#platform/session/use-ui-state.ts';
import { Quiet } from '#ui/layout.tsx';
import { Toggle } from '#ui/toggle.tsx';
import { OfferCards } from '../offer-cards.tsx';
import { LIST_TEXTS as TEXTS } from '../own-offers-texts.ts';
import { OfferList } from './offer-list.tsx';

const WHICH = [
  { value: false, label: TEXTS.upcoming },
  { value: true, label: TEXTS.past },
];

/** The next shift first; or what is over. */
export function BookedList() {
  const [isPast, setIsPast] = useUiState('own-offers.past', false);
  return (
    <>
      <Toggle label={TEXTS.which} choices={WHICH} value={isPast} onChange={setIsPast} />
      <OfferList key={String(isPast)} kind={isPast ? 'past' : 'booked'} choice={{ states: ['BOOKED'], isPast }}>
        {(offers) =>
          isPast ? (
            <OfferCards offers={offers} />
          ) : (
            <>
              <Quiet size="body2">{TEXTS.next}</Quiet>
              <OfferCards offers={offers.slice(0, 1)} isNext />
              {offers.length > 1 && (
                <Quiet size="body2" sx={{ mt: 1 }}>
                  {TEXTS.later}
                </Quiet>
              )}
              <OfferCards offers={offers.slice(1)} />
            </>
          )
        }
      </OfferList>
    </>
  );
}
