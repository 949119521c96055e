export { RecipientField } from './recipient-field.tsx';
export { recipientFilter } from './recipient-filter.tsx';
export { type RecipientName, recipientLabel, useRecipientNames } from './recipient-names.ts';
