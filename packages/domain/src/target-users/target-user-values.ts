/** The values that facts about a worker can have, each with its German label: the only place where both are written. */
export const GENDERS = {
  FEMALE: 'weiblich',
  MALE: 'männlich',
  DIVERSE: 'divers',
  INTER: 'inter',
  OPEN: 'offen',
  NONE: 'keine Angabe',
} as const;

export const MARITAL_STATUSES = {
  SINGLE: 'ledig',
  DIVORCED: 'geschieden',
  MARRIED: 'verheiratet',
  WIDOWED: 'verwitwet',
  REGISTERED_PARTNERSHIP_DIVORCED: 'aufgelöste eingetragene Partnerschaft',
  REGISTERED_PARTNERSHIP_MARRIED: 'in eingetragener Partnerschaft',
  REGISTERED_PARTNERSHIP_WIDOWED: 'hinterbliebene/r eingetragene/r Partner/in',
  UNKNOWN: 'keine Angabe',
} as const;

export const CLOTHING_SIZES = {
  XS: 'XS',
  S: 'S',
  M: 'M',
  L: 'L',
  XL: 'XL',
  XXL: 'XXL',
  UNKNOWN: 'keine Angabe',
} as const;

export const CAR_AVAILABILITIES = {
  AVAILABLE: 'eigenes Auto',
  PARTIALLY: 'Auto zeitweise verfügbar',
  UNAVAILABLE: 'kein Auto',
} as const;

export const NATIONHOODS = {
  RESIDENT_NATION: 'Österreichische Staatsbürgerschaft',
  RESIDENT_EEA: 'EU-/EWR-Bürger/in oder Schweiz',
  CROSS_BORDER_COMMUTER: 'Grenzgänger/in',
  NEEDS_EMPLOYMENT_PERMIT: 'Beschäftigungsbewilligung erforderlich',
  EXEMPTION_CERTIFICATE: 'Befreiungsschein',
  UNLIMITED_RESIDENCE_PERMIT: 'Unbefristeter Aufenthaltstitel',
  MARRIED_TO_RESIDENT: 'Aufenthaltstitel „Familienangehörige/r“',
  PERMIT_FOR_PERMANENT_RESIDENCY: 'Daueraufenthalt – EU',
  RED_WHITE_RED_CARD_PLUS: 'Rot-Weiß-Rot – Karte plus',
  CONFIRMATION_OF_FREE_MOVEMENT: 'Freizügigkeitsbestätigung',
  UNDER_SUBSIDIARY_PROTECTION: 'Subsidiär Schutzberechtigte/r',
  REFUGEE_TRAVEL_DOCUMENT: 'Konventionsreisepass (Asylberechtigte/r)',
} as const;

export const STAFF_TYPES = { ON_DEMAND: 'fallweise beschäftigt', PERMANENT: 'fix angestellt' } as const;

/** The facts that are kept encrypted and shown one at a time. */
export const TARGET_USER_SECRETS = {
  SOCIAL_SECURITY_NUMBER: 'Sozialversicherungsnummer',
  IBAN: 'IBAN',
  BIC: 'BIC',
} as const;
export type TargetUserSecret = keyof typeof TARGET_USER_SECRETS;
