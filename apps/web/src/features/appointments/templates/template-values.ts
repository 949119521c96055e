import { goneParts, periodOn } from '@gastspiel/domain/appointments/appointment-template.ts';
import type { Part } from '@gastspiel/domain/appointments/spread-change.ts';
import type { Choices } from '../agency-choices.ts';
import type { AppointmentValues } from '../form/appointment-form.ts';
import type { Template } from './templates-query.ts';

interface Filled {
  readonly values: AppointmentValues;
  /** What the agency does not have any more: left empty. */
  readonly gone: readonly Part[];
}

/** The form filled by a template, on the day that stands in it already. */
export function fillFrom({ content, invoiceRecipient }: Template, choices: Choices, typed: AppointmentValues): Filled {
  const gone = goneParts(content, choices);
  const { sectorAttributes: sector, internalAttributes: internal } = content;
  const rating = internal.minimumTargetUserRating;
  const values: AppointmentValues = {
    ...typed,
    ...periodOn(content, typed.startDay),
    description: content.description,
    desiredTargetUsers: content.desiredTargetUsers,
    typeId: gone.includes('type') ? null : content.typeId,
    targetUserPoolId: gone.includes('pool') ? null : content.targetUserPoolId,
    invoiceRecipientId: invoiceRecipient?.id ?? null,
    sectorAttributes: { ...sector, outfitKey: gone.includes('outfit') ? null : sector.outfitKey },
    internalAttributes: {
      ...internal,
      minimumTargetUserRating: rating === null ? null : Math.round(rating * 10),
    },
  };
  return { values, gone };
}
