import { MAIL_FAILURES } from '@gastspiel/domain/failures/mail-failures.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { SendingVatCheck } from '#features/vat-numbers/index.ts';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { linkTo } from '#platform/navigation/paths.ts';
import { DialogFrame } from '#ui/dialogs/dialog-frame.tsx';
import { DIALOG_TEXTS } from '#ui/dialogs/dialog-texts.ts';
import { useConfirming } from '#ui/dialogs/use-confirming.ts';
import { Quiet, Row } from '#ui/layout.tsx';
import { LoadingIndicator } from '#ui/loading-indicator.tsx';
import { useNotify } from '#ui/notices/notify.ts';
import { Pending } from '#ui/states/pending.tsx';
import { TONES, type Tone } from '#ui/tokens.ts';
import { STEP_TEXTS, SEND_TEXTS as TEXTS } from '../invoice-texts.ts';
import { SendingHints } from '../sending-hints.tsx';
import { sendInvoice } from './invoice-commands.ts';
import { wasSent } from './invoice-steps.ts';
import { type InvoiceToSend, useInvoiceToSend } from './send-query.ts';
import { type StepDialogProps, subjectOf } from './step-dialog.ts';

/** To whom the invoice goes, what stands against it, and what follows. */
export function SendDialog({ invoice, onClose }: StepDialogProps) {
  const query = useInvoiceToSend(invoice.id);
  const { data } = query;
  const { send } = useAttempt(sendInvoice);
  const notify = useNotify();
  const isAgain = wasSent(data ?? invoice);
  const keepsLines = data?.isOutdated ?? false;
  const { isBusy, failure, run } = useConfirming(async () => {
    // Only the hours shown in this dialog are kept away, not those that come while somebody reads it.
    await send({ invoiceId: invoice.id, ...(keepsLines && { keepsLines, seenHours: data?.hoursVersion ?? null }) });
    notify({ text: TEXTS.done(invoice.number), detail: TEXTS.doneDetail });
    onClose();
  });
  const canSend = data?.viewerCanSend && data.obstacles.length === 0;
  return (
    <DialogFrame
      title={isAgain ? TEXTS.titleAgain : invoice.cancels ? TEXTS.titleCancellation : TEXTS.title}
      subject={subjectOf(invoice)}
      failure={failure}
      isHeld={isBusy}
      onClose={onClose}
      foot={
        <>
          <Button variant="outlined" disabled={isBusy} onClick={onClose}>
            {canSend ? DIALOG_TEXTS.cancel : DIALOG_TEXTS.close}
          </Button>
          {data?.isOutdated && (
            <Button
              variant="outlined"
              disabled={isBusy}
              href={linkTo('/invoice/edit/$invoiceId', { invoiceId: invoice.id })}
            >
              {TEXTS.takeLines}
            </Button>
          )}
          {canSend && (
            <Button variant="contained" loading={isBusy} onClick={() => void run('')}>
              {keepsLines ? TEXTS.keepLines : isAgain ? STEP_TEXTS.resend : STEP_TEXTS.send}
            </Button>
          )}
        </>
      }
    >
      {data ? (
        <Facts invoice={data} />
      ) : (
        <Pending isSmall query={query} texts={TEXTS} waiting={<LoadingIndicator text={TEXTS.loading} />} />
      )}
    </DialogFrame>
  );
}

function Facts({ invoice }: { readonly invoice: InvoiceToSend }) {
  const { addressees, obstacles, isOutdated, mailFailure, hasIban, cancels, vatNumberCheck } = invoice;
  const isAgain = wasSent(invoice);
  return (
    <>
      {addressees.length > 0 && (
        <Box component="dl" sx={ADDRESSEES}>
          {addressees.map(({ name, email, isCopy }) => (
            <Box key={`${isCopy} ${email}`} sx={{ display: 'contents' }}>
              <Box component="dt">{isCopy ? TEXTS.copy : TEXTS.to}</Box>
              <Box component="dd">
                {name && `${name}, `}
                {email}
              </Box>
            </Box>
          ))}
        </Box>
      )}
      {vatNumberCheck && !isAgain && <SendingVatCheck recipientId={invoice.recipientId} check={vatNumberCheck} />}
      {mailFailure && (
        <Hint tone="danger">
          {`${TEXTS.lastFailure(MAIL_FAILURES[mailFailure])} `}
          <RecipientLink id={invoice.recipientId} />
        </Hint>
      )}
      {obstacles.length > 0 && (
        <Hint tone="danger" title={TEXTS.obstacles}>
          {obstacles.map((sentence) => (
            <Box key={sentence}>{sentence}</Box>
          ))}
          <Row align="stretch" wraps sx={{ columnGap: 2 }}>
            <RecipientLink id={invoice.recipientId} />
            <Link color="inherit" href={linkTo('/invoice_sender')}>
              {TEXTS.toSender}
            </Link>
          </Row>
        </Hint>
      )}
      {!isAgain && <SendingHints invoice={invoice} hints={invoice.sendingHints} />}
      {isOutdated && <Hint tone="orange">{TEXTS.outdated}</Hint>}
      {!hasIban && !isAgain && !cancels && (
        <Hint tone="warning">
          {`${TEXTS.noIban} `}
          <Link color="inherit" href={linkTo('/invoice_sender')}>
            {TEXTS.toSender}
          </Link>
        </Hint>
      )}
      {obstacles.length === 0 && (
        <Quiet size="body2">{isAgain ? TEXTS.again : cancels ? TEXTS.freezesCancellation : TEXTS.freezes}</Quiet>
      )}
    </>
  );
}

const RecipientLink = ({ id }: { readonly id: string }) => (
  <Link color="inherit" href={linkTo('/invoice_recipient/edit/$invoiceRecipientId', { invoiceRecipientId: id })}>
    {TEXTS.toRecipient}
  </Link>
);

interface HintProps {
  readonly tone: Tone;
  readonly title?: string;
  readonly children: ReactNode;
}

const Hint = ({ tone, title, children }: HintProps) => (
  <Box
    role={tone === 'danger' ? 'alert' : 'status'}
    sx={{ ...HINT, bgcolor: TONES[tone].ground, color: TONES[tone].text }}
  >
    {title && <Box sx={{ fontWeight: 600 }}>{title}</Box>}
    {children}
  </Box>
);

const HINT = { px: 1.5, py: 1, borderRadius: '10px', typography: 'body2', overflowWrap: 'anywhere' } as const;
const ADDRESSEES = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 2,
  rowGap: 0.5,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
} as const;
