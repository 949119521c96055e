import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { Check, CircleQuestionMark, EyeOff, ScanSearch } from 'lucide-react';
import { useState } from 'react';
import { useSteadyRows } from '#platform/attempts/use-steady-rows.ts';
import { formatEuro } from '#ui/format/german-money.ts';
import { GroupCard } from '#ui/group-card.tsx';
import { List } from '#ui/layout.tsx';
import { FailedState } from '#ui/states/failed-state.tsx';
import { Pager, usePageWithin } from '#ui/table/pager.tsx';
import { NEUTRAL } from '#ui/tokens.ts';
import { CheckEntry } from './check-entry.tsx';
import { CHECK_ROW } from './entry-facts.tsx';
import { PlainEntry } from './plain-entry.tsx';
import { entriesQuery, type SeenStatement } from './statement-query.ts';
import { SECTION_TEXTS, ENTRY_TEXTS as TEXTS } from './statement-texts.ts';

const FIRST_PAGE = { number: 1, size: 10 };
const LOOKS = {
  BOOKED: { icon: <Check />, tone: 'success' },
  CHECK: { icon: <ScanSearch />, tone: 'warning' },
  UNMATCHED: { icon: <CircleQuestionMark />, tone: 'neutral' },
  ASIDE: { icon: <EyeOff />, tone: 'neutral' },
} as const;

interface EntryGroupProps {
  readonly statementId: string;
  readonly sum: SeenStatement['sections'][number];
}

/** Entries that are equally far; those that need nobody are put away first. */
export function EntryGroup({ statementId, sum: { section, count, sum } }: EntryGroupProps) {
  const [isOpen, setOpen] = useState(section === 'CHECK' || section === 'UNMATCHED');
  const { title, hint } = SECTION_TEXTS[section];
  return (
    <GroupCard
      {...LOOKS[section]}
      title={title}
      count={count}
      hint={hint(formatEuro(sum.value))}
      isOpen={isOpen}
      onToggle={() => setOpen(!isOpen)}
    >
      <Entries statementId={statementId} section={section} />
    </GroupCard>
  );
}

interface EntriesProps {
  readonly statementId: string;
  readonly section: EntryGroupProps['sum']['section'];
}

function Entries({ statementId, section }: EntriesProps) {
  const [page, setPage] = useState(FIRST_PAGE);
  const query = useQuery(entriesQuery(statementId, section, page));
  const { data } = query;
  usePageWithin(data, page, setPage);
  const rows = useSteadyRows(data?.items, ({ id }) => id, `${section} ${page.number}`);
  const Entry = section === 'CHECK' ? CheckEntry : PlainEntry;
  return (
    <>
      <FailedState isSmall title={TEXTS.failed} query={query} />
      {section === 'CHECK' && (
        <Box aria-hidden sx={{ ...CHECK_ROW, ...HEAD }}>
          <span>{TEXTS.payer}</span>
          <span>{TEXTS.entry}</span>
          <span>{TEXTS.proposal}</span>
          <Box component="span" sx={{ textAlign: 'right' }}>
            {TEXTS.decision}
          </Box>
        </Box>
      )}
      <List isRuled aria-label={SECTION_TEXTS[section].title}>
        {rows?.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </List>
      {data && data.count > FIRST_PAGE.size && (
        <Box sx={{ px: { xs: 2, sm: 0 } }}>
          <Pager isStill page={page} count={data.count} onChange={setPage} />
        </Box>
      )}
    </>
  );
}

const HEAD = {
  display: { xs: 'none', md: 'grid' },
  py: 1,
  bgcolor: NEUTRAL[25],
  borderBottom: 1,
  borderColor: 'divider',
  typography: 'caption',
  fontWeight: 600,
  color: 'text.secondary',
} as const;
