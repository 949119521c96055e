import { hoursFrom } from '@gastspiel/domain/money/amounts.ts';
import type { Cents } from '@gastspiel/domain/money/money.ts';
import Button from '@mui/material/Button';
import { Car } from 'lucide-react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useField } from '#ui/fields/use-field.ts';
import { formatHours } from '#ui/format/german-shift.ts';
import { ADD } from './add-blocks.tsx';
import { NumberCell, TextCell } from './cells.tsx';
import { Difference } from './difference.tsx';
import { EnteredLine, EnteredLines, useEnteredLine } from './entered-line.tsx';
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
const BLANK = {
  description: '',
  quantity: null,
  unit: '',
  pricePerUnit: null,
  isTravel: false,
  proposedQuantity: null,
} as const;

interface AdditionalLinesProps {
  /** Undefined while the recorded ways are not known. */
  readonly travelMinutes: number | undefined;
}

/** Whatever else is billed; the recorded ways by one click, at a price that somebody has to know. */
export function AdditionalLines({ travelMinutes }: AdditionalLinesProps) {
  const { fields, append, remove } = useFieldArray<InvoiceValues, 'additionalItems'>({ name: 'additionalItems' });
  const { getValues } = useFormContext<InvoiceValues>();
  // The nets follow what is typed.
  const items = useWatch<InvoiceValues, 'additionalItems'>({ name: 'additionalItems' });
  const travelHours = travelMinutes === undefined ? undefined : Number(hoursFrom(travelMinutes));
  const hasTravel = items.some(({ isTravel }) => isTravel);
  const addTravel = (hours: number): void => {
    const place = `additionalItems.${fields.length}.pricePerUnit` as const;
    append(
      {
        description: TEXTS.travel,
        quantity: hours,
        unit: TEXTS.travelUnit,
        pricePerUnit: null,
        isTravel: true,
        proposedQuantity: hours,
      },
      { focusName: place },
    );
  };
  return (
    <EnteredLines
      texts={TEXTS}
      columns={COLUMNS}
      proposal={
        travelHours !== undefined &&
        travelHours > 0 &&
        !hasTravel && (
          <Button size="small" startIcon={<Car size={16} />} onClick={() => addTravel(travelHours)} sx={ADD}>
            {TEXTS.addTravel(formatHours(travelHours / 100))}
          </Button>
        )
      }
      onAdd={() => append({ ...BLANK })}
      lines={fields.map(({ id }, index) => (
        <Line
          key={id}
          path={`additionalItems.${index}`}
          net={netOfEnteredItem(getValues(`additionalItems.${index}`))}
          recorded={items[index]?.isTravel ? travelHours : undefined}
          onRemove={() => remove(index)}
        />
      ))}
    />
  );
}

interface LineProps {
  readonly path: `additionalItems.${number}`;
  readonly net: Cents | null;
  /** The travel time that is recorded now. */
  readonly recorded: number | undefined;
  readonly onRemove: () => void;
}

function Line({ path, net, recorded, onRemove }: LineProps) {
  const { setValue } = useFormContext<InvoiceValues>();
  const line = useEnteredLine(path, TEXTS.fresh);
  const quantity = useField<number | null>({ name: `${path}.quantity`, label: TEXTS.quantity });
  const unit = useField<string>({ name: `${path}.unit`, label: TEXTS.unit });
  const price = useField<number | null>({ name: `${path}.pricePerUnit`, label: TEXTS.price });
  // A person who changes the hours has seen what is recorded beneath them.
  const set = (value: number | null): void => {
    quantity.set(value);
    if (recorded !== undefined) setValue(`${path}.proposedQuantity`, recorded, { shouldDirty: true });
  };
  const errors = { quantity: quantity.error, unit: unit.error, pricePerUnit: price.error };
  return (
    <EnteredLine
      line={line}
      errors={errors}
      net={net}
      onRemove={onRemove}
      note={
        recorded !== undefined &&
        recorded !== quantity.value && (
          <Difference label={TEXTS.takeRecordedOf(line.what)} onTake={recorded > 0 && (() => set(recorded))}>
            {recorded === 0 ? TEXTS.notRecorded : LINE_TEXTS.recorded(formatHours(recorded / 100))}
          </Difference>
        )
      }
    >
      <td className="number" data-label={TEXTS.quantity}>
        <NumberCell {...line.cell('quantity', TEXTS.quantity, quantity)} value={quantity.value} set={set} />
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
