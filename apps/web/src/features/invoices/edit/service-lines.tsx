import { toEuro } from '@gastspiel/domain/money/money.ts';
import Box from '@mui/material/Box';
import { useFormContext, useFormState } from 'react-hook-form';
import { FieldHint } from '#ui/fields/field-hint.tsx';
import { formatDay } from '#ui/fields/german-date.ts';
import { formatAmount } from '#ui/format/german-money.ts';
import { formatHours } from '#ui/format/german-shift.ts';
import { Quiet } from '#ui/layout.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import { AddBlocks } from './add-blocks.tsx';
import type { BillableBlock } from './billing-query.ts';
import { BlockObstacles } from './block-obstacles.tsx';
import { CellErrors, LinesTable, NumberCell, RemoveButton, TextCell } from './cells.tsx';
import { Difference } from './difference.tsx';
import { LINE_TEXTS as TEXTS } from './form-texts.ts';
import type { ServiceRow } from './invoice-rows.ts';
import type { HandLine, InvoiceValues } from './invoice-values.ts';

interface ServiceLinesProps {
  readonly rows: readonly ServiceRow[];
  readonly blocks: readonly BillableBlock[];
  readonly recipientId: string;
}

const COLUMNS = [
  ['day', TEXTS.day],
  ['description', TEXTS.description],
  ['number', TEXTS.hours],
  ['price', TEXTS.price],
  ['net', TEXTS.net],
] as const;
const CHOSEN = 'includedWorklogBlockIds';

/** The hours of the chosen blocks, by day, and what can be added or stands in the way. */
export function ServiceLines({ rows, blocks, recipientId }: ServiceLinesProps) {
  const { setValue, getValues } = useFormContext<InvoiceValues>();
  const { errors, isSubmitted } = useFormState<InvoiceValues>();
  const chosen = getValues(CHOSEN);
  const choose = (ids: readonly string[]): void =>
    setValue(CHOSEN, [...ids], { shouldDirty: true, shouldValidate: isSubmitted });
  const isComing = chosen.some((id) => !rows.some(({ line }) => line.worklogBlockId === id));
  const isOpen = ({ id, obstacle }: BillableBlock): boolean => obstacle === null && !chosen.includes(id);
  const error = errors[CHOSEN]?.message;
  return (
    <SectionCard
      title={TEXTS.title}
      hint={TEXTS.count(chosen.length)}
      action={<AddBlocks blocks={blocks.filter(isOpen)} onAdd={(ids) => choose([...chosen, ...ids])} />}
      isFlush
    >
      {/* Faults of the blocks as a whole have this place. */}
      <input type="hidden" name={CHOSEN} />
      {rows.length > 0 && (
        <LinesTable label={TEXTS.title} columns={COLUMNS}>
          {rows.map((row) => (
            <Line
              key={row.key}
              row={row}
              onRemove={() => choose(chosen.filter((id) => id !== row.line.worklogBlockId))}
            />
          ))}
        </LinesTable>
      )}
      {rows.length === 0 && (
        <Quiet sx={{ p: 2 }}>{isComing ? TEXTS.coming : blocks.some(isOpen) ? TEXTS.none : TEXTS.noneOpen}</Quiet>
      )}
      {error && (
        <Box role="alert" sx={{ px: 2, pb: 1.5 }}>
          <FieldHint id={CHOSEN} help={undefined} error={error} />
        </Box>
      )}
      <BlockObstacles blocks={blocks.filter(({ obstacle }) => obstacle !== null)} recipientId={recipientId} />
    </SectionCard>
  );
}

function Line({ row, onRemove }: { readonly row: ServiceRow; readonly onRemove: () => void }) {
  const { setValue } = useFormContext<InvoiceValues>();
  const { errors, isSubmitted } = useFormState<InvoiceValues>();
  const { key, line, description, quantity, recorded, net } = row;
  const { day, workers } = line;
  const change = (changed: Partial<HandLine>): void =>
    setValue(`lines.${key}`, { description, quantity, ...changed }, { shouldDirty: true, shouldValidate: isSubmitted });
  const cell = (field: keyof HandLine, label: string) => ({
    name: `lines.${key}.${field}`,
    label: TEXTS.field(label, `${formatDay(day)} ${description}`),
    column: `lines-${field}`,
    error: errors.lines?.[key]?.[field]?.message,
  });
  const [words, hours] = [cell('description', TEXTS.description), cell('quantity', TEXTS.hours)];
  return (
    <tr>
      <td className="day" data-label={TEXTS.day}>
        <span className="plain">{formatDay(day).slice(0, 6)}</span>
      </td>
      <td className="description">
        <Box sx={DESCRIPTION}>
          <TextCell {...words} value={description} set={(text) => change({ description: text })} />
          {workers !== null && (
            <Quiet sx={{ flex: 'none', ml: 0.5, whiteSpace: 'nowrap' }}>{TEXTS.workers(workers)}</Quiet>
          )}
        </Box>
        {quantity !== recorded && (
          <Difference
            label={TEXTS.takeRecordedOf(description)}
            onTake={recorded !== null && (() => change({ quantity: recorded }))}
          >
            {recorded === null ? TEXTS.notRecorded : TEXTS.recorded(formatHours(recorded / 100))}
          </Difference>
        )}
        <CellErrors errors={[words, hours]} />
      </td>
      <td className="number" data-label={TEXTS.hours}>
        <NumberCell {...hours} value={quantity} set={(value) => change({ quantity: value })} />
      </td>
      <td className="price" data-label={TEXTS.price}>
        <span className="plain">{formatAmount(line.price.value)}</span>
      </td>
      <td className="net" data-label={TEXTS.net}>
        <span className="plain">{net === null ? '–' : formatAmount(toEuro(net))}</span>
      </td>
      <td className="remove">
        <RemoveButton label={TEXTS.remove(description)} onClick={onRemove} />
      </td>
    </tr>
  );
}

/** The words as wide as they are, so that the number of people stands right behind them. */
const DESCRIPTION = {
  display: 'flex',
  alignItems: 'center',
  '& input.words': { fieldSizing: 'content', width: 'auto', minWidth: '6rem', pr: 0 },
} as const;
