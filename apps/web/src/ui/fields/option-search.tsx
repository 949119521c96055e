import Autocomplete, { type AutocompleteProps } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { ChevronDown, X } from 'lucide-react';
import { type Ref, useState } from 'react';
import { Quiet } from '../layout.tsx';
import { FIELD_TEXTS } from './field-texts.ts';
import type { Option } from './option.ts';

interface OptionSearchProps<Multiple extends boolean>
  extends Pick<
    AutocompleteProps<Option, Multiple, false, false>,
    'multiple' | 'value' | 'onChange' | 'onBlur' | 'disabled' | 'onInputChange' | 'filterOptions'
  > {
  readonly id: string;
  readonly name: string;
  readonly options: readonly Option[];
  readonly hasError: boolean;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly aria: object;
}

/** Choosing from many by typing a part of it. */
export function OptionSearch<Multiple extends boolean>(props: OptionSearchProps<Multiple>) {
  const { options, hasError, inputRef, aria, name, multiple, ...rest } = props;
  const value = useSame(props.value);
  return (
    <Autocomplete
      {...rest}
      value={value}
      {...(multiple && { multiple, disableCloseOnSelect: true })}
      options={options}
      autoHighlight
      isOptionEqualToValue={(option, value) => option.value === value.value}
      noOptionsText={FIELD_TEXTS.noOptions}
      openText={FIELD_TEXTS.openList}
      closeText={FIELD_TEXTS.closeList}
      clearText={FIELD_TEXTS.clear}
      popupIcon={<ChevronDown size={18} />}
      clearIcon={<X size={16} />}
      renderOption={({ key, ...item }, { label, hint }) => (
        <Box component="li" key={key} {...item}>
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {label}
            {hint && <Quiet size="caption">{hint}</Quiet>}
          </Box>
        </Box>
      )}
      renderInput={({ id, disabled, slotProps: { input, htmlInput } }) => (
        <OutlinedInput
          fullWidth
          id={id}
          name={name}
          disabled={disabled}
          error={hasError}
          {...(inputRef && { inputRef })}
          {...input}
          slotProps={{ input: { ...htmlInput, ...aria } }}
          sx={{ '&&': { py: 0.25, pl: 0.75 } }}
        />
      )}
    />
  );
}

/** The same choice stays the same object: the library takes another one for a new choice, and drops what is being typed. */
function useSame<Value>(value: Value): Value {
  const [kept, setKept] = useState(value);
  const isSame = JSON.stringify(kept) === JSON.stringify(value);
  if (!isSame) setKept(value);
  return isSame ? kept : value;
}
