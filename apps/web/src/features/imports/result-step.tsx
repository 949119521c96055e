import { keysOf } from '@gastspiel/domain/input/keys-of.ts';
import Button from '@mui/material/Button';
import { CircleCheck, Download, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { CommandDialog } from '#parts/attempts/command-dialog.tsx';
import { useDownloads } from '#parts/downloads/use-download.ts';
import { linkTo } from '#platform/navigation/paths.ts';
import { List, Quiet, Row, Stack } from '#ui/layout.tsx';
import { Progress } from '#ui/progress.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import { StateChip } from '#ui/states/state-chip.tsx';
import type { Import, Kind } from './import-kind.ts';
import { IMPORT_TEXTS as TEXTS } from './import-texts.ts';

interface ResultStepProps {
  readonly kind: Kind;
  readonly data: Import;
  readonly onOther: () => void;
}

/** The third step: how far it is, what came of it, and the way back within a day. */
export function ResultStep({ kind, data, onOther }: ResultStepProps) {
  const { fileName, rowCount, sheet, outcomes, endedAt, undoneAt } = data;
  const [isAsking, setAsking] = useState(false);
  const { download } = useDownloads(TEXTS.faultyFailed);
  const columns = data.columns.map(({ field }) => field ?? '');
  const failed = kind.faulty(data.id, { columns, userState: data.userState === 'ACTIVE' ? 'ACTIVE' : 'ONBOARDING' });
  const done = outcomes.reduce((sum, { count }) => sum + count, 0);
  const takenBack = outcomes.reduce((sum, { undone }) => sum + undone, 0);
  return (
    <SectionCard title={endedAt ? TEXTS.ended : TEXTS.running} hint={TEXTS.file(fileName, rowCount, sheet)}>
      <Stack gap={2}>
        {!endedAt && <Progress label={TEXTS.runningHint} done={done} total={rowCount} />}
        <List aria-label={TEXTS.result}>
          {keysOf(TEXTS.outcomes).flatMap((outcome) =>
            outcomes
              .filter((one) => one.outcome === outcome)
              .map(({ count }) => <li key={outcome}>{TEXTS.outcomes[outcome](count)}</li>),
          )}
          {takenBack > 0 && <li>{TEXTS.takenBack(takenBack)}</li>}
        </List>
        {undoneAt && <StateChip tone="neutral" icon={CircleCheck} label={TEXTS.undone} />}
        {endedAt && (
          <Row gap={1} wraps>
            <Button variant="contained" href={linkTo(kind.list)}>
              {TEXTS.toList}
            </Button>
            <Button variant="outlined" onClick={onOther}>
              {TEXTS.otherFile}
            </Button>
            {outcomes.some(({ outcome }) => outcome === 'FAILED') && (
              <Button variant="outlined" startIcon={<Download size={16} />} onClick={() => download(failed)}>
                {TEXTS.failedFile}
              </Button>
            )}
            {!undoneAt && (
              <Button startIcon={<Undo2 size={16} />} onClick={() => setAsking(true)}>
                {TEXTS.undo}
              </Button>
            )}
          </Row>
        )}
        {endedAt && !undoneAt && <Quiet size="body2">{TEXTS.undoHint}</Quiet>}
      </Stack>
      {isAsking && (
        <CommandDialog
          command={kind.undo}
          variables={{ id: data.id }}
          icon={<Undo2 />}
          title={TEXTS.undoTitle}
          subject={fileName}
          intro={TEXTS.undoIntro}
          consequences={[{ text: TEXTS.undoGone }, { text: TEXTS.undoEmpty }, { text: TEXTS.undoKept }]}
          note=""
          confirm={TEXTS.undo}
          onClose={() => setAsking(false)}
        />
      )}
    </SectionCard>
  );
}
