import Box from '@mui/material/Box';
import { ArrowRight, CircleAlert, CircleX, Plus, UserRoundCheck } from 'lucide-react';
import { Quiet } from '#ui/layout.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import { BlankState } from '#ui/states/blank-state.tsx';
import { StateChip } from '#ui/states/state-chip.tsx';
import type { Column } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/data-table.tsx';
import type { PageChoice } from '#ui/table/page-range.ts';
import { Pager } from '#ui/table/pager.tsx';
import { Toggle } from '#ui/toggle.tsx';
import { TONES } from '#ui/tokens.ts';
import type { Import, PreviewRow, Terms } from './import-kind.ts';
import { IMPORT_TEXTS as TEXTS } from './import-texts.ts';

/** The rows that are looked at. */
export interface Shown {
  readonly preview: PreviewRow['becomes'] | null;
  readonly page: PageChoice;
}

interface PreviewCardProps {
  readonly data: Import;
  readonly terms: Terms;
  readonly shown: Shown;
  readonly onShow: (shown: Shown) => void;
  /** The rows are not yet those that were asked for. */
  readonly isWaiting: boolean;
}

/** The rows of the file, faulty ones first, with the form's sentence in the cell that it is about. */
export function PreviewCard({ data, terms, shown, onShow, isWaiting }: PreviewCardProps) {
  const { counts, rowCount, rows, shownCount } = data;
  const tabs = [
    { value: 'ALL', label: TEXTS.all(rowCount) },
    { value: 'NEW', label: TEXTS.tab(TEXTS.tabs.NEW, counts.new) },
    { value: 'EXISTING', label: TEXTS.tab(TEXTS.tabs.EXISTING, counts.existing) },
    { value: 'FAULTY', label: TEXTS.tab(TEXTS.tabs.FAULTY, counts.faulty) },
  ] as const;
  return (
    <SectionCard title={TEXTS.preview} hint={TEXTS.previewHint} isFlush>
      <Box sx={{ p: 2, pb: 1 }}>
        <Toggle
          label={TEXTS.which}
          choices={tabs}
          value={shown.preview ?? 'ALL'}
          onChange={(which) => onShow({ preview: which === 'ALL' ? null : which, page: { ...shown.page, number: 1 } })}
        />
      </Box>
      <Box
        aria-busy={isWaiting}
        sx={{ overflowX: 'auto', opacity: isWaiting ? 0.6 : 1 }}
        role="region"
        aria-label={TEXTS.previewRows}
        tabIndex={0}
      >
        <DataTable
          label={TEXTS.preview}
          columns={previewColumns(data, terms)}
          rows={rows}
          rowKey={({ number }) => String(number)}
          blank={rows.length === 0 ? <BlankState icon={<CircleAlert />} title={TEXTS.noRows} /> : undefined}
          foot={<Pager isStill page={shown.page} count={shownCount} onChange={(page) => onShow({ ...shown, page })} />}
        />
      </Box>
    </SectionCard>
  );
}

const CHIPS = {
  NEW: { tone: 'success', icon: Plus },
  EXISTING: { tone: 'info', icon: UserRoundCheck },
  FAULTY: { tone: 'danger', icon: CircleX },
} as const;

/** The columns that are taken over, in the order of the file. */
function previewColumns({ columns, fields }: Import, terms: Terms): readonly Column<PreviewRow>[] {
  const labels = new Map(fields.map(({ key, label }) => [key, label]));
  const taken = columns.flatMap(({ heading }, index) => {
    const label = labels.get(terms.columns[index] ?? '');
    return label === undefined ? [] : [{ index, label, key: `${index} ${heading}` }];
  });
  return [
    { key: 'row', label: TEXTS.row, cell: ({ number }) => <Quiet component="span">{number}</Quiet> },
    {
      key: 'becomes',
      label: TEXTS.result,
      // The reason too: its own cell may be far to the right.
      cell: ({ becomes, fault, faults }) => (
        <Box sx={{ minWidth: { sm: 180 }, maxWidth: 280 }}>
          <StateChip {...CHIPS[becomes]} label={TEXTS.becomes[becomes]} />
          {fault && <Sentence>{fault}</Sentence>}
          {taken.map(({ index, label, key }) => {
            const sentence = faults[index];
            return sentence && <Sentence key={key}>{TEXTS.faultAt(label, sentence)}</Sentence>;
          })}
        </Box>
      ),
    },
    ...taken.map(({ index, label, key }) => ({
      key,
      label,
      cell: ({ texts, faults, effects }: PreviewRow) => (
        <Cell text={texts[index] ?? ''} fault={faults[index] ?? null} effect={effects[index] ?? null} />
      ),
    })),
  ];
}

interface CellProps {
  readonly text: string;
  readonly fault: string | null;
  readonly effect: PreviewRow['effects'][number];
}

function Cell({ text, fault, effect }: CellProps) {
  if (fault === null && effect === null) return text;
  if (effect === 'KEEPS')
    return (
      <>
        <Quiet component="span" sx={{ display: 'block' }}>
          {text}
        </Quiet>
        <Quiet component="span" size="caption">
          {TEXTS.effects.KEEPS}
        </Quiet>
      </>
    );
  if (effect !== null)
    return (
      <>
        <Quiet component="span">{`${TEXTS.effects[effect]} `}</Quiet>
        <ArrowRight size={12} aria-hidden />
        <Box component="span" sx={{ fontWeight: 600 }}>{` ${text}`}</Box>
      </>
    );
  return (
    <Box component="span" sx={FAULTY}>
      <span>{text}</span>
      <Sentence>{fault ?? ''}</Sentence>
    </Box>
  );
}

const Sentence = ({ children }: { readonly children: string }) => (
  <Box component="span" sx={{ display: 'flex', gap: 0.5, color: TONES.danger.text, typography: 'caption' }}>
    <CircleAlert size={12} aria-hidden />
    {children}
  </Box>
);

const FAULTY = {
  display: 'inline-block',
  px: 1,
  py: 0.5,
  border: `2px solid ${TONES.danger.text}`,
  bgcolor: TONES.danger.ground,
} as const;
