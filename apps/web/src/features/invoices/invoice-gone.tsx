import Button from '@mui/material/Button';
import { FileX2 } from 'lucide-react';
import { linkTo } from '#platform/navigation/paths.ts';
import { PageMessage } from '#ui/page-message.tsx';
import { GONE_TEXTS as TEXTS } from './invoice-texts.ts';

export const InvoiceGone = () => (
  <PageMessage
    icon={<FileX2 />}
    title={TEXTS.gone}
    actions={
      <Button variant="contained" href={linkTo('/invoices')}>
        {TEXTS.toList}
      </Button>
    }
  >
    {TEXTS.goneHint}
  </PageMessage>
);
