import Box from '@mui/material/Box';
import { MoneyField } from '#ui/fields/money-field.tsx';
import { FormSection } from '#ui/form/form-section.tsx';
import { RECIPIENT_TEXTS } from './invoice-recipient-texts.ts';
import type { AppointmentTypes } from './recipient-query.ts';

/** One field for each kind of work of the agency. */
export function PriceFields({ types }: { readonly types: AppointmentTypes }) {
  return (
    <FormSection title={RECIPIENT_TEXTS.prices} hint={RECIPIENT_TEXTS.pricesHint}>
      {types.length === 0 && <Box sx={{ color: 'text.secondary' }}>{RECIPIENT_TEXTS.noTypes}</Box>}
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' } }}
      >
        {types.map(({ id, description }, index) => (
          <MoneyField key={id} name={`appointmentTypePrices.${index}.price`} label={description} />
        ))}
      </Box>
    </FormSection>
  );
}
