export { checkBeforeReverseCharge } from '#features/vat-numbers/check-vat-number.ts';
export { keptVatNumberCheck, vatNumberCheckOf, vatNumberCheckType } from '#features/vat-numbers/vat-check.graphql.ts';
export { checkNewVatNumber, checkVatNumberAgain } from '#features/vat-numbers/vat-numbers.jobs.ts';
