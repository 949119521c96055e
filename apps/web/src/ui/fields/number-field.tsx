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

/** An amount in euros. The form's value is whole cents or null. */
export function MoneyField(props: FieldProps) {
  return <DecimalField {...props} digits={2} unit="€" isUnitFirst />;
}

/** A share. The form's value is whole hundredths of a percent or null: 12,5 % is 1250. */
export function PercentField(props: FieldProps) {
  return <DecimalField {...props} digits={2} minDigits={0} unit="%" />;
}
