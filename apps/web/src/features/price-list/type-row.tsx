import { BEGINNING } from '@gastspiel/domain/price-list/dated-prices.ts';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { type ReactNode, useState } from 'react';
import { useShowRecipients } from '#features/invoice-recipients/index.ts';
import { useShowWorkers } from '#features/target-users/index.ts';
import { linkTo } from '#platform/navigation/paths.ts';
import { formatDay } from '#ui/fields/german-date.ts';
import { formatEuro } from '#ui/format/german-money.ts';
import { Quiet } from '#ui/layout.tsx';
import { PriceHistory } from './price-history.tsx';
import type { ListedType } from './price-list-query.ts';
import { HISTORY_TEXTS, LIST_TEXTS as TEXTS } from './price-list-texts.ts';

interface TypeRowProps {
  readonly type: ListedType;
  readonly hasPrices: boolean;
  readonly children: ReactNode;
}

/** A kind of work with its price of today, the next one and where it is used; all its prices on demand. */
export function TypeRow({ type, hasPrices, children }: TypeRowProps) {
  const { id, description, next, workers } = type;
  const showWorkers = useShowWorkers();
  const [showsHistory, setShowsHistory] = useState(false);
  return (
    <>
      <tr>
        <Box component="th" scope="row">
          {description}
        </Box>
        {hasPrices && (
          <PriceCells type={type} showsHistory={showsHistory} onHistory={() => setShowsHistory(!showsHistory)} />
        )}
        <td className="number" data-label={TEXTS.workers}>
          {workers > 0 ? (
            <Link
              href={linkTo('/target_users')}
              underline="hover"
              aria-label={TEXTS.workersOf(workers, description)}
              onClick={() => showWorkers({ types: [id] })}
            >
              {workers}
            </Link>
          ) : (
            TEXTS.none
          )}
        </td>
        {hasPrices && (
          <td data-label={TEXTS.next}>
            {next && (
              <Quiet component="span">{TEXTS.change(formatDay(next.validFrom), formatEuro(next.price.value))}</Quiet>
            )}
          </td>
        )}
        <td className="step">{children}</td>
      </tr>
      {hasPrices && showsHistory && (
        <tr>
          <td colSpan={7} className="form history">
            <PriceHistory type={type} />
          </td>
        </tr>
      )}
    </>
  );
}

interface PriceCellsProps {
  readonly type: ListedType;
  readonly showsHistory: boolean;
  readonly onHistory: () => void;
}

function PriceCells({ type, showsHistory, onHistory }: PriceCellsProps) {
  const { id, description, current, prices, ownPriceRecipients: own } = type;
  const showRecipients = useShowRecipients();
  return (
    <>
      <td className="number price" data-label={TEXTS.price}>
        {current ? (
          formatEuro(current.price.value)
        ) : (
          <Quiet component="span" sx={{ fontWeight: 400 }}>
            {TEXTS.noPrice}
          </Quiet>
        )}
      </td>
      <td data-label={TEXTS.since}>
        {current && sinceOf(current.validFrom)}
        {prices.length > 1 && (
          <Link
            component="button"
            type="button"
            underline="hover"
            aria-expanded={showsHistory}
            aria-label={HISTORY_TEXTS.show(prices.length, description)}
            onClick={onHistory}
            sx={{ ml: 1, color: 'text.secondary', verticalAlign: 'baseline', typography: 'body2' }}
          >
            {HISTORY_TEXTS.prices(prices.length)}
          </Link>
        )}
      </td>
      <td className="number" data-label={TEXTS.own}>
        {own > 0 ? (
          <Link
            href={linkTo('/invoice_recipients')}
            underline="hover"
            aria-label={TEXTS.customersOf(own, description)}
            onClick={() => showRecipients({ ownPriceOf: { id, description } })}
          >
            {TEXTS.customers(own)}
          </Link>
        ) : (
          TEXTS.none
        )}
      </td>
    </>
  );
}

const sinceOf = (day: string): string => (day === BEGINNING ? TEXTS.beginning : formatDay(day));
