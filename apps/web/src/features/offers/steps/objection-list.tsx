import { BOOKING_OBJECTIONS } from '@gastspiel/domain/offers/booking-objection.ts';
import { WORKING_TIME_WARNINGS } from '@gastspiel/domain/working-time/working-time.ts';
import Box from '@mui/material/Box';
import { Ban, Check, TriangleAlert } from 'lucide-react';
import { List, Quiet, Row, Stack } from '#ui/layout.tsx';
import { StateChip } from '#ui/states/state-chip.tsx';
import { fullName } from '../selection.ts';
import { DIRECT_TEXTS } from './dialog-texts.ts';
import { isBlocked, type PersonObjections } from './objections-query.ts';

/** A short rest is an objection and a warning of the law: it is said once. */
function wordsOf({ objections, warnings }: PersonObjections): readonly string[] {
  const isRestNamed = objections.some(({ kind }) => kind === 'SHORT_REST');
  return [
    ...objections.map(({ kind }) => BOOKING_OBJECTIONS[kind]),
    ...warnings
      .filter((warning) => !(isRestNamed && warning === 'SHORT_REST'))
      .map((warning) => WORKING_TIME_WARNINGS[warning]),
  ];
}

/** For each person what speaks against booking them. */
export function ObjectionList({ people }: { readonly people: readonly PersonObjections[] }) {
  return (
    <List sx={LIST}>
      {people.map((person) => (
        <Stack key={person.targetUserId} component="li" gap={0.5} sx={{ px: 1.75, py: 1.25 }}>
          <Row gap={1} wraps>
            <Box component="b" sx={{ fontWeight: 600 }}>
              {fullName(person)}
            </Box>
            <Verdict person={person} />
          </Row>
          {wordsOf(person).length > 0 && <Quiet size="body2">{wordsOf(person).join(' · ')}</Quiet>}
        </Stack>
      ))}
    </List>
  );
}

function Verdict({ person }: { readonly person: PersonObjections }) {
  if (isBlocked(person)) return <StateChip tone="danger" icon={Ban} label={DIRECT_TEXTS.blocked} />;
  const count = wordsOf(person).length;
  if (count === 0) return <StateChip tone="success" icon={Check} label={DIRECT_TEXTS.nothing} />;
  return <StateChip tone="warning" icon={TriangleAlert} label={DIRECT_TEXTS.hints(count)} />;
}

const LIST = {
  maxHeight: '40dvh',
  overflowY: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  '& li + li': { borderTop: 1, borderColor: 'divider' },
} as const;
