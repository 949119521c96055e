import { hoursFrom } from '@gastspiel/domain/money/amounts.ts';
import type { Cents } from '@gastspiel/domain/money/money.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Car, Plus } from 'lucide-react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useField } from '#ui/fields/use-field.ts';
import { formatHours } from '#ui/format/german-shift.ts';
import { SectionCard } from '#ui/section-card.tsx';
import { ADD } from './add-blocks.tsx';
import { LinesTable, NumberCell, TextCell } from './cells.tsx';
import { EnteredLine, useEnteredLine } from './entered-line.tsx';
import { LINE_TEXTS, ITEM_TEXTS as TEXTS } from './form-texts.ts';
import { netOfEnteredItem } from './invoice-rows.ts';
import type { InvoiceValues } from './invoice-values.ts';

const COLUMNS = [
  ['description', LINE_TEXTS.description],
  ['number', TEXTS.quantity],
  ['unit', TEXTS.unit],
  ['number price-of', TEXTS.price],
  ['net', LINE_TEXTS.net],
] as const;
const BLANK = { description: '', quantity: null, unit: '', pricePerUnit: null } as const;

/** Whatever else is billed; the recorded ways by one click, at a price that somebody has to know. */
export function AdditionalLines({ travelMinutes }: { readonly travelMinutes: number }) {
  const { fields, append, remove } = useFieldArray<InvoiceValues, 'additionalItems'>({ name: 'additionalItems' });
  const { getValues } = useFormContext<InvoiceValues>();
  // The nets follow what is typed.
  const items = useWatch<InvoiceValues, 'additionalItems'>({ name: 'additionalItems' });
  const travelHours = Number(hoursFrom(travelMinutes));
  const hasTravel = items.some(({ description }) => description === TEXTS.travel);
  const addTravel = (): void => {
    const place = `additionalItems.${fields.length}.pricePerUnit` as const;
    append(
      { description: TEXTS.travel, quantity: travelHours, unit: TEXTS.travelUnit, pricePerUnit: null },
      { focusName: place },
    );
  };
  return (
    <SectionCard
      title={TEXTS.title}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 0.5 }}>
          {travelMinutes > 0 && !hasTravel && (
            <Button size="small" startIcon={<Car size={16} />} onClick={addTravel} sx={ADD}>
              {TEXTS.addTravel(formatHours(travelHours / 100))}
            </Button>
          )}
          <Button
            size="small"
            startIcon={<Plus size={16} />}
            aria-label={TEXTS.addLong}
            onClick={() => append({ ...BLANK })}
            sx={ADD}
          >
            {TEXTS.add}
          </Button>
        </Box>
      }
      isFlush={fields.length > 0}
    >
      {fields.length > 0 ? (
        <LinesTable label={TEXTS.title} columns={COLUMNS}>
          {fields.map(({ id }, index) => (
            <Line
              key={id}
              path={`additionalItems.${index}`}
              net={netOfEnteredItem(getValues(`additionalItems.${index}`))}
              onRemove={() => remove(index)}
            />
          ))}
        </LinesTable>
      ) : (
        <Box sx={{ color: 'text.secondary' }}>{TEXTS.none}</Box>
      )}
    </SectionCard>
  );
}

interface LineProps {
  readonly path: `additionalItems.${number}`;
  readonly net: Cents | null;
  readonly onRemove: () => void;
}

function Line({ path, net, onRemove }: LineProps) {
  const line = useEnteredLine(path, TEXTS.fresh);
  const quantity = useField<number | null>({ name: `${path}.quantity`, label: TEXTS.quantity });
  const unit = useField<string>({ name: `${path}.unit`, label: TEXTS.unit });
  const price = useField<number | null>({ name: `${path}.pricePerUnit`, label: TEXTS.price });
  const errors = { quantity: quantity.error, unit: unit.error, pricePerUnit: price.error };
  return (
    <EnteredLine line={line} errors={errors} net={net} onRemove={onRemove}>
      <td className="number" data-label={TEXTS.quantity}>
        <NumberCell {...line.cell('quantity', TEXTS.quantity, quantity)} value={quantity.value} set={quantity.set} />
      </td>
      <td className="unit" data-label={TEXTS.unit}>
        <TextCell {...line.cell('unit', TEXTS.unit, unit)} value={unit.value} set={unit.set} placeholder={TEXTS.unit} />
      </td>
      <td className="number price-of" data-label={TEXTS.price}>
        <NumberCell {...line.cell('pricePerUnit', TEXTS.price, price)} value={price.value} set={price.set} />
      </td>
    </EnteredLine>
  );
}
