import Button from '@mui/material/Button';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { startDownload } from '#platform/downloads/start-download.ts';
import { useNotify } from '#ui/notices/notify.ts';
import { filterOf, type OfficeChoice } from './office-query.ts';
import { LIST_TEXTS } from './tenant-user-texts.ts';

interface CsvButtonProps {
  readonly tenantId: string;
  readonly choice: OfficeChoice;
}

/** The list as it is filtered, as a file for a spreadsheet. */
export function CsvButton({ tenantId, choice }: CsvButtonProps) {
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const download = async (): Promise<void> => {
    setBusy(true);
    await startDownload({ tenantUsersCsv: { tenantId, filter: filterOf(choice) } }).catch((error: Error) =>
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
