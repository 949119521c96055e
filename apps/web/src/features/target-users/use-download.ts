import { useState } from 'react';
import { startDownload } from '#platform/downloads/start-download.ts';
import { useNotify } from '#ui/notices/notify.ts';

/** For a button that downloads: once at a time, and a failure is told by this sentence. */
export function useDownload(input: Parameters<typeof startDownload>[0], failed: string) {
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const download = async (): Promise<void> => {
    setBusy(true);
    await startDownload(input).catch((error: Error) => notify({ tone: 'danger', text: failed, detail: error.message }));
    setBusy(false);
  };
  return { isBusy, download };
}
