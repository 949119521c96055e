import { addMonths, type Day } from '#domain/time/vienna-day.ts';

export interface RemovalFacts {
  readonly appliedOn: Day | null;
  readonly releasedOn: Day | null;
  readonly lastWorkedOn: Day | null;
}

/** § 132 BAO: so many years after the year of the last work, for everything that pay and invoices rest on. */
const TAX_YEARS = 7;
/** § 15 GlBG gives rejected applicants six months to go to court; one more for the post. */
const APPLICANT_MONTHS = 7;

/** Until which day the law wants the data of somebody who leaves, that day included; undefined when it does not. */
export function retentionOf({ appliedOn, releasedOn, lastWorkedOn }: RemovalFacts): { until: Day } | undefined {
  if (lastWorkedOn !== null) return { until: `${Number(lastWorkedOn.slice(0, 4)) + TAX_YEARS}-12-31` };
  if (releasedOn === null && appliedOn !== null) return { until: addMonths(appliedOn, APPLICANT_MONTHS) };
  return undefined;
}
