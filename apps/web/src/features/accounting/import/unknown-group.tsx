import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { EyeOff, Search, UserX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNow } from '#platform/state/use-now.ts';
import { formatDay } from '#ui/fields/german-date.ts';
import { GroupCard } from '#ui/group-card.tsx';
import { List } from '#ui/layout.tsx';
import { Decided, STEPS } from './decision.tsx';
import { undecided } from './decisions.ts';
import { GroupList } from './group-list.tsx';
import { IgnoreButton } from './ignore-button.tsx';
import { type Compared, countOf, fullName, nameOf } from './import-query.ts';
import { UNKNOWN_TEXTS as TEXTS } from './import-texts.ts';
import type { OpenGroupProps } from './open-group.ts';

/** Whom only the accounting system knows. */
export function UnknownGroup({ people, search, decisions, onDecide, onSearch }: OpenGroupProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <GroupCard
      icon={<UserX />}
      tone="neutral"
      title={TEXTS.title}
      count={countOf(people, 'UNKNOWN')}
      hint={TEXTS.hint}
      isOpen={isOpen}
      onToggle={() => setOpen(!isOpen)}
    >
      <GroupList group="UNKNOWN" search={search}>
        {(matches) => (
          <List isRuled aria-label={TEXTS.title}>
            {matches?.map(({ employee }) => {
              const accountingId = employee.accountingId ?? '';
              const name = fullName(employee);
              const decided = decisions.byHand.get(accountingId);
              return (
                <EmployeeRow key={accountingId} employee={employee}>
                  {decided ? (
                    <Decided
                      name={name}
                      assigned={decided}
                      onChange={() => onDecide(undecided(decisions, accountingId))}
                    />
                  ) : (
                    <Box sx={STEPS}>
                      <Button
                        size="small"
                        variant="outlined"
                        startIcon={<Search size={14} />}
                        aria-label={TEXTS.findName(name)}
                        onClick={() => onSearch({ accountingId, name, group: 'UNKNOWN' })}
                      >
                        {TEXTS.find}
                      </Button>
                      <IgnoreButton accountingId={accountingId} name={name} />
                    </Box>
                  )}
                </EmployeeRow>
              );
            })}
          </List>
        )}
      </GroupList>
    </GroupCard>
  );
}

interface IgnoredGroupProps extends Pick<OpenGroupProps, 'people' | 'search'> {
  readonly onClose: () => void;
}

/** Whom nobody wants to be asked about; they can be taken back. */
export const IgnoredGroup = ({ people, search, onClose }: IgnoredGroupProps) => (
  <GroupCard
    icon={<EyeOff />}
    tone="neutral"
    title={TEXTS.ignoredTitle}
    count={countOf(people, 'IGNORED')}
    hint={TEXTS.ignoredHint}
    isOpen
    onToggle={onClose}
  >
    <GroupList group="IGNORED" search={search}>
      {(matches) => (
        <List isRuled aria-label={TEXTS.ignoredTitle}>
          {matches?.map(({ employee }) => (
            <EmployeeRow key={employee.accountingId} employee={employee}>
              <Box sx={STEPS}>
                <IgnoreButton isBack accountingId={employee.accountingId ?? ''} name={fullName(employee)} />
              </Box>
            </EmployeeRow>
          ))}
        </List>
      )}
    </GroupList>
  </GroupCard>
);

function EmployeeRow({ employee, children }: { readonly employee: Compared; readonly children: ReactNode }) {
  const today = dayOf(useNow());
  const { accountingId, birthday, entryDate, exitDate } = employee;
  const since = exitDate && exitDate <= today ? TEXTS.left(formatDay(exitDate)) : null;
  return (
    <Box component="li" sx={ROW}>
      <Box sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{nameOf(employee)}</Box>
      <span>{accountingId}</span>
      <span>{birthday && TEXTS.born(formatDay(birthday))}</span>
      <span>{since ?? (entryDate && TEXTS.entered(formatDay(entryDate)))}</span>
      {children}
    </Box>
  );
}

const ROW = {
  display: 'grid',
  columnGap: 2,
  rowGap: 0.25,
  px: 2,
  py: 0.75,
  minHeight: 44,
  alignItems: 'center',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'minmax(0, 1fr) max-content max-content',
    md: 'minmax(0, 3fr) minmax(0, 1fr) minmax(0, 2fr) minmax(0, 3fr) max-content',
  },
  '& > span': { typography: 'body2', color: 'text.secondary' },
  '& > :last-child': { gridColumn: { sm: '1 / -1', md: 'auto' } },
} as const;
