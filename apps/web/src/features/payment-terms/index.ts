export { PaymentTermsCard } from './payment-terms-card.tsx';
export { TermFields } from './term-fields.tsx';
export { NO_TERMS, OwnTermForm, termValues } from './terms-form.ts';
export { TERMS_TEXTS } from './terms-texts.ts';
