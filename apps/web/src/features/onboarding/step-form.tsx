import Box from '@mui/material/Box';
import type { ReactNode, SubmitEvent } from 'react';
import { type FieldValues, FormProvider, type Path, type UseFormReturn } from 'react-hook-form';
import type { FormOfAddress } from '#platform/viewer/viewer.ts';
import { FLOW_TEXTS, ONBOARDING_TEXTS } from './onboarding-texts.ts';
import type { Step } from './step.ts';
import { StepBar } from './step-bar.tsx';
import { StepHead } from './step-head.tsx';
import { useKeptDraft } from './use-kept-draft.ts';
import { usePlace } from './use-place.ts';
import { useSending } from './use-sending.ts';

interface StepFormProps<Values extends FieldValues, Output> {
  readonly form: UseFormReturn<Values, unknown, Output>;
  readonly steps: readonly Step[];
  /** The step that the last visit ended with. */
  readonly firstStep: number;
  readonly code: string;
  readonly address: FormOfAddress;
  /** Stands above the first step only: later ones want the room of a phone. */
  readonly lead: ReactNode;
  readonly send: (values: Output) => Promise<void>;
}

/** A form in steps. Each is judged before the next one comes; nothing that was filled in is lost. */
export function StepForm<Values extends FieldValues, Output>(props: StepFormProps<Values, Output>) {
  const { form, steps, firstStep, code, address, lead, send } = props;
  const { place, goTo, goToError } = usePlace(form, steps, firstStep);
  const { index } = place;
  const step = steps[index];
  const isLast = index === steps.length - 1;
  const draft = useKeptDraft(form, code, index);
  const { submit, failure } = useSending({
    form,
    steps,
    send: async (values) => {
      await send(values);
      draft.forget();
    },
    goToError,
    fallback: FLOW_TEXTS[address].failed,
  });

  const goOn = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isLast) await submit(event);
    else if (await form.trigger(step?.fields as Path<Values>[])) goTo(index + 1);
    else goToError();
  };
  if (!step) return null;
  const told = { ...DRAFT_TEXTS, failed: FLOW_TEXTS[address].notKept }[draft.state];
  return (
    <FormProvider {...form}>
      <Box component="form" noValidate onSubmit={goOn} sx={{ display: 'flex', flexDirection: 'column', flex: 1 }}>
        {index === 0 && lead}
        <StepHead steps={steps} index={index} draft={told} takesFocus={place.field === undefined} />
        <Box key={index} sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 680px)', pb: 3 }}>
          {step.content}
        </Box>
        <StepBar isFirst={index === 0} isLast={isLast} onBack={() => goTo(index - 1)} failure={failure} />
      </Box>
    </FormProvider>
  );
}

const DRAFT_TEXTS = { untouched: undefined, keeping: ONBOARDING_TEXTS.keeping, kept: ONBOARDING_TEXTS.kept };
