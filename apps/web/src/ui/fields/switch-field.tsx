import Switch from '@mui/material/Switch';
import { OnOffField } from './on-off-field.tsx';
import type { FieldProps } from './use-field.ts';

/** On or off. */
export const SwitchField = (props: FieldProps) => <OnOffField {...props} control={Switch} hintIndent={6.25} />;
