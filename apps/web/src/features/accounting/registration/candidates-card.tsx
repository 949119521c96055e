import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { CircleAlert, Hourglass, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { linkTo } from '#platform/navigation/paths.ts';
import { Quiet, Stack } from '#ui/layout.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import { FailedState, hasFailed } from '#ui/states/failed-state.tsx';
import { StateChip } from '#ui/states/state-chip.tsx';
import { CardTable } from '#ui/table/card-table.tsx';
import type { Column } from '#ui/table/column.ts';
import { Pager, usePageWithin } from '#ui/table/pager.tsx';
import { TONES } from '#ui/tokens.ts';
import { type Candidate, isWaiting, useCandidates } from './candidates.ts';
import { Gaps, LINE } from './gaps.tsx';
import { RegisterDialog } from './register-dialog.tsx';
import { registrationFailed, CANDIDATE_TEXTS as TEXTS } from './registration-texts.ts';

const FIRST_PAGE = { number: 1, size: 10 };
const nameOf = ({ firstName, lastName }: Candidate): string => `${firstName} ${lastName}`;
const isReady = (candidate: Candidate): boolean => candidate.gaps.length === 0 && !isWaiting(candidate);

/** Workers whom the accounting system does not know yet: what is missing of them, and many registered at once. */
export function CandidatesCard({ search }: { readonly search: string }) {
  const [page, setPage] = useState(FIRST_PAGE);
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
  const [isAsking, setAsking] = useState(false);
  const query = useCandidates(search, page);
  const { data } = query;
  usePageWithin(data, page, setPage);
  const choose = (ids: ReadonlySet<string>): void => {
    const shown = data?.items ?? [];
    const others = [...chosen].filter(([id]) => !shown.some(({ targetUserId }) => targetUserId === id));
    const here = shown.filter(({ targetUserId }) => ids.has(targetUserId));
    setChosen(new Map([...others, ...here.map((one) => [one.targetUserId, nameOf(one)] as const)]));
  };
  return (
    <SectionCard
      title={TEXTS.title}
      hint={data && data.count > 0 && TEXTS.hint(data.count)}
      isFlush
      action={
        data &&
        data.count > 0 && (
          <Button
            size="small"
            variant="soft"
            startIcon={<UserPlus size={16} />}
            disabled={chosen.size === 0}
            onClick={() => setAsking(true)}
          >
            {chosen.size > 0 ? TEXTS.register(chosen.size) : TEXTS.registerNone}
          </Button>
        )
      }
    >
      {hasFailed(query) ? (
        <FailedState isSmall title={TEXTS.failed} query={query} />
      ) : data?.count === 0 ? (
        <Quiet size="body1" sx={{ p: 2 }}>
          {search ? TEXTS.noMatch : TEXTS.none}
        </Quiet>
      ) : (
        <CardTable
          label={TEXTS.title}
          columns={COLUMNS}
          rows={data?.items}
          rowKey={({ targetUserId }) => targetUserId}
          rowName={nameOf}
          card={InFew}
          selection={{
            selected: new Set(chosen.keys()),
            locked: new Map(data?.items.filter((one) => !isReady(one)).map((one) => [one.targetUserId, 'off'])),
            onChange: choose,
          }}
        />
      )}
      {data && data.count > FIRST_PAGE.size && (
        <Box sx={{ px: { xs: 2, sm: 0 } }}>
          <Pager isStill page={page} count={data.count} onChange={setPage} />
        </Box>
      )}
      {isAsking && (
        <RegisterDialog
          people={chosen}
          onDone={() => {
            setChosen(new Map());
            setAsking(false);
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </SectionCard>
  );
}

const Name = (candidate: Candidate) => (
  <Link
    href={linkTo('/target_user/$targetUserId', { targetUserId: candidate.targetUserId })}
    underline="hover"
    color="inherit"
    sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}
  >
    {nameOf(candidate)}
  </Link>
);

const State = ({ state, failure }: Candidate) => {
  if (state === 'WAITING') return <StateChip tone="info" icon={Hourglass} label={TEXTS.waiting} />;
  if (state !== 'FAILED' || !failure) return null;
  return (
    <Box role="alert" sx={{ ...LINE, alignItems: 'flex-start', py: 0.5, color: TONES.danger.text }}>
      <CircleAlert size={16} aria-hidden />
      <span>{registrationFailed(failure)}</span>
    </Box>
  );
};

const Facts = (candidate: Candidate) => <Gaps {...candidate} name={nameOf(candidate)} />;

const InFew = (candidate: Candidate) => (
  <Stack gap={0.5}>
    <Facts {...candidate} />
    <State {...candidate} />
  </Stack>
);

const COLUMNS: readonly Column<Candidate>[] = [
  { key: 'name', label: TEXTS.name, cell: Name },
  { key: 'facts', label: TEXTS.facts, cell: Facts },
  { key: 'state', label: TEXTS.state, takesRest: true, cell: State },
];
