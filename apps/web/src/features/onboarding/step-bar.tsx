import Button from '@mui/material/Button';
import { useFormContext } from 'react-hook-form';
import { ButtonBar } from '#ui/form/button-bar.tsx';
import { ONBOARDING_TEXTS } from './onboarding-texts.ts';

interface StepBarProps {
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onBack: () => void;
  readonly failure: string | undefined;
}

/** Back and on, in thumb reach. */
export function StepBar({ isFirst, isLast, onBack, failure }: StepBarProps) {
  const { isSubmitting } = useFormContext().formState;
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
    </ButtonBar>
  );
}

/** On a phone the buttons share the width. */
const GROW = { xs: 1, sm: 'none' } as const;
