import { isSameVenue } from '@gastspiel/domain/venues/venue-input.ts';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { type Venue, venueLabel, venuesQuery } from '#features/venues/index.ts';
import { may, useViewer } from '#platform/viewer/viewer.ts';
import { FieldFrame } from '#ui/fields/field-frame.tsx';
import { FieldWarning } from '#ui/fields/field-warning.tsx';
import { CheckboxField } from '#ui/fields/on-off-field.tsx';
import { Row } from '#ui/layout.tsx';
import { STATE_TEXTS } from '#ui/states/state-texts.ts';
import type { AppointmentValues } from './appointment-form.ts';
import { VENUE_CHOICE_TEXTS as TEXTS } from './form-texts.ts';

/** The venues of who pays, and which of them the form names. */
function useVenues() {
  const isAllowed = may(useViewer(), 'venues.read');
  const [recipientId, venue, station] = useWatch<
    AppointmentValues,
    ['invoiceRecipientId', 'sectorAttributes.venue', 'sectorAttributes.station']
  >({ name: ['invoiceRecipientId', 'sectorAttributes.venue', 'sectorAttributes.station'] });
  const isChosen = isAllowed && recipientId !== null;
  const { data, isLoadingError, refetch } = useQuery({ ...venuesQuery(recipientId ?? ''), enabled: isChosen });
  const venues = isChosen ? data : undefined;
  const entered = { venue, station: station ?? null };
  return {
    venues,
    entered,
    current: venues?.find((known) => isSameVenue(known, entered)),
    isFailed: isChosen && isLoadingError,
    retry: () => void refetch(),
  };
}

/** A list that could not be loaded is no reason not to type. */
function NoVenues({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Row wraps sx={{ columnGap: 1, typography: 'caption' }}>
      <FieldWarning>{TEXTS.failed}</FieldWarning>
      <Button size="small" onClick={onRetry}>
        {STATE_TEXTS.retry}
      </Button>
    </Row>
  );
}

/** Nothing of the venue before is left when it is to be another one. */
const ELSEWHERE = {
  venue: '',
  station: null,
  contact: null,
  meetingPlace: null,
  address: { streetNameAndNumber: null, postalCode: null, location: null, countryCode: 'AT' },
};

/** Fills the place with one that the customer keeps; what is typed afterwards counts. */
export function VenueChoice() {
  const id = useId();
  const { venues, current, isFailed, retry } = useVenues();
  const { getValues, setValue, formState } = useFormContext<AppointmentValues>();
  if (isFailed) return <NoVenues onRetry={retry} />;
  if (!venues?.length) return null;
  const take = ({ venue, station, contact, meetingPlace, address }: Omit<Venue, 'id' | 'version'>): void => {
    const how = { shouldDirty: true, shouldValidate: formState.isSubmitted };
    setValue('sectorAttributes.venue', venue, how);
    setValue('sectorAttributes.station', station ?? '', how);
    setValue('sectorAttributes.contact', contact ?? '', how);
    setValue('sectorAttributes.meetingInformation.place', meetingPlace ?? '', how);
    // Both or neither: whoever meets somewhere meets at the start, until somebody says otherwise.
    const time = getValues('sectorAttributes.meetingInformation.time') ?? getValues('startTime');
    setValue('sectorAttributes.meetingInformation.time', meetingPlace ? time : null, how);
    setValue('sectorAttributes.address.streetNameAndNumber', address.streetNameAndNumber ?? '', how);
    setValue('sectorAttributes.address.postalCode', address.postalCode ?? '', how);
    setValue('sectorAttributes.address.location', address.location ?? '', how);
    setValue('sectorAttributes.address.countryCode', address.countryCode, how);
  };
  return (
    <FieldFrame id={id} label={TEXTS.choose} isOptional error={undefined}>
      <Select
        fullWidth
        displayEmpty
        id={id}
        labelId={`${id}-label`}
        value={current?.id ?? ''}
        onChange={({ target }) => {
          const chosen = venues.find((venue) => venue.id === target.value);
          take(chosen ?? ELSEWHERE);
        }}
        IconComponent={(icon) => <ChevronDown size={18} {...icon} />}
      >
        <MenuItem value="" sx={{ color: 'text.secondary' }}>
          {TEXTS.other}
        </MenuItem>
        {venues.map((venue) => (
          <MenuItem key={venue.id} value={venue.id} sx={{ whiteSpace: 'normal' }}>
            {venueLabel(venue)}
          </MenuItem>
        ))}
      </Select>
    </FieldFrame>
  );
}

/** Offered only for a place that the customer does not keep yet. */
export function KeepVenueField() {
  const isAllowed = may(useViewer(), 'venues.keep');
  const { venues, entered, current } = useVenues();
  if (!isAllowed || !venues || current || entered.venue.trim() === '') return null;
  return <CheckboxField name="keepsVenue" label={TEXTS.keep} help={TEXTS.keepHelp} />;
}
