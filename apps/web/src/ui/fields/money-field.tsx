import { DecimalField } from './decimal-field.tsx';
import type { FieldProps } from './use-field.ts';

/** An amount in euros. The form's value is whole cents or null. */
export function MoneyField(props: FieldProps) {
  return <DecimalField {...props} digits={2} unit="€" isUnitFirst />;
}
