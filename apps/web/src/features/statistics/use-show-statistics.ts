import { useUiState } from '#platform/session/use-ui-state.ts';
import { ALL, type Chosen, FILTERS } from './chosen.ts';

/** Lets the page show these figures and no others when it is opened next. */
export function useShowStatistics(): (chosen: Partial<Chosen>) => void {
  const [, setChosen] = useUiState<Chosen>(FILTERS, ALL);
  return (chosen) => setChosen({ ...ALL, ...chosen });
}
