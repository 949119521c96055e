export const BookingsSection = () => null;
