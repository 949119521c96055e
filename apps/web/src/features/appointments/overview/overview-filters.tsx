import { recipientFilter } from '#features/invoice-recipients/index.ts';
import type { Filter } from '#ui/filters/filter.ts';
import { type Choices, optionsOf } from '../agency-choices.ts';
import type { ChosenFilters } from '../overview-filter.ts';
import { OVERVIEW_TEXTS as TEXTS } from './overview-texts.ts';

const NOT_FULL = { value: 'not-full', label: TEXTS.onlyNotFull };

type Narrow = (changed: Partial<ChosenFilters>) => void;

/** The filters that both views have. */
export function overviewFilters(
  chosen: ChosenFilters,
  { pools, types }: Choices,
  hasRecipients: boolean,
  narrow: Narrow,
): readonly Filter[] {
  return [
    {
      key: 'types',
      label: TEXTS.type,
      options: optionsOf(types, chosen.types),
      selected: chosen.types,
      isMultiple: true,
      onChange: (ids) => narrow({ types: ids }),
    },
    {
      key: 'pools',
      label: TEXTS.pool,
      options: optionsOf(pools),
      selected: chosen.pools,
      isMultiple: true,
      onChange: (ids) => narrow({ pools: ids }),
    },
    ...(hasRecipients ? [recipientFilter(chosen.recipient, (recipient) => narrow({ recipient }))] : []),
    {
      key: 'fill',
      label: TEXTS.fill,
      options: [NOT_FULL],
      selected: chosen.isNotFull ? [NOT_FULL.value] : [],
      isSwitch: true,
      onChange: ({ length }) => narrow({ isNotFull: length > 0 }),
    },
  ];
}
