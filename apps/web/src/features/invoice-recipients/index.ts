export { RecipientField } from './recipient-field.tsx';
export { type RecipientName, recipientLabel, useRecipientNames } from './recipient-names.ts';
