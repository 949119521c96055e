import Box from '@mui/material/Box';
import { type SubmitEvent, useEffect, useState } from 'react';
import { type FieldValues, FormProvider, type Path, type UseFormReturn } from 'react-hook-form';
import type { FormOfAddress } from '#platform/viewer/form-of-address.ts';
import { FLOW_TEXTS } from './onboarding-texts.ts';
import type { Step } from './step.ts';
import { StepBar } from './step-bar.tsx';
import { StepHead } from './step-head.tsx';
import { useKeptDraft } from './use-kept-draft.ts';
import { useSending } from './use-sending.ts';

interface StepFormProps<Values extends FieldValues, Output> {
  readonly form: UseFormReturn<Values, unknown, Output>;
  readonly steps: readonly Step[];
  /** The step that the last visit ended with. */
  readonly firstStep: number;
  readonly code: string;
  readonly address: FormOfAddress;
  readonly send: (values: Output) => Promise<void>;
}

/** A form in steps. Each is judged before the next one comes; nothing that was filled in is lost. */
export function StepForm<Values extends FieldValues, Output>(props: StepFormProps<Values, Output>) {
  const { form, steps, firstStep, code, address, send } = props;
  const [{ index, field }, setPlace] = useState<{ index: number; field?: string }>({
    index: Math.min(Math.max(firstStep, 0), steps.length - 1),
  });
  const step = steps[index];
  const draft = useKeptDraft(form, code, index);
  const { submit, failure } = useSending({
    form,
    steps,
    send,
    goTo: (target, first) => setPlace({ index: target, field: first }),
    fallback: FLOW_TEXTS[address].failed,
  });
  useEffect(() => {
    if (field !== undefined) form.setFocus(field as Path<Values>);
  }, [form, field]);

  const goOn = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (index === steps.length - 1) await submit(event);
    else if (await form.trigger(step?.fields as Path<Values>[], { shouldFocus: true })) setPlace({ index: index + 1 });
  };
  if (!step) return null;
  return (
    <FormProvider {...form}>
      <Box component="form" noValidate onSubmit={goOn} sx={{ display: 'flex', flexDirection: 'column', flex: 1 }}>
        <StepHead steps={steps} index={index} takesFocus={field === undefined} />
        <Box key={index} sx={FIELDS}>
          {step.content}
        </Box>
        <StepBar
          isFirst={index === 0}
          isLast={index === steps.length - 1}
          onBack={() => setPlace({ index: index - 1 })}
          draft={draft}
          notKept={FLOW_TEXTS[address].notKept}
          failure={failure}
        />
      </Box>
    </FormProvider>
  );
}

const FIELDS = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 680px)', pb: 3 } as const;
