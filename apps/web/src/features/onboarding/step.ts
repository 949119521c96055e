import type { ReactNode } from 'react';

/** A page of the form. */
export interface Step {
  readonly title: string;
  readonly hint?: string;
  /** The paths of its fields, in the order in which they stand. */
  readonly fields: readonly string[];
  readonly content: ReactNode;
}

/** Where the first error stands: its step and its field. */
export function firstError(steps: readonly Step[], isWrong: (field: string) => boolean) {
  for (const [index, { fields }] of steps.entries()) {
    const field = fields.find(isWrong);
    if (field !== undefined) return { index, field };
  }
  return undefined;
}
