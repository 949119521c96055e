import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { ApiError } from '#platform/graphql/api-error.ts';
import { useObservable } from '#platform/state/use-observable.ts';
import { ATTEMPT_TEXTS } from './attempt-texts.ts';
import { attempts } from './attempts.ts';
import type { Command } from './command.ts';

const ATTEMPTS = 'attempts';
const SUBJECT = 'subject';
type Subject = Command<unknown, unknown>['subject'];

interface Told<Variables, Answer> {
  /** Also when the answer got lost and fresh data shows later that it was done. */
  readonly onDone?: (answer: Answer, variables: Variables) => void;
  /** The error's message is a sentence for people. */
  readonly onFailed?: (error: Error, variables: Variables) => void;
}

/**
 * The one way in which a screen changes something. `press` is for buttons: it does nothing while the command is under
 * way, and tells by `onDone` and `onFailed` what came of it. `send` is for forms and dialogs, which show failures
 * themselves.
 */
export function useAttempt<Variables, Answer>(
  command: Command<Variables, Answer>,
  { onDone, onFailed }: Told<Variables, Answer> = {},
) {
  const { mutateAsync, isPending, isSuccess, error, variables, reset } = useMutation<Answer, Error, Variables>({
    mutationKey: [ATTEMPTS, command.name],
    meta: { [SUBJECT]: command.subject },
    mutationFn: (given) => attempts.run(command, given),
    // Without network it fails at once: what waits for the network would be sent behind the person's back.
    networkMode: 'always',
    // The answer may be a secret.
    gcTime: 1_000,
    ...(onDone && { onSuccess: (answer, given) => onDone(answer, given) }),
    ...(onFailed && { onError: (failure, given) => onFailed(failure, given) }),
  });
  const look = useEffectEvent(() => {
    const found = variables !== undefined && attempts.find(command, variables);
    if (!found) return;
    reset();
    onDone?.(found.answer, variables);
  });
  const loaded = useQueryClient().getQueryCache();
  useEffect(() => {
    if (!error) return undefined;
    look();
    return loaded.subscribe((event) => event.type === 'updated' && event.action.type === 'success' && look());
  }, [error, loaded]);
  // Two clicks can come before the screen shows the first one.
  const isPressed = useRef(false);
  return {
    press: (given: Variables): void => {
      if (isPressed.current) return;
      isPressed.current = true;
      mutateAsync(given)
        .catch(() => undefined)
        .finally(() => {
          isPressed.current = false;
        });
    },
    send: (given: Variables): Promise<Answer> => mutateAsync(given),
    isBusy: isPending,
    isDone: isSuccess,
    error,
    /** The variables under way, or the last ones. */
    sent: variables,
  };
}

/** The ids of everything that something is being done to, on whichever part of the screen. */
export function useBusyIds(): ReadonlySet<string> {
  const subjects = useMutationState({
    filters: { mutationKey: [ATTEMPTS], status: 'pending' },
    select: ({ meta = {}, state }) => (meta[SUBJECT] as Subject)(state.variables),
  });
  return new Set(subjects.flat());
}

/** The ids of everything whose last attempt got no answer: the next press of the same thing settles it. */
export const useUnsettledIds = (): ReadonlySet<string> => useObservable(attempts.unsettledIds);

/**
 * How a notice tells of a press that came to nothing, and of one of which nobody knows: then it names the subject, so that
 * the same thing is pressed again and nothing else.
 */
export function failedNotice(error: unknown, subject: string, failed: string) {
  const isOpen = error instanceof ApiError && error.isOutcomeUnknown;
  return {
    tone: 'danger' as const,
    text: isOpen ? ATTEMPT_TEXTS.open(subject) : failed,
    ...(error instanceof ApiError && error.message !== failed && { detail: error.message }),
  };
}
