import { keepVenue } from '#features/venues/index.ts';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { useNotify } from '#ui/notices/notify.ts';
import type { AppointmentValues } from './appointment-form.ts';
import { VENUE_CHOICE_TEXTS as TEXTS } from './form-texts.ts';

/** Remembers the place for the customer once the appointment is saved, if somebody wished so: no reason to lose the save. */
export function useKeepVenue(): (values: AppointmentValues) => Promise<void> {
  const keep = useAttempt(keepVenue);
  const notify = useNotify();
  return async ({ keepsVenue, invoiceRecipientId: recipientId, sectorAttributes: sector }) => {
    if (!keepsVenue || recipientId === null) return;
    const { venue, station = null, contact = null, address, meetingInformation } = sector;
    const input = { venue, station, contact, address, meetingPlace: meetingInformation.place ?? null };
    await keep.send({ recipientId, input }).catch((error: Error) => {
      notify({ text: TEXTS.notKept, detail: error.message, tone: 'danger' });
    });
  };
}
