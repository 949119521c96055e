interface Address {
  readonly streetNameAndNumber: string | null;
  readonly postalCode: string | null;
  readonly location: string | null;
}

/** "Strauchgasse 4, 1010 Wien"; empty when nothing is known. */
export const addressLine = ({ streetNameAndNumber, postalCode, location }: Address): string =>
  [streetNameAndNumber, townOf({ postalCode, location })].filter(Boolean).join(', ');

/** "1010 Wien". */
export const townOf = ({ postalCode, location }: Omit<Address, 'streetNameAndNumber'>): string =>
  [postalCode, location].filter(Boolean).join(' ');

export const mapLink = (venue: string, address: string): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(address || venue)}`;
