/** How long the parts of a name and an address may be, of persons and of companies alike. */
export const CONTACT_LIMITS = {
  name: 256,
  email: 256,
  phone: 32,
  street: 128,
  postalCode: 16,
  location: 64,
} as const;
