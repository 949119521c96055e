import Button from '@mui/material/Button';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { useIsPhone } from '../use-is-phone.ts';
import { ButtonBar } from './button-bar.tsx';
import { ChangeCount } from './change-count.tsx';
import { FORM_TEXTS } from './form-texts.ts';

interface OtherSubmit {
  readonly label: string;
  readonly short: string;
  readonly step: string;
  readonly icon?: ReactNode;
}

export interface FormBarProps {
  readonly submit?: string;
  /** A part of it for phones, so that all buttons have room beside each other. */
  readonly submitShort?: string;
  /** Other ways to save, as "Anlegen und weiteren erfassen". */
  readonly otherSubmits?: readonly OtherSubmit[];
  /** Where "Abbrechen" leads. */
  readonly cancelHref: string;
  /** Says how many fields differ from what is saved, for pages that stay. */
  readonly countsChanges?: boolean;
  /** Why the last try to save failed. */
  readonly failure: string | undefined;
}

export function FormBar(props: FormBarProps) {
  const {
    submit = FORM_TEXTS.save,
    submitShort,
    otherSubmits = [],
    cancelHref,
    countsChanges = false,
    failure,
  } = props;
  const { isSubmitting } = useFormContext().formState;
  const isPhone = useIsPhone();
  return (
    <ButtonBar failure={failure} note={countsChanges && <ChangeCount />}>
      <Button type="submit" variant="contained" aria-label={submit} loading={isSubmitting} sx={BUTTON}>
        {isPhone && submitShort ? submitShort : submit}
      </Button>
      {otherSubmits.map(({ label, short, step, icon }) => (
        <Button
          key={step}
          type="submit"
          variant="outlined"
          value={step}
          aria-label={label}
          disabled={isSubmitting}
          startIcon={!isPhone && icon}
          sx={BUTTON}
        >
          {isPhone ? short : label}
        </Button>
      ))}
      <Button
        href={cancelHref}
        aria-label={FORM_TEXTS.cancel}
        sx={isPhone ? { ...BUTTON, minWidth: 44, px: 1 } : BUTTON}
      >
        {isPhone && otherSubmits.length > 1 ? <X size={18} aria-hidden /> : FORM_TEXTS.cancel}
      </Button>
    </ButtonBar>
  );
}

const BUTTON = { px: { xs: 1.25, sm: 1.75 }, whiteSpace: 'nowrap' } as const;
