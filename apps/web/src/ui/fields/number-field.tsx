import { DecimalField } from './decimal-field.tsx';
import type { FieldProps } from './use-field.ts';

interface NumberFieldProps extends FieldProps {
  /** "Tage", "Personen". */
  readonly unit?: string;
}

/** A whole number. The form's value is a number or null. */
export function NumberField(props: NumberFieldProps) {
  return <DecimalField {...props} digits={0} />;
}
