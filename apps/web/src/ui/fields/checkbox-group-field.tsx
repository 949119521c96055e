import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FieldHint } from './field-hint.tsx';
import type { Option } from './option.ts';
import { type FieldProps, useField } from './use-field.ts';

interface GroupOption extends Option {
  /** Beneath the label, as a link: outside of it, so that using it ticks nothing. */
  readonly more?: ReactNode;
}

interface CheckboxGroupFieldProps extends FieldProps {
  readonly options: readonly GroupOption[];
  /** Side by side where there is room. */
  readonly isInColumns?: boolean;
}

/** Several of a few, all of them in sight. The form's value is the list of the ticked options' values. */
export function CheckboxGroupField({ options, isInColumns = false, ...props }: CheckboxGroupFieldProps) {
  const { id, value, set, onBlur, ref, error, isDisabled, aria } = useField<readonly string[]>(props);
  const isTicked = (option: Option): boolean => value?.includes(option.value) ?? false;
  const turn = (turned: Option, isOn: boolean): void =>
    set(options.filter((option) => (option === turned ? isOn : isTicked(option))).map((option) => option.value));
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }} aria-describedby={aria['aria-describedby']}>
      <Typography component="legend" variant="body2" sx={{ p: 0, mb: 0.5, fontWeight: 600 }}>
        {props.label}
      </Typography>
      <Box {...(isInColumns && { sx: COLUMNS })}>
        {options.map((option, index) => (
          <Box key={option.value}>
            <FormControlLabel
              label={option.label}
              disabled={isDisabled}
              control={
                <Checkbox
                  name={props.name}
                  checked={isTicked(option)}
                  onChange={(_, isOn) => turn(option, isOn)}
                  onBlur={onBlur}
                  slotProps={{
                    input: { ...(index === 0 && { ref }), 'aria-invalid': error !== undefined && !isTicked(option) },
                  }}
                />
              }
              sx={{ minHeight: { xs: 44, sm: 36 } }}
            />
            {option.more && <Box sx={{ pl: 4 }}>{option.more}</Box>}
          </Box>
        ))}
      </Box>
      <FieldHint id={`${id}-hint`} help={props.help} error={error} />
    </Box>
  );
}

const COLUMNS = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))' } as const;
