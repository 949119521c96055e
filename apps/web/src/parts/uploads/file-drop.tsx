import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FileUp } from 'lucide-react';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { uploadFile } from '#platform/uploads/upload-file.ts';
import { CARD, Quiet } from '#ui/layout.tsx';
import { Note } from '#ui/note.tsx';
import { Progress } from '#ui/progress.tsx';

interface FileDropProps {
  /** As the server knows it: who may hand it in, and how large it may be. */
  readonly purpose: string;
  /** The endings that the browser offers. */
  readonly accept: string;
  readonly icon?: ReactNode;
  /** Among other things on its page it is not the first that one looks at. */
  readonly isSmall?: boolean;
  readonly texts: {
    readonly drop: string;
    readonly dropHint: string;
    readonly choose: string;
    readonly kept: string;
    readonly uploading: string;
    readonly reading: string;
    readonly cancel: string;
    readonly uploadFailed: string;
  };
  /** Has the server read what was handed in. */
  readonly onUploaded: (uploadId: string) => Promise<void>;
}

/** Hands a file in, by drag and drop or by the button: how far it is, a way to stop it, and why it could not be read. */
export function FileDrop({ purpose, accept, icon, isSmall = false, texts, onUploaded }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const [failure, setFailure] = useState<string>();
  /** How much has left; all of it while the server reads. */
  const [share, setShare] = useState<number>();
  const leaving = useRef<AbortController>(undefined);
  const isBusy = share !== undefined;
  const [isOver, setOver] = useState(false);
  const take = async (file: File | undefined): Promise<void> => {
    if (!file || isBusy) return;
    setFailure(undefined);
    setShare(0);
    leaving.current = new AbortController();
    const { signal } = leaving.current;
    try {
      await onUploaded(await uploadFile(purpose, file, { onProgress: setShare, signal }));
    } catch (error) {
      if (signal.aborted) return;
      setFailure(error instanceof Error ? error.message : texts.uploadFailed);
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
      sx={{ ...DROP, ...(isSmall && { py: 3 }), ...(isOver && { borderColor: 'primary.main' }) }}
    >
      {icon ?? <FileUp size={32} aria-hidden />}
      <Box sx={{ typography: 'h2' }}>{texts.drop}</Box>
      <Quiet size="body2">{texts.dropHint}</Quiet>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={texts.choose}
        hidden
        onChange={({ target }) => {
          void take(target.files?.[0]);
          target.value = '';
        }}
      />
      {isBusy ? (
        <Box sx={{ width: '100%', maxWidth: 360 }}>
          <Progress
            label={share < 1 ? texts.uploading : texts.reading}
            done={share < 1 ? Math.round(share * 100) : undefined}
            unit="%"
          />
        </Box>
      ) : (
        <Button variant="contained" onClick={() => input.current?.click()}>
          {texts.choose}
        </Button>
      )}
      {isBusy && share < 1 && <Button onClick={() => leaving.current?.abort()}>{texts.cancel}</Button>}
      <Quiet size="body2">{texts.kept}</Quiet>
      {failure && (
        <Note tone="danger" role="alert" title={texts.uploadFailed}>
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
