import { isSameSurcharge } from '@gastspiel/domain/invoices/surcharges.ts';
import type { Cents } from '@gastspiel/domain/money/money.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Plus, Sparkles } from 'lucide-react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useField } from '#ui/fields/use-field.ts';
import { SectionCard } from '#ui/section-card.tsx';
import { ADD } from './add-blocks.tsx';
import type { BillableBlock, Preview } from './billing-query.ts';
import { LinesTable, NumberCell } from './cells.tsx';
import { EnteredLine, useEnteredLine } from './entered-line.tsx';
import { LINE_TEXTS, SURCHARGE_TEXTS as TEXTS } from './form-texts.ts';
import { netOfEnteredSurcharge } from './invoice-rows.ts';
import { hundredthsOf, type InvoiceValues } from './invoice-values.ts';

interface SurchargeLinesProps {
  readonly blocks: readonly BillableBlock[];
  readonly prices: ReadonlyMap<string, Cents>;
  readonly proposed: Preview['proposedSurcharges'];
}

const COLUMNS = [
  ['description', LINE_TEXTS.description],
  ['type', TEXTS.type],
  ['number', TEXTS.hours],
  ['number percent', TEXTS.percent],
  ['net', LINE_TEXTS.net],
] as const;

/** Percentages on hours of a type that is on the invoice; what the recorded times ask for is proposed. */
export function SurchargeLines({ blocks, prices, proposed }: SurchargeLinesProps) {
  const { fields, append, remove } = useFieldArray<InvoiceValues, 'surcharges'>({ name: 'surcharges' });
  const { getValues } = useFormContext<InvoiceValues>();
  const chosen = useWatch<InvoiceValues, 'includedWorklogBlockIds'>({ name: 'includedWorklogBlockIds' });
  const taken = useWatch<InvoiceValues, 'surcharges'>({ name: 'surcharges' });
  const types = new Map(
    blocks.filter(({ id }) => chosen.includes(id)).map((block) => [block.appointmentTypeId, block.typeDescription]),
  );
  const left = proposed.filter(
    ({ appointmentTypeId: type, description }) =>
      types.has(type) &&
      !taken.some((one) => one.appointmentTypeId === type && isSameSurcharge(one.description, description)),
  );
  const [onlyType = null] = types.size === 1 ? types.keys() : [];
  const takeProposals = (): void =>
    append(
      left.map(({ quantity, surchargePercentage, ...rest }) => ({
        ...rest,
        quantity: hundredthsOf(quantity),
        surchargePercentage: hundredthsOf(surchargePercentage),
      })),
      { shouldFocus: false },
    );
  return (
    <SectionCard
      title={TEXTS.title}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 0.5 }}>
          {left.length > 0 && (
            <Button size="small" startIcon={<Sparkles size={16} />} onClick={takeProposals} sx={ADD}>
              {TEXTS.propose(left.length)}
            </Button>
          )}
          <Button
            size="small"
            startIcon={<Plus size={16} />}
            aria-label={TEXTS.addLong}
            disabled={types.size === 0}
            onClick={() =>
              append({ appointmentTypeId: onlyType, description: '', quantity: null, surchargePercentage: null })
            }
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
              path={`surcharges.${index}`}
              types={types}
              net={netOfEnteredSurcharge(getValues(`surcharges.${index}`), prices)}
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
  readonly path: `surcharges.${number}`;
  readonly types: ReadonlyMap<string, string>;
  readonly net: Cents | null;
  readonly onRemove: () => void;
}

function Line({ path, types, net, onRemove }: LineProps) {
  const line = useEnteredLine(path, TEXTS.fresh);
  const type = useField<string | null>({ name: `${path}.appointmentTypeId`, label: TEXTS.type });
  const hours = useField<number | null>({ name: `${path}.quantity`, label: TEXTS.hours });
  const percent = useField<number | null>({ name: `${path}.surchargePercentage`, label: TEXTS.percent });
  const errors = { appointmentTypeId: type.error, quantity: hours.error, surchargePercentage: percent.error };
  return (
    <EnteredLine line={line} errors={errors} net={net} onRemove={onRemove}>
      <td className="type" data-label={TEXTS.type}>
        <select
          name={`${path}.appointmentTypeId`}
          aria-label={LINE_TEXTS.field(TEXTS.type, line.what)}
          aria-invalid={type.error !== undefined}
          ref={type.ref}
          value={type.value ?? ''}
          onChange={({ target }) => type.set(target.value || null)}
          onBlur={type.onBlur}
        >
          {!type.value && <option value="">{TEXTS.choose}</option>}
          {type.value && !types.has(type.value) && <option value={type.value}>{TEXTS.goneType}</option>}
          {[...types].map(([id, description]) => (
            <option key={id} value={id}>
              {description}
            </option>
          ))}
        </select>
      </td>
      <td className="number" data-label={TEXTS.hours}>
        <NumberCell {...line.cell('quantity', TEXTS.hours, hours)} value={hours.value} set={hours.set} />
      </td>
      <td className="number percent" data-label={TEXTS.percent}>
        <NumberCell
          {...line.cell('surchargePercentage', TEXTS.percent, percent)}
          value={percent.value}
          set={percent.set}
          unit="%"
          isShort
        />
      </td>
    </EnteredLine>
  );
}
