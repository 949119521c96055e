import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FileSpreadsheet } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { uploadFile } from '#platform/uploads/upload-file.ts';
import { CARD, Quiet } from '#ui/layout.tsx';
import { Note } from '#ui/note.tsx';
import { Progress } from '#ui/progress.tsx';
import type { Kind } from './import-kind.ts';
import { IMPORT_TEXTS as TEXTS } from './import-texts.ts';

interface FileStepProps {
  readonly kind: Kind;
  readonly onRead: (importId: string) => void;
}

/** The first step: a file, by drag and drop or by the button. */
export function FileStep({ kind, onRead }: FileStepProps) {
  const input = useRef<HTMLInputElement>(null);
  const [failure, setFailure] = useState<string>();
  /** How much has left; all of it while the server reads. */
  const [share, setShare] = useState<number>();
  const leaving = useRef<AbortController>(undefined);
  const isBusy = share !== undefined;
  const [isOver, setOver] = useState(false);
  const { send } = useAttempt(kind.read);
  const take = async (file: File | undefined): Promise<void> => {
    if (!file || isBusy) return;
    setFailure(undefined);
    setShare(0);
    leaving.current = new AbortController();
    const { signal } = leaving.current;
    try {
      onRead(await send({ uploadId: await uploadFile(kind.purpose, file, { onProgress: setShare, signal }) }));
    } catch (error) {
      if (signal.aborted) return;
      setFailure(error instanceof Error ? error.message : TEXTS.uploadFailed);
    } finally {
      setShare(undefined);
    }
  };
  const over = (isNow: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(isNow);
  };
  return (
    <Box
      onDragOver={over(true)}
      onDragLeave={over(false)}
      onDrop={(event) => {
        over(false)(event);
        void take(event.dataTransfer.files[0]);
      }}
      sx={{ ...DROP, ...(isOver && { borderColor: 'primary.main' }) }}
    >
      <FileSpreadsheet size={32} aria-hidden />
      <Box sx={{ typography: 'h2' }}>{TEXTS.drop}</Box>
      <Quiet size="body2">{TEXTS.dropHint}</Quiet>
      <input
        ref={input}
        type="file"
        accept=".xlsx,.csv,.txt"
        aria-label={TEXTS.choose}
        hidden
        onChange={({ target }) => {
          void take(target.files?.[0]);
          target.value = '';
        }}
      />
      {isBusy ? (
        <Box sx={{ width: '100%', maxWidth: 360 }}>
          <Progress
            label={share < 1 ? TEXTS.uploading : TEXTS.reading}
            done={share < 1 ? Math.round(share * 100) : undefined}
            unit="%"
          />
        </Box>
      ) : (
        <Button variant="contained" onClick={() => input.current?.click()}>
          {TEXTS.choose}
        </Button>
      )}
      {isBusy && share < 1 && <Button onClick={() => leaving.current?.abort()}>{TEXTS.cancel}</Button>}
      <Quiet size="body2">{TEXTS.kept}</Quiet>
      {failure && (
        <Note tone="danger" role="alert" title={TEXTS.uploadFailed}>
          {` ${failure}`}
        </Note>
      )}
    </Box>
  );
}

const DROP = {
  ...CARD,
  display: 'grid',
  justifyItems: 'center',
  gap: 1.5,
  py: { xs: 4, sm: 8 },
  borderStyle: 'dashed',
  textAlign: 'center',
} as const;
