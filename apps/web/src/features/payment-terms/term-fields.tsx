import { NumberField, PercentField } from '#ui/fields/number-field.tsx';
import { FormRow } from '#ui/form/form-section.tsx';
import { TERMS_TEXTS as TEXTS } from './terms-texts.ts';

interface TermFieldsProps {
  /** Where they stand in the form: "paymentTerms.", or nothing. */
  readonly at?: string;
  readonly isOptional?: boolean;
}

/** Until when is paid, and what is taken off for who pays early. */
export const TermFields = ({ at = '', isOptional = false }: TermFieldsProps) => (
  <FormRow>
    <NumberField name={`${at}days`} label={TEXTS.days} unit={TEXTS.unit} isOptional={isOptional} />
    <PercentField name={`${at}discountPercentage`} label={TEXTS.discount} isOptional />
    <NumberField name={`${at}discountDays`} label={TEXTS.discountDays} unit={TEXTS.unit} isOptional />
  </FormRow>
);
