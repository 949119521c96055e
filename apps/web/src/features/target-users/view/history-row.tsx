import Box from '@mui/material/Box';
import { formatInstant } from '#ui/format/german-instant.ts';
import { NEUTRAL } from '#ui/tokens.ts';
import { type HistoryLine, historyLines } from './history-lines.ts';
import type { HistoryEntry } from './history-query.ts';
import { HISTORY_TEXTS } from './history-texts.ts';

interface HistoryRowProps {
  readonly entry: HistoryEntry;
  readonly names: ReadonlyMap<string, string>;
}

/** When, who, what; on phones one under the other. */
export function HistoryRow({ entry, names }: HistoryRowProps) {
  const { at, actorName, bySystem } = entry;
  return (
    <Box component="li" sx={ROW}>
      <Box sx={{ color: NEUTRAL[600], fontVariantNumeric: 'tabular-nums' }}>{formatInstant(at)}</Box>
      <span>{actorName ?? (bySystem ? HISTORY_TEXTS.bySystem : HISTORY_TEXTS.byOther)}</span>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {historyLines(entry, names).map((line) => (
          <Box key={'label' in line ? line.label : line.sentence}>{textOf(line)}</Box>
        ))}
      </Box>
    </Box>
  );
}

function textOf(line: HistoryLine) {
  if ('sentence' in line) return line.sentence;
  const isNew = line.before === HISTORY_TEXTS.none;
  return (
    <>
      {`${line.label}: `}
      {!isNew && (
        <Box component="s" sx={{ color: 'text.secondary' }}>
          {line.before}
        </Box>
      )}
      {!isNew && ' → '}
      <b>{line.after}</b>
    </>
  );
}

const ROW = {
  display: 'grid',
  gridTemplateColumns: { xs: 'auto 1fr', md: '9rem 11rem 1fr' },
  '& > :last-child': { gridColumn: { xs: '1 / -1', md: 'auto' } },
  columnGap: 2,
  rowGap: 0.25,
  px: 2,
  py: 1.25,
  typography: 'body2',
  '& + &': { borderTop: 1, borderColor: 'divider' },
  '& b': { fontWeight: 600 },
} as const;
