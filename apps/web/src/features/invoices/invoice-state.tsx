import type { InvoiceState } from '@gastspiel/domain/invoices/invoice-state.ts';
import { daysBetween } from '@gastspiel/domain/time/vienna-day.ts';
import { Ban, Check, ClockAlert, Hourglass, type LucideIcon, MailWarning, OctagonAlert, Pencil } from 'lucide-react';
import { StateChip } from '#ui/states/state-chip.tsx';
import type { Tone } from '#ui/tokens.ts';
import { STATE_TEXTS as TEXTS } from './invoice-state-texts.ts';

export const INVOICE_LOOKS: Readonly<Record<InvoiceState, { readonly tone: Tone; readonly icon: LucideIcon }>> = {
  DRAFT: { tone: 'neutral', icon: Pencil },
  MISSED_SENDING: { tone: 'violet', icon: MailWarning },
  PENDING: { tone: 'info', icon: Hourglass },
  PAST_DUE: { tone: 'orange', icon: ClockAlert },
  PAST_DUN: { tone: 'danger', icon: OctagonAlert },
  PAID: { tone: 'success', icon: Check },
  CANCELLED: { tone: 'neutral', icon: Ban },
};

interface InvoiceStateChipProps {
  readonly state: InvoiceState;
  readonly large?: boolean;
  /** Then it says for how long it is late. */
  readonly since?: { readonly dueDate: string; readonly today: string };
}

export function InvoiceStateChip({ state, large = false, since }: InvoiceStateChipProps) {
  const late = since && isLate(state) ? TEXTS.late[state](daysBetween(since.dueDate, since.today)) : undefined;
  return <StateChip {...INVOICE_LOOKS[state]} label={late ?? TEXTS.states[state]} large={large} />;
}

export const isLate = (state: InvoiceState): state is 'PAST_DUE' | 'PAST_DUN' =>
  state === 'PAST_DUE' || state === 'PAST_DUN';
