import { CalendarDays, List } from 'lucide-react';
import { useUiState } from '#platform/session/use-ui-state.ts';
import { later } from '#ui/later/later.tsx';
import { SectionFailed } from '#ui/later/load-failed.tsx';
import { Page } from '#ui/pages/page.tsx';
import { Toggle } from '#ui/toggle.tsx';
import { CALENDAR_TEXTS as TEXTS } from '../calendar/calendar-texts.ts';
import { OWN_OFFER_TITLES } from '../own-offers-titles.ts';
import { BookedList } from './booked-list.tsx';
import { SkeletonCards } from './skeleton-cards.tsx';

/** It reckons with days and opens a form: nobody who looks at the list has to wait for that. */
const BookedCalendar = later(async () => (await import('../calendar/booked-calendar.tsx')).BookedCalendar, {
  waiting: <SkeletonCards />,
  Failed: SectionFailed,
});

type View = 'list' | 'calendar';
const VIEWS = [
  { value: 'list', label: TEXTS.list, icon: List },
  { value: 'calendar', label: TEXTS.calendar, icon: CalendarDays },
] as const;

/** The worker's bookings, to come or past: one below the other, or by days. */
export function BookedOffersPage() {
  const [view, setView] = useUiState<View>('own-offers.view', 'list');
  return (
    <Page title={OWN_OFFER_TITLES.booked} isTitleInHeader>
      <Toggle label={TEXTS.view} choices={VIEWS} value={view} onChange={setView} />
      {view === 'list' ? <BookedList /> : <BookedCalendar />}
    </Page>
  );
}
