import Button from '@mui/material/Button';
import { Download } from 'lucide-react';
import { type DownloadInput, useDownload } from './use-download.ts';

/** The list as it is filtered and sorted, as a file for a spreadsheet. */
export function CsvButton({ input }: { readonly input: DownloadInput }) {
  const { isBusy, download } = useDownload(input, TEXTS.failed);
  return (
    <Button
      variant="outlined"
      title={TEXTS.long}
      loading={isBusy}
      startIcon={<Download size={16} />}
      onClick={download}
    >
      {TEXTS.label}
    </Button>
  );
}

const TEXTS = {
  label: 'CSV',
  long: 'Liste als CSV-Datei herunterladen',
  failed: 'Die Datei konnte nicht erstellt werden',
} as const;
