import { OFFER_FAILURES } from '@gastspiel/domain/offers/offer-failures.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { ApiError } from '#platform/graphql/api-error.ts';
import { pastedId } from '#platform/navigation/pasted-id.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { Quiet } from '#ui/layout.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import { PAST_TEXTS as TEXTS } from './admin-texts.ts';
import { FoundBooking, type PastBooking } from './found-booking.tsx';
import { findAppointment, findWorker } from './past-booking-calls.ts';
import { WorkerSearch } from './worker-search.tsx';

/** Shows what the two ids mean before anything is booked. */
export function PastBookingForm() {
  const form = useForm({ defaultValues: { appointmentId: '', targetUserId: '' } });
  const [found, setFound] = useState<PastBooking>();

  const lookUp = async <Result,>(
    name: 'appointmentId' | 'targetUserId',
    find: (id: string) => Promise<Result>,
    sentences: { readonly empty: string; readonly unknown: string },
  ): Promise<Result | undefined> => {
    const id = pastedId(form.getValues(name));
    if (id === '') form.setError(name, { message: sentences.empty });
    if (id === '') return undefined;
    return find(id).catch((error: Error) => {
      const isUnknown = error instanceof ApiError && error.classification === 'NOT_FOUND';
      form.setError(name, { message: isUnknown ? sentences.unknown : error.message });
      return undefined;
    });
  };

  const check = form.handleSubmit(async () => {
    const [appointment, worker] = await Promise.all([
      lookUp('appointmentId', findAppointment, {
        empty: TEXTS.noAppointment,
        unknown: OFFER_FAILURES.appointmentUnknown.message,
      }),
      lookUp('targetUserId', findWorker, { empty: TEXTS.noWorker, unknown: OFFER_FAILURES.workerUnknown.message }),
    ]);
    if (appointment && worker) setFound({ appointment, worker });
    else form.setFocus(appointment ? 'targetUserId' : 'appointmentId');
  });

  return (
    <SectionCard title={TEXTS.title}>
      <Box sx={{ maxWidth: 680, display: 'grid', gap: 2 }}>
        <Quiet>{TEXTS.hint}</Quiet>
        {found ? (
          <FoundBooking
            booking={found}
            onChange={() => setFound(undefined)}
            onBooked={() => {
              setFound(undefined);
              form.resetField('targetUserId');
            }}
          />
        ) : (
          <FormProvider {...form}>
            <Box component="form" noValidate onSubmit={check} sx={{ display: 'grid', gap: 2 }}>
              <TextField name="appointmentId" label={TEXTS.appointment} help={TEXTS.appointmentHelp} />
              <TextField name="targetUserId" label={TEXTS.worker} help={TEXTS.workerHelp} />
              <WorkerSearch
                onFound={(id) => {
                  form.setValue('targetUserId', id, { shouldDirty: true });
                  form.clearErrors('targetUserId');
                }}
              />
              <div>
                <Button type="submit" variant="contained" loading={form.formState.isSubmitting}>
                  {TEXTS.check}
                </Button>
              </div>
            </Box>
          </FormProvider>
        )}
      </Box>
    </SectionCard>
  );
}
