import { APPOINTMENT_PARTS } from '@gastspiel/domain/appointments/appointment-parts.ts';
import { APPOINTMENT_LIMITS as LIMITS } from '@gastspiel/domain/appointments/appointment-rules.ts';
import { VenueInput } from '@gastspiel/domain/venues/venue-input.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import { Trash2 } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { AddressLines } from '#features/contact/index.ts';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { FormRow } from '#ui/form/form-section.tsx';
import { useNotify } from '#ui/notices/notify.ts';
import { createVenue, updateVenue } from './save-venue.ts';
import { VENUE_TEXTS as TEXTS } from './venue-texts.ts';
import { type Venue, venueLabel } from './venues-query.ts';

interface VenueDialogProps {
  readonly recipientId: string;
  /** Undefined for a new one. */
  readonly edited?: Venue | undefined;
  /** Asks whether the edited one is to go. */
  readonly onRemove?: () => void;
  readonly onClose: () => void;
}

const resolver = zodResolver(VenueInput);

const valuesOf = (venue: Venue | undefined) => ({
  venue: venue?.venue ?? '',
  station: venue?.station ?? '',
  contact: venue?.contact ?? '',
  meetingPlace: venue?.meetingPlace ?? '',
  address: {
    streetNameAndNumber: venue?.address.streetNameAndNumber ?? '',
    postalCode: venue?.address.postalCode ?? '',
    location: venue?.address.location ?? '',
    countryCode: venue?.address.countryCode ?? 'AT',
  },
});

export function VenueDialog({ recipientId, edited, onRemove, onClose }: VenueDialogProps) {
  const form = useForm({ resolver, defaultValues: valuesOf(edited) });
  const creation = useAttempt(createVenue);
  const update = useAttempt(updateVenue);
  const notify = useNotify();
  return (
    <FormDialog
      title={edited ? TEXTS.edit : TEXTS.add}
      submit={TEXTS.save}
      form={form}
      save={async (input) => {
        if (edited) await update.send({ id: edited.id, version: edited.version, input });
        else await creation.send({ recipientId, input });
        notify({ text: TEXTS.saved(venueLabel(input)) });
      }}
      onClose={onClose}
    >
      <FormRow>
        <TextField name="venue" label={APPOINTMENT_PARTS.venue.label} maxLength={LIMITS.venue} />
        <TextField name="station" label={APPOINTMENT_PARTS.station.label} isOptional maxLength={LIMITS.station} />
      </FormRow>
      <AddressLines path="address" isOptional />
      <TextField
        name="meetingPlace"
        label={APPOINTMENT_PARTS.meetingPlace.label}
        isOptional
        maxLength={LIMITS.meetingPlace}
      />
      <TextField name="contact" label={APPOINTMENT_PARTS.contact.label} isOptional maxLength={LIMITS.contact} />
      {onRemove && (
        <Button size="small" startIcon={<Trash2 size={15} />} onClick={onRemove} sx={{ justifySelf: 'start' }}>
          {TEXTS.remove}
        </Button>
      )}
    </FormDialog>
  );
}
