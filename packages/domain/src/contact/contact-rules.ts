/** How long the parts of a name and an address may be, of persons and of companies alike. */
export const CONTACT_LIMITS = {
  name: 256,
  email: 256,
  phone: 32,
  street: 128,
  postalCode: 16,
  location: 64,
} as const;

export const CONTACT_RULES = {
  email: 'Bitte eine gültige E-Mail-Adresse angeben.',
  phone: 'Bitte eine gültige Nummer mit Landesvorwahl angeben, z. B. +43 1 5550100.',
  postalCode: 'Eine österreichische Postleitzahl hat vier Ziffern, z. B. 1010.',
  country: 'Bitte ein Land auswählen.',
} as const;
