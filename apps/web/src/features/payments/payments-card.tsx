import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Plus, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { may, useViewer } from '#platform/viewer/viewer.ts';
import { formatDay } from '#ui/fields/german-date.ts';
import { formatDayOf } from '#ui/format/german-instant.ts';
import { formatEuro } from '#ui/format/german-money.ts';
import { List, Quiet, Row } from '#ui/layout.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import { CloseRestDialog } from './close-rest-dialog.tsx';
import type { Allotment, PaidInvoice } from './payment-query.ts';
import { PAYMENTS_TEXTS as TEXTS } from './payment-texts.ts';
import { RecordPaymentDialog } from './record-payment-dialog.tsx';
import { TakeBackDialog } from './take-back-dialog.tsx';

/** The payments of an invoice, how its rest was closed, and what was taken back. */
export function PaymentsCard({ invoice }: { readonly invoice: PaidInvoice }) {
  const mayWrite = may(useViewer(), 'payments.write');
  const [step, setStep] = useState<'record' | 'closeRest' | Allotment>();
  const close = (): void => setStep(undefined);
  const { id, recipientId, recipientName, allotments } = invoice;
  const [open, gross] = [invoice.openAmount.value, invoice.grossTotal.value];
  return (
    <SectionCard
      title={TEXTS.title}
      isFlush
      hint={open > 0 && TEXTS.open(formatEuro(open))}
      action={
        mayWrite &&
        open > 0 && (
          <Button size="small" variant="outlined" startIcon={<Plus size={16} />} onClick={() => setStep('record')}>
            {TEXTS.record}
          </Button>
        )
      }
    >
      {allotments.length === 0 && <Quiet sx={{ p: 2 }}>{TEXTS.none}</Quiet>}
      <List isRuled aria-label={TEXTS.title}>
        {allotments.map((allotment) => (
          <AllotmentItem
            key={allotment.id}
            allotment={allotment}
            onTakeBack={mayWrite ? () => setStep(allotment) : undefined}
          />
        ))}
      </List>
      {mayWrite && open > 0 && open < gross && (
        <Box sx={{ px: 2, py: 1, borderTop: 1, borderColor: 'divider' }}>
          <Button size="small" onClick={() => setStep('closeRest')}>
            {TEXTS.closeRest}
          </Button>
        </Box>
      )}
      {step === 'record' && <RecordPaymentDialog {...{ recipientId, recipientName }} invoiceId={id} onClose={close} />}
      {step === 'closeRest' && <CloseRestDialog invoice={invoice} onClose={close} />}
      {typeof step === 'object' && <TakeBackDialog allotment={step} onClose={close} />}
    </SectionCard>
  );
}

interface AllotmentItemProps {
  readonly allotment: Allotment;
  readonly onTakeBack: (() => void) | undefined;
}

function AllotmentItem({ allotment, onTakeBack }: AllotmentItemProps) {
  const { kind, day, reason, enteredByName, takenBack } = allotment;
  const amount = formatEuro(allotment.amount.value);
  const facts = (
    <>
      <Quiet component="span" sx={{ minWidth: '5.5rem' }}>
        {formatDay(day)}
      </Quiet>
      <span>{TEXTS.kinds[kind]}</span>
      <Box component="b" sx={{ fontWeight: 600 }}>
        {amount}
      </Box>
    </>
  );
  return (
    <Row component="li" gap={1.5} wraps sx={{ px: 2, py: 1, minHeight: 44, fontVariantNumeric: 'tabular-nums' }}>
      <Box sx={{ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Row component={takenBack ? 's' : 'div'} wraps sx={{ columnGap: 1.5 }}>
          {facts}
        </Row>
        <Quiet size="caption">{[TEXTS.by(enteredByName), reason].filter(Boolean).join(': ')}</Quiet>
        {takenBack && (
          <Box sx={{ typography: 'caption' }}>
            {TEXTS.takenBack(formatDayOf(takenBack.at), takenBack.byName, takenBack.reason)}
          </Box>
        )}
      </Box>
      {!takenBack && onTakeBack && (
        <Button
          size="small"
          startIcon={<Undo2 size={16} />}
          aria-label={TEXTS.takeBackWhat(TEXTS.kinds[kind], amount)}
          onClick={onTakeBack}
        >
          {TEXTS.takeBack}
        </Button>
      )}
    </Row>
  );
}
