import { BEGINNING } from '@gastspiel/domain/price-list/dated-prices.ts';
import { addDays } from '@gastspiel/domain/time/vienna-day.ts';
import Box from '@mui/material/Box';
import { formatDay } from '#ui/fields/german-date.ts';
import { formatEuro } from '#ui/format/german-money.ts';
import { List, Quiet } from '#ui/layout.tsx';
import type { ListedType } from './price-list-query.ts';
import { HISTORY_TEXTS as TEXTS } from './price-list-texts.ts';

type Price = ListedType['prices'][number];

const spanOf = ({ validFrom }: Price, next: Price | undefined): string => {
  const until = next && formatDay(addDays(next.validFrom, -1));
  if (validFrom === BEGINNING) return until ? TEXTS.until(until) : TEXTS.always;
  return until ? TEXTS.span(formatDay(validFrom), until) : TEXTS.since(formatDay(validFrom));
};

/** All prices of a kind of work with their days, those to come first. */
export function PriceHistory({ type: { description, current, prices } }: { readonly type: ListedType }) {
  const rows = prices.map((price, index) => ({
    key: price.validFrom,
    span: spanOf(price, prices[index + 1]),
    price: formatEuro(price.price.value),
    isCurrent: price.validFrom === current?.validFrom,
  }));
  return (
    <List aria-label={TEXTS.of(description)} sx={LIST}>
      {rows.toReversed().map(({ key, span, price, isCurrent }) => (
        <Box component="li" key={key} sx={{ ...ROW, color: isCurrent ? 'text.primary' : 'text.secondary' }}>
          <span>{span}</span>
          <span>{price}</span>
          {isCurrent && <Quiet component="span">{TEXTS.current}</Quiet>}
        </Box>
      ))}
    </List>
  );
}

const LIST = { px: 1.5, py: 1, display: 'grid', gap: 0.5 } as const;
const ROW = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: '12.5rem 5.5rem 1fr' },
  columnGap: 2,
  whiteSpace: 'normal',
  fontVariantNumeric: 'tabular-nums',
  '& > :nth-of-type(2)': { textAlign: 'right' },
} as const;
