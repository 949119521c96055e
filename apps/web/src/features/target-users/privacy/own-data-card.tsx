import Button from '@mui/material/Button';
import { Download } from 'lucide-react';
import { useDownload } from '#parts/downloads/use-download.ts';
import { Stack } from '#ui/layout.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import { OWN_DATA_TEXTS } from './privacy-texts.ts';

/** The law's promises to workers, in plain words, with the file itself. */
export function OwnDataCard() {
  const { isBusy, download } = useDownload({ ownDataJson: true }, OWN_DATA_TEXTS.failed);
  return (
    <SectionCard title={OWN_DATA_TEXTS.title}>
      <Stack gap={1.5} sx={{ overflowWrap: 'anywhere', justifyItems: 'start', color: 'text.secondary' }}>
        <span>{OWN_DATA_TEXTS.content}</span>
        <span>{OWN_DATA_TEXTS.care}</span>
        <span>{OWN_DATA_TEXTS.rights}</span>
        <Button variant="outlined" loading={isBusy} startIcon={<Download size={16} />} onClick={download}>
          {OWN_DATA_TEXTS.download}
        </Button>
      </Stack>
    </SectionCard>
  );
}
