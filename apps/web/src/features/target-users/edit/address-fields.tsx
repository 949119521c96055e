import { AddressLines } from '#features/contact/index.ts';
import { FormSection } from '#ui/form/form-section.tsx';
import { EDIT_TEXTS } from './edit-texts.ts';

/** Where the worker lives; all of it may still be missing. `name` is the path of the address in the form's values. */
export const AddressFields = ({ name }: { readonly name: string }) => (
  <FormSection title={EDIT_TEXTS.address}>
    <AddressLines path={name} isOptional />
  </FormSection>
);
