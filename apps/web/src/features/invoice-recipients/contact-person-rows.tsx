import { INVOICE_RECIPIENT_LIMITS } from '@gastspiel/domain/invoice-recipients/invoice-recipient-rules.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { useFieldArray } from 'react-hook-form';
import { FormSection } from '#ui/form/form-section.tsx';
import { ContactPersonFields } from './contact-person-fields.tsx';
import { RECIPIENT_TEXTS } from './invoice-recipient-texts.ts';
import { BLANK_PERSON, type RecipientValues } from './recipient-form.ts';

/** A new person starts in the name; whoever removes one goes on at the button that adds. */
export function ContactPersonRows() {
  const { fields, append, remove } = useFieldArray<RecipientValues, 'contactPersons'>({ name: 'contactPersons' });
  const add = useRef<HTMLButtonElement>(null);
  return (
    <FormSection title={RECIPIENT_TEXTS.persons} hint={RECIPIENT_TEXTS.personsHint}>
      {fields.map(({ id }, index) => (
        <ContactPersonFields
          key={id}
          index={index}
          onRemove={() => {
            remove(index);
            add.current?.focus();
          }}
        />
      ))}
      <Box>
        <Button
          ref={add}
          variant="outlined"
          startIcon={<Plus size={16} />}
          disabled={fields.length >= INVOICE_RECIPIENT_LIMITS.contactPersons}
          onClick={() => append(BLANK_PERSON)}
        >
          {RECIPIENT_TEXTS.addPerson}
        </Button>
      </Box>
    </FormSection>
  );
}
