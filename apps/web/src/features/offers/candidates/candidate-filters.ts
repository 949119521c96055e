import { AVAILABILITIES, AVAILABILITY_LABELS, type Availability } from '@gastspiel/domain/offers/availability.ts';
import { useUiState } from '#platform/session/use-ui-state.ts';
import { useSettled } from '#platform/state/use-settled.ts';
import type { Filter } from '#ui/filters/filter.ts';
import { formatRating } from '#ui/rating-texts.ts';
import { CANDIDATE_TEXTS as TEXTS } from './candidate-texts.ts';
import type { CandidateFilter, CandidateSort } from './candidates-query.ts';

interface Chosen {
  readonly availabilities: readonly string[];
  readonly rating: readonly string[];
  readonly traits: readonly string[];
}

/** The order in which waves ask. */
const RANKING: CandidateSort = { key: 'RANKING', isDescending: false };
const NONE: Chosen = { availabilities: [], rating: [], traits: [] };
const RATINGS = [4.5, 4, 3, 2].map((rating) => ({
  value: String(rating),
  label: TEXTS.ratingFrom(formatRating(rating)),
}));
const TRAITS = [
  { value: 'isTeamLeader', label: TEXTS.teamLeader },
  { value: 'hasCar', label: TEXTS.car },
  { value: 'hasDrivingLicence', label: TEXTS.licence },
];

/** Filters and page of the table, as the session remembers them. */
export function useCandidateFilters(appointmentId: string) {
  const [chosen, setChosen] = useUiState('offers.filters', NONE);
  const [page, setPage] = useUiState(`offers.page.${appointmentId}`, { number: 1, size: 25 });
  const [sort, setSort] = useUiState('offers.sort', RANKING);
  // Who was looked for is of this appointment; how one narrows the list is a habit.
  const [typed, setTyped] = useUiState(`offers.search.${appointmentId}`, '');
  const name = useSettled(typed.trim());
  const narrow = (changed: Partial<Chosen>): void => {
    setChosen({ ...chosen, ...changed });
    setPage({ ...page, number: 1 });
  };
  const filters: readonly Filter[] = [
    {
      key: 'availability',
      label: TEXTS.availability,
      options: AVAILABILITIES.map((value) => ({ value, label: AVAILABILITY_LABELS[value] })),
      selected: chosen.availabilities,
      isMultiple: true,
      onChange: (availabilities) => narrow({ availabilities }),
    },
    {
      key: 'rating',
      label: TEXTS.rating,
      options: RATINGS,
      selected: chosen.rating,
      onChange: (rating) => narrow({ rating }),
    },
    {
      key: 'traits',
      label: TEXTS.traits,
      options: TRAITS,
      selected: chosen.traits,
      isMultiple: true,
      onChange: (traits) => narrow({ traits }),
    },
  ];
  return {
    name: typed,
    setName: (text: string): void => {
      setTyped(text);
      setPage({ ...page, number: 1 });
    },
    filters,
    isNarrowed: typed !== '' || filters.some(({ selected }) => selected.length > 0),
    clear: (): void => {
      setTyped('');
      narrow(NONE);
    },
    page,
    setPage,
    sort,
    setSort: (chosenSort: CandidateSort): void => {
      setSort(chosenSort);
      setPage({ ...page, number: 1 });
    },
    filter: filterOf(chosen, name),
  };
}

function filterOf({ availabilities, rating, traits }: Chosen, name: string): CandidateFilter {
  const wants = (trait: string): true | null => (traits.includes(trait) ? true : null);
  return {
    name: name || null,
    availabilities: availabilities.length > 0 ? (availabilities as Availability[]) : null,
    minimumRating: rating[0] ? Number(rating[0]) : null,
    isTeamLeader: wants('isTeamLeader'),
    hasCar: wants('hasCar'),
    hasDrivingLicence: wants('hasDrivingLicence'),
  };
}
