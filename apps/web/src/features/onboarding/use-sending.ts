import { ONBOARDING_FAILURES } from '@gastspiel/domain/onboarding/onboarding-failures.ts';
import { useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { isFailure } from '#platform/graphql/api-error.ts';
import { queryClient } from '#platform/graphql/query-client.ts';
import { useNavigate } from '#platform/navigation/router.ts';
import { viewerQuery } from '#platform/viewer/viewer-query.ts';
import { failureOf } from '#ui/form/form-errors.ts';
import type { Step } from './step.ts';

interface Sending<Values extends FieldValues, Output> {
  readonly form: UseFormReturn<Values, unknown, Output>;
  readonly steps: readonly Step[];
  readonly send: (values: Output) => Promise<void>;
  /** Leads to the first error, whichever step it is on. */
  readonly goToError: () => void;
  /** When the server gives no reason for people. */
  readonly fallback: string;
}

/** Sends the whole form; what is refused leads back to the step where it can be mended. */
export function useSending<Values extends FieldValues, Output>(sending: Sending<Values, Output>) {
  const { form, steps, send, goToError, fallback } = sending;
  const [failure, setFailure] = useState<string>();
  const navigate = useNavigate();

  /** They belong to an agency now: the app starts over as theirs, at home. */
  const enter = async (): Promise<void> => {
    await queryClient.fetchQuery({ ...viewerQuery, staleTime: 0 });
    navigate('/', { replace: true });
  };
  const refuse = (error: unknown): void => {
    const { message, fields } = failureOf(error, fallback);
    const known = steps.flatMap((step) => step.fields);
    const entries = Object.entries(fields).map(([path, sentence]) => [path.replace(/^\w+\./, ''), sentence] as const);
    for (const [path, sentence] of entries) {
      if (known.includes(path)) form.setError(path as Path<Values>, { type: 'server', message: sentence });
    }
    const elsewhere = entries.filter(([path]) => !known.includes(path)).map(([, sentence]) => sentence);
    if (entries.length === 0 || elsewhere.length > 0) setFailure([message, ...elsewhere].join(' '));
    goToError();
  };

  const submit = form.handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      await send(values);
    } catch (error) {
      // Sent from another tab or device already: then this one only has to notice.
      if (!isFailure(error, ONBOARDING_FAILURES.alreadyMember)) {
        refuse(error);
        return;
      }
    }
    await enter();
  }, goToError);
  return { submit, failure };
}
