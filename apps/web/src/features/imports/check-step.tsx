import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Check, Download, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useDownloads } from '#parts/downloads/use-download.ts';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { steady } from '#platform/graphql/ask.ts';
import { linkTo } from '#platform/navigation/paths.ts';
import { StickyBar } from '#ui/form/button-bar.tsx';
import { Quiet } from '#ui/layout.tsx';
import { Note } from '#ui/note.tsx';
import { ColumnsCard } from './columns-card.tsx';
import { CountsCard } from './counts-card.tsx';
import type { Import, Kind, Terms } from './import-kind.ts';
import { IMPORT_TEXTS as TEXTS } from './import-texts.ts';
import { PreviewCard, type Shown } from './preview-card.tsx';

interface CheckStepProps {
  readonly kind: Kind;
  /** With the columns as they were guessed. */
  readonly first: Import;
  readonly onOther: () => void;
  readonly onRead: (importId: string) => void;
}

const ALL: Shown = { preview: null, page: { number: 1, size: 25 } };

/** The second step: what the columns mean, and what would become of each row. The server checks all rows anew at each change. */
export function CheckStep({ kind, first, onOther, onRead }: CheckStepProps) {
  const [terms, setTerms] = useState<Terms>(() => ({
    columns: first.columns.map(({ field }) => field ?? ''),
    userState: first.userState === 'ACTIVE' ? 'ACTIVE' : 'ONBOARDING',
  }));
  const [shown, setShown] = useState(ALL);
  const page = { number: shown.page.number - 1, size: shown.page.size };
  const query = useQuery(steady(kind.query({ id: first.id, terms, preview: shown.preview, page })));
  const data = query.data ?? first;
  const { counts } = data;
  const starting = useAttempt(kind.start);
  const reading = useAttempt(kind.read);
  const { download } = useDownloads(TEXTS.faultyFailed);
  const change = (next: Terms): void => {
    setTerms(next);
    setShown(ALL);
  };
  return (
    <>
      <Box sx={CARDS}>
        <ColumnsCard
          data={data}
          guessed={first}
          terms={terms}
          onChange={change}
          onOther={onOther}
          onSheet={(sheet) => void reading.send({ uploadId: first.uploadId, sheet }).then(onRead, () => undefined)}
        />
        <CountsCard
          kind={kind}
          counts={counts}
          terms={terms}
          onChange={change}
          onShow={(preview) => setShown({ ...ALL, preview })}
        />
      </Box>
      {data.unassigned.length > 0 && (
        <Note tone="warning" icon={TriangleAlert} role="status" isFramed>
          {TEXTS.unassigned(data.unassigned)}
        </Note>
      )}
      <PreviewCard data={data} terms={terms} shown={shown} onShow={setShown} isWaiting={query.isPlaceholderData} />
      <StickyBar
        problem={
          (starting.error && `${TEXTS.startFailed}: ${starting.error.message}`) ??
          (reading.error && `${TEXTS.sheetFailed}: ${reading.error.message}`)
        }
        note={counts.faulty > 0 && <Quiet size="body2">{TEXTS.leftOutRows(counts.faulty)}</Quiet>}
      >
        <Button
          variant="contained"
          startIcon={<Check size={16} />}
          loading={starting.isBusy}
          disabled={query.isPlaceholderData || counts.new + counts.existing === 0}
          onClick={() => starting.press({ id: first.id, terms })}
        >
          {TEXTS.go(counts.new, counts.existing)}
        </Button>
        {counts.faulty > 0 && (
          <Button
            variant="outlined"
            startIcon={<Download size={16} />}
            onClick={() => download(kind.faulty(first.id, terms))}
          >
            {TEXTS.faultyFile}
          </Button>
        )}
        <Button href={linkTo(kind.list)}>{TEXTS.back}</Button>
      </StickyBar>
    </>
  );
}

const CARDS = {
  display: 'grid',
  gap: { xs: 1.5, sm: 2 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
  alignItems: 'start',
} as const;
