import { FileSpreadsheet } from 'lucide-react';
import { FileDrop } from '#parts/uploads/file-drop.tsx';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { Stack } from '#ui/layout.tsx';
import { BegunCard } from './begun-card.tsx';
import type { Kind } from './import-kind.ts';
import { IMPORT_TEXTS as TEXTS } from './import-texts.ts';

interface FileStepProps {
  readonly kind: Kind;
  readonly onRead: (importId: string) => void;
}

/** The first step: a file, or one of before. */
export function FileStep({ kind, onRead }: FileStepProps) {
  const { send } = useAttempt(kind.read);
  return (
    <Stack gap={2}>
      <FileDrop
        purpose={kind.purpose}
        accept=".xlsx,.csv,.txt"
        icon={<FileSpreadsheet size={32} aria-hidden />}
        texts={TEXTS}
        onUploaded={async (uploadId) => onRead(await send({ uploadId }))}
      />
      <BegunCard kind={kind} />
    </Stack>
  );
}
