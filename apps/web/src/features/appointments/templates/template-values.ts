import type { Part } from '@gastspiel/domain/appointments/appointment-parts.ts';
import { periodOn, withoutGone } from '@gastspiel/domain/appointments/appointment-template.ts';
import type { Choices } from '../agency-choices.ts';
import type { AppointmentValues } from '../form/appointment-form.ts';
import { factsOf } from '../form/appointment-values.ts';
import { positionFrom } from '../form/positions.ts';
import type { Template } from './templates-query.ts';

interface Filled {
  readonly values: AppointmentValues;
  /** Values that the agency does not have any more: left empty. */
  readonly gone: readonly Part[];
}

/** The form filled by a template, on the day that stands in it already. */
export function fillFrom(template: Template, choices: Choices, typed: AppointmentValues): Filled {
  const { content, gone } = withoutGone(template.content, {
    ...choices,
    types: choices.types.filter(({ isRetired }) => !isRetired),
  });
  const { daysLater: _later, positions, ...rest } = content;
  const values: AppointmentValues = {
    ...typed,
    ...rest,
    ...factsOf(content),
    ...periodOn(content, typed.startDay),
    invoiceRecipientId: template.invoiceRecipient?.id ?? null,
    positions: positions.map(positionFrom),
  };
  return { values, gone };
}
