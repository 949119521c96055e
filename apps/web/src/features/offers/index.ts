export { fullName } from './selection.ts';
export { EndangeredSteps } from './steps/endangered-steps.tsx';
export { ensureBooking } from './steps/ensure-booking.ts';
export { FindPersonDialog } from './steps/find-person-dialog.tsx';
export { usePeopleSearch } from './steps/people-search.ts';
export { BookButton } from './waiting/book-button.tsx';
export { WaitingOfferParts } from './waiting/waiting-query.ts';
