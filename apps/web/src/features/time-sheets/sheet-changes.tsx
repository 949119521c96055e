import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatShift, formatWeekday } from '#ui/format/german-shift.ts';
import { Stack } from '#ui/layout.tsx';
import { TONES } from '#ui/tokens.ts';
import type { Sheet } from './block-query.ts';
import { SHEET_TEXTS as TEXTS } from './time-sheet-texts.ts';

/** Who came, who went, whose time moved since the recipient got the last paper. */
export function SheetChanges({ changes }: { readonly changes: NonNullable<Sheet['changesSinceSent']> }) {
  const lines = [...changes.came.map(TEXTS.came), ...changes.went.map(TEXTS.went), ...movedTogether(changes.moved)];
  return (
    <Stack component="section" gap={0.5} sx={BOX}>
      <Typography variant="body2" component="h3" sx={{ fontWeight: 600 }}>
        {TEXTS.changedTitle}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.25, typography: 'body2' }}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
    </Stack>
  );
}

type Moved = NonNullable<Sheet['changesSinceSent']>['moved'];

/** An appointment moves for all who are booked: equal times are told once, with everybody whom they concern. */
function movedTogether(moved: Moved): readonly string[] {
  const told = moved.map(({ name, startBefore, endBefore, startAfter, endAfter }) => ({
    name,
    span: times([startBefore, endBefore], [startAfter, endAfter]),
  }));
  return [...Map.groupBy(told, ({ span }) => span.join())].flatMap(([, people]) => {
    const [first] = people;
    return first ? [TEXTS.moved(people.map(({ name }) => name).join(', '), ...first.span)] : [];
  });
}

type Span = readonly [start: string, end: string];

/** The day is said only where it is another one. */
function times(before: Span, after: Span): readonly [string, string] {
  const isSameDay = formatWeekday(before[0]) === formatWeekday(after[0]);
  const told = ([start, end]: Span): string =>
    isSameDay ? formatShift(start, end) : `${formatWeekday(start)}, ${formatShift(start, end)}`;
  return [told(before), told(after)];
}

const BOX = {
  px: 1.5,
  py: 1,
  borderRadius: '10px',
  bgcolor: TONES.orange.ground,
  color: TONES.orange.text,
  overflowWrap: 'anywhere',
} as const;
