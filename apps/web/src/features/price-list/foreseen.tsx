import { toCents, toEuro } from '@gastspiel/domain/money/money.ts';
import { priceDay } from '@gastspiel/domain/price-list/price-day.ts';
import { addDays, dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { useQuery } from '@tanstack/react-query';
import { Info } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { steady } from '#platform/graphql/ask.ts';
import { formatDay } from '#ui/fields/german-date.ts';
import { formatEuro } from '#ui/format/german-money.ts';
import { Quiet, Row } from '#ui/layout.tsx';
import { type ListedType, type PriceChange, priceChangeQuery } from './price-list-query.ts';
import { EDIT_TEXTS as TEXTS } from './price-list-texts.ts';

interface Typed {
  readonly price: number | null;
  readonly validFrom: string;
}

/** The effects of the price that is being typed: until when the old one is valid, and how many appointments cost the new one. */
export function Foreseen({ type }: { readonly type: ListedType }) {
  const [price, validFrom] = useWatch<Typed, ['price', 'validFrom']>({ name: ['price', 'validFrom'] });
  const isDay = priceDay.safeParse(validFrom).success;
  const query = useQuery({ ...steady(priceChangeQuery(type.id, validFrom ?? '')), enabled: isDay });
  const isTyped = typeof price === 'number' && price > 0;
  if (!isTyped || !isDay || !query.data || type.current?.price.value === toEuro(BigInt(Math.round(price)))) return null;
  return (
    <Row role="status" gap={0.75} align="flex-start">
      <Info size={14} aria-hidden style={{ marginTop: 2, flex: 'none' }} />
      <Quiet size="caption">{sentencesOf(query.data, price, validFrom).join(' ')}</Quiet>
    </Row>
  );
}

function sentencesOf(
  { before, until, appointments }: PriceChange,
  cents: number,
  validFrom: string,
): readonly string[] {
  const today = dayOf(new Date());
  const price = formatEuro(toEuro(BigInt(cents)));
  const isNew = before !== null && toCents(before.value) !== BigInt(cents);
  const planned = validFrom > today ? TEXTS.plannedAhead : TEXTS.planned;
  return [
    ...(isNew ? [TEXTS.until(formatDay(addDays(validFrom, -1)), formatEuro(before.value))] : []),
    appointments > 0 ? planned(appointments, formatDay(validFrom), price) : TEXTS.nothingPlanned,
    ...(validFrom < today ? [TEXTS.drafts] : []),
    ...(until ? [TEXTS.next(formatDay(until))] : []),
  ];
}
