import { DecimalField } from './decimal-field.tsx';
import type { FieldProps } from './use-field.ts';

/** A share. The form's value is whole hundredths of a percent or null: 12,5 % is 1250. */
export function PercentField(props: FieldProps) {
  return <DecimalField {...props} digits={2} minDigits={0} unit="%" />;
}
