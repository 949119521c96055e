import { PaymentTermsCard } from '#features/payment-terms/index.ts';
import { Page } from '#ui/pages/page.tsx';
import { PriceListCard } from './price-list-card.tsx';
import { PRICE_LIST_TITLE } from './price-list-titles.ts';

/** The price list for those who have no page of the agency. */
export const PriceListPage = () => (
  <Page title={PRICE_LIST_TITLE} isTitleInHeader>
    <PriceListCard />
    <PaymentTermsCard />
  </Page>
);
