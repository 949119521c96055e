export { RecipientVatCheck } from './recipient-vat-check.tsx';
export { SendingVatCheck } from './sending-vat-check.tsx';
export { untilAnswered, VatCheckParts } from './vat-check.ts';
export { VatCheckFacts } from './vat-check-facts.tsx';
