export { PriceListCard } from './price-list-card.tsx';
