import Checkbox from '@mui/material/Checkbox';
import { OnOffField } from './on-off-field.tsx';
import type { FieldProps } from './use-field.ts';

/** Agreed or not. */
export const CheckboxField = (props: FieldProps) => <OnOffField {...props} control={Checkbox} hintIndent={4} />;
