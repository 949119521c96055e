import Box from '@mui/material/Box';
import { formatInstant } from '../format/german-instant.ts';
import { NEUTRAL } from '../tokens.ts';
import type { HistoryEntry, HistoryLine } from './history-line.ts';
import { HISTORY_TEXTS } from './history-texts.ts';

interface HistoryRowProps {
  readonly entry: HistoryEntry;
  readonly lines: readonly HistoryLine[];
}

/** When, who, what; on phones one under the other. */
export function HistoryRow({ entry: { at, actorName, bySystem }, lines }: HistoryRowProps) {
  return (
    <Box component="li" sx={ROW}>
      <Box sx={{ color: NEUTRAL[600], fontVariantNumeric: 'tabular-nums' }}>{formatInstant(at)}</Box>
      <span>{actorName ?? (bySystem ? HISTORY_TEXTS.bySystem : HISTORY_TEXTS.byOther)}</span>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {lines.map((line) => (
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
