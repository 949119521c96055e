import { addDays, addMonths, dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import Button from '@mui/material/Button';
import { FileText } from 'lucide-react';
import { useDownload } from '#parts/downloads/use-download.ts';
import { PAGE_TEXTS as TEXTS } from './balance-texts.ts';

/** The recipient's statement of account of the last twelve months, as a PDF. */
export function StatementButton({ recipientId }: { readonly recipientId: string }) {
  const to = dayOf(new Date());
  const from = addDays(addMonths(to, -12), 1);
  const input = { accountStatementPdf: { invoiceRecipientId: recipientId, from, to } };
  const { isBusy, download } = useDownload(input, TEXTS.statementFailed);
  return (
    <Button
      variant="outlined"
      title={TEXTS.statementLong}
      loading={isBusy}
      startIcon={<FileText size={16} />}
      onClick={download}
    >
      {TEXTS.statement}
    </Button>
  );
}
