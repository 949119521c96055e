import { z } from 'zod';

/** An address that may have gaps, in the columns of a table. */
export const PartialAddressRow = z.object({
  streetNameAndNumber: z.string().nullable(),
  postalCode: z.string().nullable(),
  location: z.string().nullable(),
  countryCode: z.string(),
});
