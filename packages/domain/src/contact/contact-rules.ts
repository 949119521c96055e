export const CONTACT_RULES = {
  email: 'Bitte eine gültige E-Mail-Adresse angeben.',
  phone: 'Bitte eine gültige Nummer mit Landesvorwahl angeben, z. B. +43 1 5550100.',
  postalCode: 'Eine österreichische Postleitzahl hat vier Ziffern, z. B. 1010.',
  country: 'Bitte ein Land auswählen.',
} as const;
