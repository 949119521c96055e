import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormContext } from 'react-hook-form';
import { ButtonBar } from '#ui/form/button-bar.tsx';
import { ONBOARDING_TEXTS } from './onboarding-texts.ts';
import type { DraftState } from './use-kept-draft.ts';

interface StepBarProps {
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onBack: () => void;
  readonly draft: DraftState;
  readonly notKept: string;
  readonly failure: string | undefined;
}

/** Back and on in thumb reach, and whether the server has what was filled in. */
export function StepBar({ isFirst, isLast, onBack, draft, notKept, failure }: StepBarProps) {
  const { isSubmitting } = useFormContext().formState;
  const told = {
    untouched: undefined,
    keeping: ONBOARDING_TEXTS.keeping,
    kept: ONBOARDING_TEXTS.kept,
    failed: notKept,
  }[draft];
  return (
    <ButtonBar failure={failure}>
      {!isFirst && (
        <Button variant="outlined" size="large" disabled={isSubmitting} onClick={onBack} sx={{ flex: GROW }}>
          {ONBOARDING_TEXTS.back}
        </Button>
      )}
      <Button type="submit" variant="contained" size="large" loading={isSubmitting} sx={{ flex: GROW }}>
        {isLast ? ONBOARDING_TEXTS.send : ONBOARDING_TEXTS.next}
      </Button>
      {told && (
        <Box role="status" sx={{ typography: 'body2', color: 'text.secondary', width: { xs: '100%', sm: 'auto' } }}>
          {told}
        </Box>
      )}
    </ButtonBar>
  );
}

/** On a phone the buttons share the width. */
const GROW = { xs: 1, sm: 'none' } as const;
