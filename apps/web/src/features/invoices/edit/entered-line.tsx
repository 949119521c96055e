import { type Cents, toEuro } from '@gastspiel/domain/money/money.ts';
import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { useField } from '#ui/fields/use-field.ts';
import { formatAmount } from '#ui/format/german-money.ts';
import { Quiet, Row } from '#ui/layout.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import { ADD } from './add-blocks.tsx';
import { CellErrors, LinesTable, RemoveButton, TextCell } from './cells.tsx';
import { LINE_TEXTS } from './form-texts.ts';

interface EnteredField {
  readonly error: string | undefined;
  readonly onBlur: () => void;
  readonly ref: Ref<HTMLInputElement>;
}

/** The words of a line that somebody enters whole, and what its cells have in common. */
export function useEnteredLine(path: `${'surcharges' | 'additionalItems'}.${number}`, fresh: string) {
  const words = useField<string>({ name: `${path}.description`, label: LINE_TEXTS.description });
  const what = words.value || fresh;
  const [list] = path.split('.');
  const cell = (part: string, label: string, { error, onBlur, ref }: EnteredField) => ({
    name: `${path}.${part}`,
    label: LINE_TEXTS.field(label, what),
    column: `${list}-${part}`,
    error,
    onBlur,
    inputRef: ref,
  });
  return { path, words, what, cell };
}

interface EnteredLineProps {
  readonly line: ReturnType<typeof useEnteredLine>;
  /** The faults of its other cells, by their names. */
  readonly errors: Readonly<Record<string, string | undefined>>;
  readonly net: Cents | null;
  readonly onRemove: () => void;
  /** Stands beneath its words. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** Its words and what is wrong in it, its own cells, what it comes to, and the way to take it off. */
export function EnteredLine({ line, errors, net, onRemove, note, children }: EnteredLineProps) {
  const { path, words, what, cell } = line;
  const all = Object.entries({ description: words.error, ...errors });
  return (
    <tr>
      <td className="description">
        <TextCell
          {...cell('description', LINE_TEXTS.description, words)}
          value={words.value}
          set={words.set}
          placeholder={LINE_TEXTS.description}
        />
        {note}
        <CellErrors errors={all.map(([part, error]) => ({ name: `${path}.${part}`, error }))} />
      </td>
      {children}
      <td className="net" data-label={LINE_TEXTS.net}>
        <span className="plain">{net === null ? '–' : formatAmount(toEuro(net))}</span>
      </td>
      <td className="remove">
        <RemoveButton label={LINE_TEXTS.remove(what)} onClick={onRemove} />
      </td>
    </tr>
  );
}

interface EnteredLinesProps {
  readonly texts: { readonly title: string; readonly none: string; readonly add: string; readonly addLong: string };
  readonly columns: ComponentProps<typeof LinesTable>['columns'];
  /** A button that takes what was recorded. */
  readonly proposal: ReactNode;
  readonly canAdd?: boolean;
  readonly onAdd: () => void;
  readonly lines: readonly ReactNode[];
}

/** A card of lines that somebody enters whole, with the way to one more. */
export function EnteredLines({ texts, columns, proposal, canAdd = true, onAdd, lines }: EnteredLinesProps) {
  return (
    <SectionCard
      title={texts.title}
      action={
        <Row gap={0.5} align="stretch" justify="flex-end" wraps>
          {proposal}
          <Button
            size="small"
            startIcon={<Plus size={16} />}
            aria-label={texts.addLong}
            disabled={!canAdd}
            onClick={onAdd}
            sx={ADD}
          >
            {texts.add}
          </Button>
        </Row>
      }
      isFlush={lines.length > 0}
    >
      {lines.length > 0 ? (
        <LinesTable label={texts.title} columns={columns}>
          {lines}
        </LinesTable>
      ) : (
        <Quiet>{texts.none}</Quiet>
      )}
    </SectionCard>
  );
}
