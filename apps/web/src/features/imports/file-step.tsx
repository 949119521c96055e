import { FileSpreadsheet } from 'lucide-react';
import { FileDrop } from '#parts/uploads/file-drop.tsx';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import type { Kind } from './import-kind.ts';
import { IMPORT_TEXTS as TEXTS } from './import-texts.ts';

interface FileStepProps {
  readonly kind: Kind;
  readonly onRead: (importId: string) => void;
}

/** The first step: a file. */
export function FileStep({ kind, onRead }: FileStepProps) {
  const { send } = useAttempt(kind.read);
  return (
    <FileDrop
      purpose={kind.purpose}
      accept=".xlsx,.csv,.txt"
      icon={<FileSpreadsheet size={32} aria-hidden />}
      texts={TEXTS}
      onUploaded={async (uploadId) => onRead(await send({ uploadId }))}
    />
  );
}
