import { formatDay } from '#ui/fields/german-date.ts';
import { formatInstant } from '#ui/format/german-instant.ts';
import type { InvoiceWhole } from './invoice-query.ts';
import { PROCESSING_TEXTS as TEXTS } from './processing-texts.ts';

/** Behind us, what comes next, what is late, still to come, or never to come. */
type StepLook = 'done' | 'now' | 'late' | 'open' | 'off';

export interface ProcessingStep {
  readonly key: keyof typeof TEXTS.steps;
  readonly value: string;
  readonly look: StepLook;
}

type Processed = Pick<InvoiceWhole, 'state' | 'processingSteps' | 'cancels'>;

/** The way of an invoice through the house, with what it has behind it. */
export function processingSteps({ state, processingSteps: at, cancels }: Processed): readonly ProcessingStep[] {
  const isSent = at.sentAt !== null;
  const isOver = state === 'PAID' || state === 'CANCELLED';
  // A cancelled one is neither sent nor paid any more; its cancellation may still be sent.
  const isOff = state === 'CANCELLED' && !cancels;
  const look = (isDone: boolean, isNow: boolean, isLate = false): StepLook =>
    isDone ? 'done' : isLate ? 'late' : isNow && !isOver ? 'now' : isOff ? 'off' : 'open';
  const made: ProcessingStep[] = [
    { key: 'created', value: formatInstant(at.createdAt), look: 'done' },
    { key: 'issued', value: formatDay(at.issueDate), look: look(isSent || state !== 'DRAFT', true) },
    {
      key: 'sent',
      value: at.sentAt ? formatInstant(at.sentAt) : TEXTS.notSent,
      look: look(isSent, false, state === 'MISSED_SENDING'),
    },
  ];
  // A cancellation is never paid.
  const paid: ProcessingStep[] = cancels
    ? []
    : [
        { key: 'due', value: formatDay(at.dueDate), look: look(isDue(state), isSent) },
        {
          key: 'dun',
          value: formatDay(at.dunDate),
          look: look(state === 'PAID', state === 'PAST_DUE', state === 'PAST_DUN'),
        },
        { key: 'paid', value: at.paidOn ? formatDay(at.paidOn) : TEXTS.none, look: look(at.paidOn !== null, false) },
      ];
  const cancelled: ProcessingStep[] = at.cancelledAt
    ? [{ key: 'cancelled', value: formatInstant(at.cancelledAt), look: 'done' }]
    : [];
  return [...made, ...paid, ...cancelled];
}

const isDue = (state: InvoiceWhole['state']): boolean =>
  state === 'PAST_DUE' || state === 'PAST_DUN' || state === 'PAID';
