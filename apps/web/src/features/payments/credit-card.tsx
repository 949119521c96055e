import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Wallet } from 'lucide-react';
import { useState } from 'react';
import { may, useViewer } from '#platform/viewer/viewer.ts';
import { formatEuro } from '#ui/format/german-money.ts';
import { Row } from '#ui/layout.tsx';
import { Note } from '#ui/note.tsx';
import { AllotCreditDialog } from './allot-credit-dialog.tsx';
import { PayOutDialog } from './pay-out-dialog.tsx';
import { CREDIT_TEXTS as TEXTS } from './payment-texts.ts';

interface CreditCardProps {
  readonly recipientId: string;
  readonly recipientName: string;
  /** In euro. */
  readonly credit: number;
}

/** Money of a recipient that no invoice has taken; nothing where there is none. */
export function CreditCard({ recipientId, recipientName, credit }: CreditCardProps) {
  const mayWrite = may(useViewer(), 'payments.write');
  const [step, setStep] = useState<'allot' | 'payOut'>();
  const dialog = { recipientId, recipientName, credit, onClose: () => setStep(undefined) };
  return (
    <>
      {credit > 0 && (
        <Note
          tone="info"
          icon={Wallet}
          role="note"
          aria-label={TEXTS.title}
          title={`${TEXTS.title} ${formatEuro(credit)}`}
          isFramed
          action={
            mayWrite && (
              <Row gap={1} wraps>
                <Button variant="outlined" onClick={() => setStep('payOut')}>
                  {TEXTS.payOut}
                </Button>
                <Button variant="outlined" onClick={() => setStep('allot')}>
                  {TEXTS.allot}
                </Button>
              </Row>
            )
          }
        >
          <Box>{TEXTS.hint}</Box>
        </Note>
      )}
      {step === 'allot' && <AllotCreditDialog {...dialog} />}
      {step === 'payOut' && <PayOutDialog {...dialog} />}
    </>
  );
}
