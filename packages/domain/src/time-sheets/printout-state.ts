/** How far a block's time sheet is. */
export const PRINTOUT_STATES = ['OPEN', 'SENDING', 'FAILED', 'RESENDING_NECESSARY', 'SENT'] as const;
export type PrintoutState = (typeof PRINTOUT_STATES)[number];

export interface PrintoutFacts {
  /** The last one that was ordered, if it has not reached anybody yet. */
  readonly pending: { readonly hasGivenUp: boolean } | null;
  readonly wasSent: boolean;
  /** Somebody came or went, or a time moved, since the last one that was sent. */
  readonly rowsDiffer: boolean;
  readonly booked: number;
  readonly hasEnded: boolean;
}

/** Once the work is over, or nobody is booked, nobody needs another paper. */
export const needsResending = ({ wasSent, rowsDiffer, booked, hasEnded }: Omit<PrintoutFacts, 'pending'>): boolean =>
  wasSent && rowsDiffer && booked > 0 && !hasEnded;

export function printoutState(facts: PrintoutFacts): PrintoutState {
  if (facts.pending) return facts.pending.hasGivenUp ? 'FAILED' : 'SENDING';
  if (!facts.wasSent) return 'OPEN';
  return needsResending(facts) ? 'RESENDING_NECESSARY' : 'SENT';
}
