import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FileSpreadsheet } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { CARD, Quiet } from '#ui/layout.tsx';
import { Note } from '#ui/note.tsx';
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
  const [isBusy, setBusy] = useState(false);
  const [isOver, setOver] = useState(false);
  const { send } = useAttempt(kind.read);
  const take = async (file: File | undefined): Promise<void> => {
    if (!file || isBusy) return;
    setFailure(undefined);
    setBusy(true);
    try {
      onRead(await send({ uploadId: await kind.upload(file) }));
    } catch (error) {
      setFailure(error instanceof Error ? error.message : TEXTS.uploadFailed);
    } finally {
      setBusy(false);
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
      <Button variant="contained" loading={isBusy} onClick={() => input.current?.click()}>
        {TEXTS.choose}
      </Button>
      <Quiet size="body2" role="status">
        {isBusy ? TEXTS.uploading : TEXTS.kept}
      </Quiet>
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
