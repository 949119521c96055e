import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { atFields, enterPastSending, PastSending } from './past-sending.ts';

const resolver = zodResolver(PastSending);

/** A form that enters a sending after the fact; of this time sheet, or of one that is named in it. */
export function usePastSending(worklogBlockId = '') {
  const blank = { worklogBlockId, day: '', time: '', recipients: '' };
  const form = useForm({ resolver, defaultValues: blank });
  const { send } = useAttempt(enterPastSending);
  /** Answers what was worked at. */
  const save = (sending: Parameters<typeof send>[0]) =>
    send(sending).catch((error: unknown) => {
      throw atFields(error);
    });
  return { form, save, clear: () => form.reset(blank) };
}
