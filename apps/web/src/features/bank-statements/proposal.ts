import { formatEuro } from '#ui/format/german-money.ts';
import type { Entry, Proposal } from './statement-query.ts';
import { ENTRY_TEXTS as TEXTS } from './statement-texts.ts';

const cents = (euro: number): number => Math.round(euro * 100);
const leftOf = ({ amount, invoice }: Proposal['parts'][number]): number =>
  cents(invoice.openAmount.value) - cents(amount.value);

/** Why it is thought so, in words. */
export function reasonOf({ reason, parts }: Proposal): string {
  if (!reason) return TEXTS.exact;
  return reason === 'SUM' && parts.length === 1 ? TEXTS.oneSum : TEXTS.reasons[reason];
}

export const stepOf = ({ reason }: Proposal): string => TEXTS.steps[reason ?? 'SUM'];

/** The proposal as it travels; the rest of each invoice as proposed, or left open. */
export const allotmentsOf = ({ parts }: Proposal, keepsRest = true) =>
  parts.map(({ invoice, amount, rest }) => {
    const closing = keepsRest ? rest : 'OPEN';
    return {
      invoiceId: invoice.id,
      amount: { value: amount.value },
      rest: closing,
      reason: closing === 'WRITTEN_OFF' ? TEXTS.difference : null,
    };
  });

interface Proposed extends Pick<Entry, 'name' | 'amount'> {
  readonly proposal: Proposal;
}

/** Each invoice with its part, what is left of it then, and what is left of the entry; whose they are where another one paid. */
export function proposalFacts({ proposal, amount, name }: Proposed) {
  const { parts } = proposal;
  const left = cents(amount.value) - parts.reduce((sum, part) => sum + cents(part.amount.value), 0);
  const [first] = parts;
  return [
    ...(first && first.invoice.recipientName !== name
      ? [{ key: 'recipient', label: TEXTS.recipient, value: first.invoice.recipientName, isMarked: false }]
      : []),
    ...parts.flatMap((part) => {
      const { invoice, amount: paid, rest } = part;
      const rests = leftOf(part);
      const whole = formatEuro(invoice.openAmount.value);
      return [
        {
          key: invoice.id,
          label: invoice.number,
          value: rests === 0 ? TEXTS.whole(whole) : TEXTS.part(formatEuro(paid.value), whole),
          isMarked: false,
        },
        ...(rests > 0
          ? [
              {
                key: `${invoice.id} rest`,
                label: TEXTS.rest,
                value: TEXTS.rests[rest](formatEuro(rests / 100)),
                isMarked: true,
              },
            ]
          : []),
      ];
    }),
    ...(left > 0
      ? [{ key: 'left', label: TEXTS.rest, value: TEXTS.credit(formatEuro(left / 100)), isMarked: true }]
      : []),
  ];
}
