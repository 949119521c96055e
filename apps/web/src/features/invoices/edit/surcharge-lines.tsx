import type { Cents } from '@gastspiel/domain/money/money.ts';
import { euroLabel } from '@gastspiel/domain/money/money-label.ts';
import Button from '@mui/material/Button';
import { Sparkles } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useField } from '#ui/fields/use-field.ts';
import { formatHours } from '#ui/format/german-shift.ts';
import { ADD } from './add-blocks.tsx';
import type { BillableBlock } from './billing-query.ts';
import { NumberCell } from './cells.tsx';
import { Difference } from './difference.tsx';
import { EnteredLine, EnteredLines, useEnteredLine } from './entered-line.tsx';
import { LINE_TEXTS, SURCHARGE_TEXTS as TEXTS } from './form-texts.ts';
import { netOfEnteredSurcharge, type TypePrices } from './invoice-rows.ts';
import type { InvoiceValues } from './invoice-values.ts';
import { type Asked, followed, fromProposal, isTaken, proposalKey, proposedFor } from './take-anew.ts';

interface SurchargeLinesProps {
  readonly blocks: readonly BillableBlock[];
  readonly prices: TypePrices;
  readonly asked: Asked | undefined;
  /** Whether they follow what is proposed: as long as nobody has saved them. */
  readonly follows: boolean;
  /** The form has changed since the times were asked for. */
  readonly isBusy: boolean;
}

const COLUMNS = [
  ['description', LINE_TEXTS.description],
  ['type', TEXTS.type],
  ['number', TEXTS.hours],
  ['number percent', TEXTS.percent],
  ['net', LINE_TEXTS.net],
] as const;

/** Percentages on hours of a type that is on the invoice; what the recorded times ask for is proposed. */
export function SurchargeLines({ blocks, prices, asked, follows, isBusy }: SurchargeLinesProps) {
  const { fields, append, remove, replace } = useFieldArray<InvoiceValues, 'surcharges'>({ name: 'surcharges' });
  const { getValues } = useFormContext<InvoiceValues>();
  const chosen = useWatch<InvoiceValues, 'includedWorklogBlockIds'>({ name: 'includedWorklogBlockIds' });
  const taken = useWatch<InvoiceValues, 'surcharges'>({ name: 'surcharges' });
  const types = new Map(
    blocks.filter(({ id }) => chosen.includes(id)).map((block) => [block.appointmentTypeId, block.typeDescription]),
  );
  const removed = useRef(new Set<string>());
  const left =
    asked?.proposedSurcharges.filter(
      (proposal) =>
        types.has(proposal.appointmentTypeId) &&
        !isTaken(taken, proposal) &&
        (!follows || removed.current.has(proposalKey(fromProposal(proposal)))),
    ) ?? [];
  useFollowing({ asked: follows && !isBusy ? asked : undefined, removed: removed.current, replace });
  const [onlyType = null] = types.size === 1 ? types.keys() : [];
  const takeProposals = (): void => append(left.map(fromProposal), { shouldFocus: false });
  const takeOff = (index: number): void => {
    const line = taken[index];
    if (line?.kind) removed.current.add(proposalKey(line));
    remove(index);
  };
  return (
    <EnteredLines
      texts={TEXTS}
      columns={COLUMNS}
      proposal={
        left.length > 0 && (
          <Button size="small" startIcon={<Sparkles size={16} />} onClick={takeProposals} sx={ADD}>
            {TEXTS.propose(left.length)}
          </Button>
        )
      }
      canAdd={types.size > 0}
      onAdd={() => append({ ...BLANK, appointmentTypeId: onlyType })}
      lines={fields.map(({ id }, index) => (
        <Line
          key={id}
          path={`surcharges.${index}`}
          types={types}
          prices={prices}
          net={netOfEnteredSurcharge(getValues(`surcharges.${index}`), prices)}
          asked={asked}
          onRemove={() => takeOff(index)}
        />
      ))}
    />
  );
}

const BLANK = {
  description: '',
  quantity: null,
  surchargePercentage: null,
  price: null,
  kind: null,
  proposedQuantity: null,
} as const;

interface Following {
  readonly asked: Asked | undefined;
  readonly removed: ReadonlySet<string>;
  readonly replace: (surcharges: InvoiceValues['surcharges']) => void;
}

/** A new invoice is made with what the times ask for, as a billing run makes it; whoever takes a line off has said so. */
function useFollowing({ asked, removed, replace }: Following): void {
  const { getValues, setValue } = useFormContext<InvoiceValues>();
  useEffect(() => {
    if (!asked) return;
    const before = getValues('surcharges');
    const after = followed(before, asked, removed);
    if (after !== before) replace([...after]);
    if (getValues('takesProposed')) setValue('takesProposed', false);
  }, [asked, removed, replace, getValues, setValue]);
}

interface Choice {
  readonly key: string;
  readonly type: string;
  readonly price: number | null;
  readonly label: string;
}

/** Work to put a surcharge on. A kind of work with several prices on the invoice is chosen with one of them. */
const choicesOf = (types: ReadonlyMap<string, string>, prices: TypePrices): readonly Choice[] =>
  [...types].flatMap(([type, description]): Choice[] => {
    const ofType = prices.get(type) ?? [];
    if (ofType.length < 2) return [{ key: type, type, price: null, label: description }];
    return ofType.map((price) => ({
      key: `${type} ${price}`,
      type,
      price: Number(price),
      label: TEXTS.atPrice(description, euroLabel(price)),
    }));
  });

interface LineProps {
  readonly path: `surcharges.${number}`;
  readonly asked: Asked | undefined;
  readonly types: ReadonlyMap<string, string>;
  readonly prices: TypePrices;
  readonly net: Cents | null;
  readonly onRemove: () => void;
}

function Line({ path, types, prices, net, asked, onRemove }: LineProps) {
  const { getValues, setValue } = useFormContext<InvoiceValues>();
  const line = useEnteredLine(path, TEXTS.fresh);
  const type = useField<string | null>({ name: `${path}.appointmentTypeId`, label: TEXTS.type });
  const { price } = getValues(path);
  const choices = choicesOf(types, prices);
  const chosen = choices.find((one) => one.type === type.value && (one.price === null || one.price === price));
  const choose = (key: string): void => {
    const found = choices.find((one) => one.key === key);
    setValue(`${path}.price`, found?.price ?? null);
    type.set(found?.type ?? null);
  };
  const hours = useField<number | null>({ name: `${path}.quantity`, label: TEXTS.hours });
  const percent = useField<number | null>({ name: `${path}.surchargePercentage`, label: TEXTS.percent });
  const proposed = asked && proposedFor(getValues(path), asked);
  // A person who changes the hours has seen what is proposed beneath them.
  const set = (quantity: number | null): void => {
    hours.set(quantity);
    if (typeof proposed === 'number') setValue(`${path}.proposedQuantity`, proposed, { shouldDirty: true });
  };
  const errors = { appointmentTypeId: type.error, quantity: hours.error, surchargePercentage: percent.error };
  return (
    <EnteredLine
      line={line}
      errors={errors}
      net={net}
      onRemove={onRemove}
      note={
        typeof proposed === 'number' &&
        proposed !== hours.value && (
          <Difference label={TEXTS.takeProposedOf(line.what)} onTake={proposed > 0 && (() => set(proposed))}>
            {proposed === 0 ? TEXTS.notProposed : TEXTS.proposed(formatHours(proposed / 100))}
          </Difference>
        )
      }
    >
      <td className="type" data-label={TEXTS.type}>
        <select
          name={`${path}.appointmentTypeId`}
          aria-label={LINE_TEXTS.field(TEXTS.type, line.what)}
          aria-invalid={type.error !== undefined}
          ref={type.ref}
          value={chosen?.key ?? type.value ?? ''}
          onChange={({ target }) => choose(target.value)}
          onBlur={type.onBlur}
        >
          {!type.value && <option value="">{TEXTS.choose}</option>}
          {type.value && !chosen && (
            <option value={type.value}>{types.has(type.value) ? TEXTS.gonePrice : TEXTS.goneType}</option>
          )}
          {choices.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
      </td>
      <td className="number" data-label={TEXTS.hours}>
        <NumberCell {...line.cell('quantity', TEXTS.hours, hours)} value={hours.value} set={set} />
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
