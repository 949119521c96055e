import { CONTACT_LIMITS } from '@gastspiel/domain/contact/contact-rules.ts';
import { INVOICE_SENDER_LIMITS as LIMITS } from '@gastspiel/domain/invoice-senders/invoice-sender-input.ts';
import { LOGO_RULES } from '@gastspiel/domain/logos/logo-rules.ts';
import InputAdornment from '@mui/material/InputAdornment';
import { AddressLines } from '#features/contact/index.ts';
import { MultilineField } from '#ui/fields/multiline-field.tsx';
import { ParsedInput } from '#ui/fields/parsed-input.tsx';
import { PhoneField } from '#ui/fields/phone-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { type FieldProps, useField } from '#ui/fields/use-field.ts';
import { FormRow, FormSection } from '#ui/form/form-section.tsx';
import { useRecheck } from '#ui/form/use-recheck.ts';
import { ImageField } from '#ui/images/image-field.tsx';
import { IMAGE_TEXTS } from '#ui/images/image-texts.ts';
import { SENDER_TEXTS as TEXTS } from './sender-texts.ts';
import { parsePercent, percentText } from './sender-values.ts';
import { VatNumberField } from './vat-number-field.tsx';

const COUNTRY = 'address.countryCode';
const RULES = { ...LOGO_RULES, types: LOGO_RULES.mediaTypes };
const LOGO_HELP = `${TEXTS.logoNeeded} ${IMAGE_TEXTS.rules(LOGO_RULES.minPixels, LOGO_RULES.maxBytes)}`;

/** Which form the tax ids must have follows from the country. */
function CompanyFields() {
  useRecheck('vatNumber', COUNTRY);
  useRecheck('companyRegistrationNumber', COUNTRY);
  useRecheck('address.postalCode', COUNTRY);
  return (
    <FormSection title={TEXTS.company}>
      <TextField name="name" label={TEXTS.name} maxLength={CONTACT_LIMITS.name} />
      <FormRow>
        <VatNumberField />
        <TextField
          name="companyRegistrationNumber"
          label={TEXTS.registration}
          isOptional
          maxLength={LIMITS.companyRegistrationNumber}
        />
      </FormRow>
      <TextField
        name="companyRegistrationCourt"
        label={TEXTS.court}
        isOptional
        maxLength={LIMITS.companyRegistrationCourt}
      />
      <AddressLines path="address" />
      <FormRow>
        <TextField name="contactEmail" type="email" label={TEXTS.email} maxLength={CONTACT_LIMITS.email} />
        <PhoneField name="phoneNumber" label={TEXTS.phone} isOptional />
      </FormRow>
    </FormSection>
  );
}

function BankFields() {
  return (
    <FormSection title={TEXTS.bank}>
      <FormRow columns="6fr 4fr 5fr">
        <TextField name="iban" label={TEXTS.iban} isOptional />
        <TextField name="bic" label={TEXTS.bic} isOptional />
        <TextField
          name="accountHolder"
          label={TEXTS.holder}
          isOptional
          placeholder={TEXTS.holderLikeName}
          maxLength={LIMITS.accountHolder}
        />
      </FormRow>
    </FormSection>
  );
}

function PaperFields() {
  return (
    <FormSection title={TEXTS.paper}>
      <FormRow columns="minmax(0, 2fr) minmax(0, 3fr)">
        <ImageField name="logoBase64" label={TEXTS.logo} rules={RULES} shape="wide" help={LOGO_HELP} />
        <MultilineField name="closureText" label={TEXTS.closure} isOptional rows={5} maxLength={LIMITS.closureText} />
      </FormRow>
      <FormRow>
        <MultilineField name="footerText" label={TEXTS.footer} isOptional rows={2} maxLength={LIMITS.footerText} />
        <TextField
          name="invoiceCopyEmail"
          type="email"
          label={TEXTS.copy}
          isOptional
          maxLength={CONTACT_LIMITS.email}
        />
      </FormRow>
    </FormSection>
  );
}

/** The surcharges at night, on Sundays and on public holidays. */
export const SurchargeRow = () => (
  <FormRow>
    <PercentField name="nightSurcharge" label={TEXTS.night} isOptional />
    <PercentField name="sundaySurcharge" label={TEXTS.sunday} isOptional />
    <PercentField name="holidaySurcharge" label={TEXTS.holiday} isOptional />
  </FormRow>
);

/** Everything of the sender. */
export function SenderFields() {
  return (
    <>
      <CompanyFields />
      <BankFields />
      <PaperFields />
      <FormSection title={TEXTS.surcharges} hint={TEXTS.surchargesHint}>
        <SurchargeRow />
      </FormSection>
    </>
  );
}

const PARSER = { parse: parsePercent, format: percentText };

/** A percentage as it is written in German. Empty is null. */
function PercentField(props: FieldProps) {
  const field = useField<number | null>(props);
  return (
    <ParsedInput {...props} field={field} parser={PARSER} end={<InputAdornment position="end">%</InputAdornment>} />
  );
}
