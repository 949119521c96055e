import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { UserSearch } from 'lucide-react';
import { useState } from 'react';
import { GroupCard } from '#ui/group-card.tsx';
import { List, Quiet } from '#ui/layout.tsx';
import { Toggle } from '#ui/toggle.tsx';
import { NEUTRAL, TONES } from '#ui/tokens.ts';
import { Decided, STEPS } from './decision.tsx';
import { assigned, decidedCount, undecided } from './decisions.ts';
import { GroupList } from './group-list.tsx';
import { IgnoreButton } from './ignore-button.tsx';
import { countOf, type EmployeeMatch, fullName, nameOf } from './import-query.ts';
import { DOUBTFUL_TEXTS as TEXTS } from './import-texts.ts';
import type { OpenGroupProps } from './open-group.ts';
import { comparedFacts, Side } from './pair.tsx';

/** Who may be somebody: side by side, each decided by itself. */
export function DoubtfulGroup({ people, search, decisions, onDecide, onSearch }: OpenGroupProps) {
  const [isOpen, setOpen] = useState(true);
  const count = countOf(people, 'DOUBTFUL');
  return (
    <GroupCard
      icon={<UserSearch />}
      tone="warning"
      title={TEXTS.title}
      count={count}
      hint={TEXTS.hint}
      action={
        <Quiet component="span" size="body2">
          {TEXTS.decided(decidedCount(decisions, 'DOUBTFUL'), count)}
        </Quiet>
      }
      isOpen={isOpen}
      onToggle={() => setOpen(!isOpen)}
    >
      <GroupList group="DOUBTFUL" search={search}>
        {(matches) => (
          <>
            <Box aria-hidden sx={{ ...ROW, ...HEAD }}>
              <span>{TEXTS.person}</span>
              <span>{TEXTS.worker}</span>
              <span>{TEXTS.employee}</span>
              <Box component="span" sx={{ textAlign: 'right' }}>
                {TEXTS.decision}
              </Box>
            </Box>
            <List isRuled aria-label={TEXTS.title}>
              {matches?.map((match) => (
                <DoubtfulRow key={match.employee.accountingId} match={match} {...{ decisions, onDecide, onSearch }} />
              ))}
            </List>
          </>
        )}
      </GroupList>
    </GroupCard>
  );
}

interface DoubtfulRowProps extends Pick<OpenGroupProps, 'decisions' | 'onDecide' | 'onSearch'> {
  readonly match: EmployeeMatch;
}

function DoubtfulRow({ match, decisions, onDecide, onSearch }: DoubtfulRowProps) {
  const { employee, workers, doubts } = match;
  const [chosen, setChosen] = useState(0);
  const accountingId = employee.accountingId ?? '';
  const decided = decisions.byHand.get(accountingId);
  const found = workers.findIndex(({ targetUserId }) => targetUserId === decided?.targetUserId);
  const worker = workers[found >= 0 ? found : chosen] ?? workers[0];
  const name = fullName(employee);
  if (!worker) return null;
  const facts = comparedFacts(match, worker);
  return (
    <Box component="li" sx={ROW}>
      <div>
        <Box sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{nameOf(worker)}</Box>
        <Quiet size="caption">{TEXTS.number(accountingId)}</Quiet>
        <Box sx={{ typography: 'caption', color: TONES.warning.text }}>{TEXTS.doubts(doubts)}</Box>
        {workers.length > 1 && !decided && (
          <Box sx={{ mt: 1 }}>
            <Toggle
              label={TEXTS.candidates(name)}
              choices={workers.map((_, index) => ({ value: String(index), label: TEXTS.candidate(index + 1) }))}
              value={String(chosen)}
              onChange={(value) => setChosen(Number(value))}
            />
          </Box>
        )}
      </div>
      <Side title={TEXTS.worker} facts={facts} side="ours" />
      <Side title={TEXTS.employee} facts={facts} side="theirs" />
      {decided ? (
        <Decided
          name={fullName(worker)}
          assigned={decided}
          onChange={() => onDecide(undecided(decisions, accountingId))}
        />
      ) : (
        <Box sx={STEPS}>
          <IgnoreButton accountingId={accountingId} name={name} />
          <Button
            size="small"
            variant="outlined"
            aria-label={TEXTS.otherName(name)}
            onClick={() => onSearch({ accountingId, name, group: 'DOUBTFUL' })}
          >
            {TEXTS.other}
          </Button>
          <Button
            size="small"
            variant="soft"
            aria-label={TEXTS.assignName(name)}
            onClick={() =>
              onDecide(
                assigned(decisions, accountingId, {
                  targetUserId: worker.targetUserId ?? '',
                  name: fullName(worker),
                  group: 'DOUBTFUL',
                }),
              )
            }
          >
            {TEXTS.assign}
          </Button>
        </Box>
      )}
    </Box>
  );
}

const ROW = {
  display: 'grid',
  gap: { xs: 1.5, md: 2 },
  px: 2,
  py: 1.25,
  alignItems: 'center',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'minmax(0, 1fr) minmax(0, 1fr)',
    md: 'minmax(0, 5fr) minmax(0, 7fr) minmax(0, 8fr) 19.5rem',
  },
  // Person and decision take the whole width between phones and large screens.
  '& > :first-of-type, & > :last-of-type': { gridColumn: { sm: '1 / -1', md: 'auto' } },
} as const;
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
