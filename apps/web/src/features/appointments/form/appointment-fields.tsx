import type { ReactNode } from 'react';
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
  /** After what and when: further positions. */
  readonly children?: ReactNode;
}

export function AppointmentFields({ choices, recipient, children }: AppointmentFieldsProps) {
  return (
    <>
      <WhatFields choices={choices} />
      {children}
      <PlaceFields recipient={recipient} />
      <MeetingFields choices={choices} />
      <InternalFields />
    </>
  );
}
