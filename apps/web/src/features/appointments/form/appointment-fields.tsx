import type { RecipientName } from '#features/invoice-recipients/index.ts';
import type { Choices } from '../agency-choices.ts';
import { InternalFields } from './internal-fields.tsx';
import { MeetingFields } from './meeting-fields.tsx';
import { PlaceFields } from './place-fields.tsx';
import { WhatFields } from './what-fields.tsx';

interface AppointmentFieldsProps {
  readonly choices: Choices;
  /** Who pays so far. */
  readonly recipient?: RecipientName | undefined;
}

export function AppointmentFields({ choices, recipient }: AppointmentFieldsProps) {
  return (
    <>
      <WhatFields choices={choices} />
      <PlaceFields recipient={recipient} />
      <MeetingFields choices={choices} />
      <InternalFields />
    </>
  );
}
