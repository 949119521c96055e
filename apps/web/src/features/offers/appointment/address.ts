import type { Appointment } from './appointment-query.ts';

type Address = Appointment['sectorAttributes']['address'];

/** "Strauchgasse 4, 1010 Wien"; empty when nothing is known. */
export const addressLine = ({ streetNameAndNumber, postalCode, location }: Address): string =>
  [streetNameAndNumber, [postalCode, location].filter(Boolean).join(' ')].filter(Boolean).join(', ');

export const mapLink = (venue: string, address: string): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(address || venue)}`;
