import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { failedNotice, useAttempt } from '#platform/attempts/use-attempt.ts';
import { later } from '#ui/later/later.tsx';
import { FloatingFailed } from '#ui/later/load-failed.tsx';
import { useNotify } from '#ui/notices/notify.ts';
import { fullName } from '../selection.ts';
import { bookingCommands } from './booking-commands.ts';
import { type ReplacementWish, STEP_TEXTS } from './step-texts.ts';

const ReplacementDialog = later(async () => (await import('./replacement-dialog.tsx')).ReplacementDialog, {
  Failed: FloatingFailed,
});

interface EndangeredStepsProps {
  readonly booking: {
    readonly offerId: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly appointment: { readonly id: string };
  };
  /** They said so of this shift, or are absent altogether. */
  readonly why: 'prevented' | 'absent';
}

/** Decides about a booking whose worker can't come, outside of its appointment's page. */
export function EndangeredSteps({ booking, why }: EndangeredStepsProps) {
  const { offerId, appointment } = booking;
  const notify = useNotify();
  const name = fullName(booking);
  const commands = useMemo(() => bookingCommands(appointment.id), [appointment.id]);
  const seeking = useAttempt(commands.seekReplacement);
  const keeping = useAttempt(why === 'prevented' ? commands.dismissPrevention : commands.keepBooking, {
    onDone: () => notify({ text: STEP_TEXTS.kept(name) }),
    onFailed: (error) => notify(failedNotice(error, name, STEP_TEXTS.failed)),
  });
  const [isSeeking, setIsSeeking] = useState(false);
  const seek = async (wish: ReplacementWish): Promise<void> => {
    const count = await seeking.send({ offerId, ...wish });
    notify({ text: STEP_TEXTS.withdrawn(1, name), detail: STEP_TEXTS.replaced(wish, count) });
  };
  return (
    <>
      <Button
        size="small"
        variant="soft"
        aria-label={STEP_TEXTS.of(STEP_TEXTS.seekReplacement, name)}
        onClick={() => setIsSeeking(true)}
      >
        {STEP_TEXTS.seekReplacement}
      </Button>
      <Button
        size="small"
        variant="outlined"
        aria-label={STEP_TEXTS.of(STEP_TEXTS.keepBooking, name)}
        loading={keeping.isBusy}
        onClick={() => keeping.press({ offerId })}
      >
        {STEP_TEXTS.keep}
      </Button>
      {isSeeking && (
        <ReplacementDialog
          appointmentId={appointment.id}
          worker={booking}
          seek={seek}
          onClose={() => setIsSeeking(false)}
        />
      )}
    </>
  );
}
