import Button from '@mui/material/Button';
import { Download } from 'lucide-react';
import { useDownload } from '../use-download.ts';
import { LIST_TEXTS } from './list-texts.ts';
import type { ListChoice } from './target-users-query.ts';

/** The list as it is filtered and sorted, as a file for a spreadsheet. */
export function CsvButton({ choice }: { readonly choice: ListChoice }) {
  const { isBusy, download } = useDownload({ targetUsersCsv: choice }, LIST_TEXTS.csvFailed);
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
