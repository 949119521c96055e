import { MAIL_FAILURES } from '@gastspiel/domain/failures/mail-failures.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CircleCheck, CircleX, Clock } from 'lucide-react';
import { formatInstant } from '#ui/format/german-instant.ts';
import { Quiet, Row } from '#ui/layout.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import { TONES } from '#ui/tokens.ts';
import type { Shown } from '../invoice-query.ts';
import { STEP_TEXTS } from '../invoice-texts.ts';
import { VIEW_TEXTS as TEXTS } from './view-texts.ts';

interface SendingsProps {
  readonly sendings: Shown['sendings'];
  /** None for whoever may not send it. */
  readonly onResend: (() => void) | undefined;
}

/** Each time that it was mailed, by whom, to whom, and who has not got it. */
export const Sendings = ({ sendings, onResend }: SendingsProps) => (
  <SectionCard
    title={TEXTS.log}
    action={
      sendings.length > 0 &&
      onResend && (
        <Button size="small" variant="outlined" onClick={onResend}>
          {STEP_TEXTS.resend}
        </Button>
      )
    }
  >
    {sendings.length === 0 && <Quiet>{TEXTS.never}</Quiet>}
    <Box component="ol" sx={{ ...LIST, gap: 1.5 }}>
      {sendings.map(({ id, orderedAt, orderedByName, recipients }) => (
        <li key={id}>
          <Box sx={{ fontWeight: 500 }}>{TEXTS.ordered(formatInstant(orderedAt), orderedByName)}</Box>
          <Box component="ul" sx={{ ...LIST, mt: 0.5, gap: 0.5 }}>
            {recipients.map((recipient) => (
              <Recipient key={`${recipient.isCopy} ${recipient.email}`} recipient={recipient} />
            ))}
          </Box>
        </li>
      ))}
    </Box>
  </SectionCard>
);

function Recipient({ recipient }: { readonly recipient: Shown['sendings'][number]['recipients'][number] }) {
  const { name, email, isCopy, sentAt, failure, hasGivenUp } = recipient;
  const Icon = sentAt ? CircleCheck : hasGivenUp ? CircleX : Clock;
  const tone = sentAt ? TONES.success : hasGivenUp ? TONES.danger : TONES.info;
  const outcome = sentAt
    ? TEXTS.got(formatInstant(sentAt))
    : failure
      ? TEXTS.notGot(MAIL_FAILURES[failure])
      : TEXTS.waiting;
  const who = name && name !== email ? `${name} (${email})` : email;
  return (
    <Row component="li" gap={1} align="stretch" sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
      <Row component="span" align="stretch" aria-hidden sx={{ flex: 'none', pt: '1px' }}>
        <Icon size={16} color={tone.text} />
      </Row>
      <span>
        {isCopy ? `${TEXTS.copy}: ${who}` : who}
        <Box component="span" sx={{ color: hasGivenUp ? tone.text : 'text.secondary' }}>{`, ${outcome}`}</Box>
      </span>
    </Row>
  );
}

const LIST = { m: 0, p: 0, listStyle: 'none', display: 'grid' } as const;
