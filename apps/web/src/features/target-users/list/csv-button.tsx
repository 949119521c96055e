import Button from '@mui/material/Button';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { startDownload } from '#platform/downloads/start-download.ts';
import { useNotify } from '#ui/notices/notify.ts';
import { LIST_TEXTS } from './list-texts.ts';
import type { ListChoice } from './target-users-query.ts';

/** The list as it is filtered and sorted, as a file for a spreadsheet. */
export function CsvButton({ choice }: { readonly choice: ListChoice }) {
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const download = async (): Promise<void> => {
    setBusy(true);
    await startDownload({ targetUsersCsv: choice }).catch((error: Error) =>
      notify({ tone: 'danger', text: LIST_TEXTS.csvFailed, detail: error.message }),
    );
    setBusy(false);
  };
  return (
    <Button
      variant="outlined"
      title={LIST_TEXTS.csvLong}
      loading={isBusy}
      startIcon={<Download size={16} />}
      onClick={download}
    >
      {LIST_TEXTS.csv}
    </Button>
  );
}
