export { saveListPrices } from '#features/price-list/price-list.sql.ts';
