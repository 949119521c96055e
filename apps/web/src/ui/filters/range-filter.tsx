import type { DayRange } from './day-range.ts';
import type { Filter } from './filter.ts';
import { RANGE_TEXTS as TEXTS } from './filter-texts.ts';
import { RangePanel } from './range-panel.tsx';
import { rangeText } from './range-text.ts';

const CHOSEN = 'chosen';

interface RangeFilter {
  /** None where nobody has said anything. */
  readonly range: DayRange | null;
  readonly onChange: (range: DayRange | null) => void;
  /** The list without a range, and the name of the way back to it. */
  readonly unchosen?: { readonly label: string; readonly button: string };
}

/** From which day to which. */
export const rangeFilter = ({ range, onChange, unchosen }: RangeFilter): Filter => ({
  key: 'range',
  label: range ? TEXTS.range : (unchosen?.label ?? TEXTS.range),
  options: range ? [{ value: CHOSEN, label: rangeText(range) }] : [],
  selected: range ? [CHOSEN] : [],
  panel: (done) => (
    <RangePanel
      range={range}
      reset={unchosen?.button ?? TEXTS.anyTime}
      onChoose={(next) => {
        onChange(next);
        done();
      }}
    />
  ),
  onChange: () => onChange(null),
});
