import { formatDay } from '#ui/fields/german-date.ts';
import type { Filter } from '#ui/filters/filter.ts';
import { OVERVIEW_TEXTS as TEXTS } from '../overview/overview-texts.ts';
import type { ChosenFilters, DayRange } from '../overview-filter.ts';
import { RangePanel } from './range-panel.tsx';

function rangeText({ from, to }: DayRange): string {
  if (from && to) return TEXTS.rangeOf(formatDay(from), formatDay(to));
  if (from) return TEXTS.rangeSince(formatDay(from));
  return to ? TEXTS.rangeUntil(formatDay(to)) : TEXTS.rangeAll;
}

const CHOSEN = 'chosen';

/** From which day to which; from today on where nobody says otherwise. */
export const rangeFilter = (
  { range }: ChosenFilters,
  narrow: (changed: Pick<ChosenFilters, 'range'>) => void,
): Filter => ({
  key: 'range',
  label: range ? TEXTS.range : TEXTS.fromToday,
  options: range ? [{ value: CHOSEN, label: rangeText(range) }] : [],
  selected: range ? [CHOSEN] : [],
  panel: (done) => (
    <RangePanel
      range={range}
      onChoose={(next) => {
        narrow({ range: next });
        done();
      }}
    />
  ),
  onChange: () => narrow({ range: null }),
});
