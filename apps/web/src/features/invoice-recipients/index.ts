export { RecipientField } from './recipient-field.tsx';
export { recipientFilter, recipientsFilter } from './recipient-filter.tsx';
export { type RecipientName, recipientLabel, useRecipientNames } from './recipient-names.ts';
export { useShowRecipients } from './use-to-recipients.ts';
