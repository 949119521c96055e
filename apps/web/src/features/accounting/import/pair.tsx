import Box from '@mui/material/Box';
import { formatDay } from '#ui/fields/german-date.ts';
import { Quiet } from '#ui/layout.tsx';
import { TONES } from '#ui/tokens.ts';
import { type Compared, type EmployeeMatch, nameOf } from './import-query.ts';
import { PAIR_TEXTS as TEXTS } from './import-texts.ts';

interface ComparedFact {
  readonly label: string;
  readonly ours: string;
  readonly theirs: string;
  readonly differs: boolean;
}

/** The facts by which both are compared. Two numbers can end alike: then only the doubt knows that they are not the same. */
export function comparedFacts({ employee, workers, doubts }: EmployeeMatch, worker: Compared): readonly ComparedFact[] {
  const fact = (label: string, ours: string, theirs: string, isOther = ours !== theirs): ComparedFact => ({
    label,
    ours,
    theirs,
    differs: isOther,
  });
  const day = (one: Compared): string => (one.birthday ? formatDay(one.birthday) : TEXTS.missing);
  const number = ({ socialSecurityNumberEnd: end }: Compared): string => (end ? TEXTS.masked(end) : TEXTS.missing);
  const isOtherNumber = number(worker) !== number(employee) || (worker === workers[0] && doubts.includes('NUMBER'));
  return [
    fact(TEXTS.name, nameOf(worker), nameOf(employee)),
    fact(TEXTS.birthday, day(worker), day(employee)),
    fact(TEXTS.number, number(worker), number(employee), isOtherNumber),
    fact(TEXTS.costCenter, worker.costCenter ?? TEXTS.none, employee.costCenter ?? TEXTS.none),
    // Most have none yet: that says nothing.
    ...(worker.accountingId
      ? [fact(TEXTS.accountingId, worker.accountingId, employee.accountingId ?? TEXTS.none)]
      : []),
  ];
}

interface SideProps {
  readonly title: string;
  readonly facts: readonly ComparedFact[];
  readonly side: 'ours' | 'theirs';
}

/** One of the two; only what differs is marked. */
export const Side = ({ title, facts, side }: SideProps) => (
  <div>
    <Quiet size="caption" sx={{ display: { md: 'none' }, fontWeight: 600 }}>
      {title}
    </Quiet>
    <Box component="dl" aria-label={title} sx={FACTS}>
      {facts.map(({ label, differs, [side]: value }) => (
        <Box key={label} sx={{ display: 'contents' }}>
          <Quiet component="dt">{label}</Quiet>
          <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
            {differs ? (
              <Box component="mark" sx={MARK}>
                {value}
              </Box>
            ) : (
              value
            )}
          </Box>
        </Box>
      ))}
    </Box>
  </div>
);

const FACTS = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  columnGap: 1.5,
  rowGap: 0.25,
  typography: 'body2',
} as const;
const MARK = {
  px: 0.75,
  mx: -0.75,
  borderRadius: '4px',
  bgcolor: TONES.warning.ground,
  color: TONES.warning.text,
  fontWeight: 600,
} as const;
