import { ACCOUNTING_PROBLEMS } from '@gastspiel/domain/accounting/accounting-problems.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RefreshCw, Users } from 'lucide-react';
import { useState } from 'react';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { useNow } from '#platform/state/use-now.ts';
import { useSettled } from '#platform/state/use-settled.ts';
import { SearchInput } from '#ui/filters/search-input.tsx';
import { CARD, Quiet, Row, Stack } from '#ui/layout.tsx';
import { useNotify } from '#ui/notices/notify.ts';
import { Progress } from '#ui/progress.tsx';
import { BlankState } from '#ui/states/blank-state.tsx';
import { Pending } from '#ui/states/pending.tsx';
import { whenText } from '../accounting-texts.ts';
import { useConnection } from '../connection.ts';
import { ABOVE_THE_BAR, LIST_HEAD } from '../layout.ts';
import { CandidatesCard } from '../registration/candidates-card.tsx';
import { Trouble } from '../trouble.tsx';
import { assigned, NOTHING_DECIDED } from './decisions.ts';
import { DoubtfulGroup } from './doubtful-group.tsx';
import { ImportBar } from './import-bar.tsx';
import { countOf, type Import, readEmployees, useImport } from './import-query.ts';
import { IMPORT_TEXTS as TEXTS } from './import-texts.ts';
import type { OpenGroupProps, Sought } from './open-group.ts';
import { SearchWorkerDialog } from './search-worker-dialog.tsx';
import { SureGroup } from './sure-group.tsx';
import { IgnoredGroup, UnknownGroup } from './unknown-group.tsx';

/** Who of the accounting system is whom, and who is not there yet. */
export function ImportTab() {
  const query = useImport();
  const { data: people } = query;
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim());
  const [decisions, setDecisions] = useState(NOTHING_DECIDED);
  const [sought, setSought] = useState<Sought>();
  if (!people) return <Pending query={query} texts={TEXTS} />;
  const { reading } = people;
  return (
    <>
      <Box sx={ABOVE_THE_BAR}>
        {reading && <ReadHead people={people} typed={typed} onType={setTyped} />}
        <LastReading people={people} />
        {reading ? (
          <Groups people={people} search={search} decisions={decisions} onDecide={setDecisions} onSearch={setSought} />
        ) : (
          people.last?.state !== 'READING' && (
            <Box sx={CARD}>
              <BlankState icon={<Users />} title={TEXTS.empty} actions={<ReadButton people={people} />}>
                {TEXTS.emptyHint}
              </BlankState>
            </Box>
          )
        )}
        {reading && <CandidatesCard search={search} />}
      </Box>
      {reading && <ImportBar people={people} readingId={reading.id} decisions={decisions} onDecide={setDecisions} />}
      {sought && (
        <SearchWorkerDialog
          sought={sought}
          onFound={(found) => {
            setDecisions(assigned(decisions, sought.accountingId, found));
            setSought(undefined);
          }}
          onClose={() => setSought(undefined)}
        />
      )}
    </>
  );
}

interface ReadHeadProps {
  readonly people: Import;
  readonly typed: string;
  readonly onType: (text: string) => void;
}

function ReadHead({ people, typed, onType }: ReadHeadProps) {
  const now = useNow();
  const { reading } = people;
  const settled = countOf(people, 'SETTLED');
  return (
    <Box sx={LIST_HEAD}>
      <span>
        <b>{TEXTS.people(reading?.readCount ?? 0)}</b>
        {reading?.finishedAt && ` ${TEXTS.readAt(whenText(reading.finishedAt, now))}`}
        {settled > 0 && ` · ${TEXTS.settled(settled)}`}
      </span>
      <Row gap={1} align="stretch" justify="flex-end" sx={{ flex: { xs: '1 1 100%', sm: '1 1 auto' }, ml: 'auto' }}>
        <Box sx={{ flex: { xs: '1 1 auto', sm: '0 1 220px' } }}>
          <SearchInput value={typed} onChange={onType} label={TEXTS.search} />
        </Box>
        <ReadButton people={people} />
      </Row>
    </Box>
  );
}

function ReadButton({ people: { last, reading } }: { readonly people: Import }) {
  const notify = useNotify();
  const { press, isBusy } = useAttempt(readEmployees, {
    onFailed: ({ message }) => notify({ text: TEXTS.notStarted, detail: message, tone: 'danger' }),
  });
  return (
    <Button
      variant={reading ? 'outlined' : 'contained'}
      startIcon={<RefreshCw size={16} />}
      loading={isBusy}
      loadingPosition="start"
      disabled={last?.state === 'READING'}
      onClick={() => press({})}
      sx={{ flex: 'none' }}
    >
      {reading ? TEXTS.readAgain : TEXTS.read}
    </Button>
  );
}

/** How far the last reading is, or why it failed; what was read before it stays in sight. */
function LastReading({ people: { last, reading } }: { readonly people: Import }) {
  const now = useNow();
  const { data: connection } = useConnection();
  if (last?.state === 'READING') {
    return (
      <Stack gap={1} sx={CARD}>
        <Progress label={TEXTS.reading} {...(last.total !== null && { done: last.readCount, total: last.total })} />
        <Quiet size="body2">{TEXTS.readingBy(last.orderedByName)}</Quiet>
      </Stack>
    );
  }
  if (last?.state !== 'FAILED' || !last.failure) return null;
  // The head of the page says it while the connection stands so.
  const reason = connection?.problem === last.failure ? '' : ` ${ACCOUNTING_PROBLEMS[last.failure]}`;
  const shown = reading?.finishedAt ? TEXTS.oldShown(whenText(reading.finishedAt, now)) : undefined;
  return <Trouble detail={shown}>{`${TEXTS.readFailed}${reason}`}</Trouble>;
}

/** Those that have anybody; a search looks through all of them. */
function Groups(group: OpenGroupProps) {
  const { people } = group;
  const [isIgnoredShown, setIgnoredShown] = useState(false);
  const ignored = countOf(people, 'IGNORED');
  return (
    <>
      {people.reading?.readCount === 0 && <Box sx={CARD}>{TEXTS.nobody}</Box>}
      {countOf(people, 'SURE') > 0 && <SureGroup {...group} />}
      {countOf(people, 'DOUBTFUL') > 0 && <DoubtfulGroup {...group} />}
      {countOf(people, 'UNKNOWN') > 0 && <UnknownGroup {...group} />}
      {ignored > 0 && !isIgnoredShown && (
        <Quiet size="body2">
          {TEXTS.ignored(ignored)}
          <Button size="small" onClick={() => setIgnoredShown(true)} sx={{ ml: 0.5, color: 'primary.main' }}>
            {TEXTS.showIgnored}
          </Button>
        </Quiet>
      )}
      {ignored > 0 && isIgnoredShown && <IgnoredGroup {...group} onClose={() => setIgnoredShown(false)} />}
    </>
  );
}
