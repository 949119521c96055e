import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { CloudOff, X } from 'lucide-react';
import { DIALOG_TEXTS } from '../dialogs/dialog-texts.ts';
import { Row } from '../layout.tsx';
import { NOTICE, NOTICE_CLOSE, NOTICE_PLACE } from '../notices/notice-styles.ts';
import { PageMessage } from '../page-message.tsx';
import { TONES } from '../tokens.ts';
import type { LoadFailedProps } from './later.tsx';

/** Read by workers and by the office, so they address nobody. */
const LATER_TEXTS = {
  offlineTitle: 'Keine Verbindung',
  offline: 'Diese Seite konnte nicht geladen werden. Sobald die Verbindung wieder da ist, geht es von selbst weiter.',
  pageTitle: 'Diese Seite konnte nicht geladen werden',
  pageFailed: 'Alle zehn Sekunden wird es von selbst noch einmal versucht.',
  failed: 'Das konnte nicht geladen werden. Bitte die Verbindung prüfen.',
  retry: 'Noch einmal versuchen',
} as const;

/** In the place of a page. */
export function PageFailed({ retry }: LoadFailedProps) {
  return (
    <PageMessage
      icon={<CloudOff />}
      title={navigator.onLine ? LATER_TEXTS.pageTitle : LATER_TEXTS.offlineTitle}
      actions={
        <Button variant="contained" onClick={retry}>
          {LATER_TEXTS.retry}
        </Button>
      }
    >
      {navigator.onLine ? LATER_TEXTS.pageFailed : LATER_TEXTS.offline}
    </PageMessage>
  );
}

/** In the place of a part of a page. */
export function SectionFailed({ retry }: LoadFailedProps) {
  return (
    <Row gap={1.5} wraps role="alert" sx={SECTION}>
      <CloudOff size={18} aria-hidden />
      <span>{LATER_TEXTS.failed}</span>
      <Button variant="outlined" onClick={retry}>
        {LATER_TEXTS.retry}
      </Button>
    </Row>
  );
}

const SECTION = { p: 2, mt: 2, borderRadius: '10px', bgcolor: TONES.danger.ground, color: TONES.danger.text } as const;

interface FloatingFailedProps extends LoadFailedProps {
  readonly onClose: () => void;
}

/** In the place of what would float over the page: a menu, a calendar. */
export function FloatingFailed({ retry, onClose }: FloatingFailedProps) {
  return (
    <Box role="alert" sx={{ ...NOTICE_PLACE, ...NOTICE, width: { xs: 'auto', sm: 380 }, flexWrap: 'wrap' }}>
      <CloudOff size={20} aria-hidden />
      <Box sx={{ flex: 1 }}>{LATER_TEXTS.failed}</Box>
      <IconButton size="small" aria-label={DIALOG_TEXTS.close} onClick={onClose} sx={NOTICE_CLOSE}>
        <X size={16} aria-hidden />
      </IconButton>
      <Button variant="outlined" onClick={retry} sx={{ ml: 4 }}>
        {LATER_TEXTS.retry}
      </Button>
    </Box>
  );
}
