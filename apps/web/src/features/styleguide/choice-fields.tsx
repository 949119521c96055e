import { CheckboxGroupField } from '#ui/fields/checkbox-group-field.tsx';
import { ColourField } from '#ui/fields/colour-field.tsx';
import { CountryField } from '#ui/fields/country-field.tsx';
import { MultiSelectField } from '#ui/fields/multi-select-field.tsx';
import { CheckboxField, SwitchField } from '#ui/fields/on-off-field.tsx';
import { PhoneField } from '#ui/fields/phone-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { FormRow, FormSection } from '#ui/form/form-section.tsx';
import { ImageField } from '#ui/images/image-field.tsx';
import { COUNTRIES, LOGO_RULES, POOLS, TYPES } from './form-sample.ts';

export function ChoiceFields() {
  return (
    <FormSection title="Gewählt">
      <FormRow>
        <SelectField name="type" label="Einsatzart" options={TYPES} />
        <CountryField name="country" label="Land" countries={COUNTRIES} />
      </FormRow>
      <MultiSelectField name="pools" label="Personalpools" options={POOLS} />
      <CheckboxGroupField name="kinds" label="Einsatzarten" options={TYPES} />
      <FormRow>
        <PhoneField name="phone" label="Telefon" isOptional />
        <ColourField name="colour" label="Hauptfarbe" />
      </FormRow>
      <ImageField name="logo" label="Quadratisches Logo" rules={LOGO_RULES} isOptional />
      <ImageField name="wideLogo" label="Breites Logo" rules={LOGO_RULES} shape="wide" isOptional />
      <CheckboxField name="accepts" label="Ich stimme den Richtlinien zu" />
      <SwitchField name="hasInvoicing" label="Abrechnung" help="Blendet die Menügruppe ein" />
    </FormSection>
  );
}
