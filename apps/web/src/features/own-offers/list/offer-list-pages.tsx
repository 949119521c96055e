import { AnsweredOffersPage } from './answered-offers-page.tsx';
import { BookedOffersPage } from './booked-offers-page.tsx';

export const LIST_PAGES = {
  booked: BookedOffersPage,
  accepted: () => <AnsweredOffersPage answer="accepted" />,
  declined: () => <AnsweredOffersPage answer="declined" />,
} as const;
