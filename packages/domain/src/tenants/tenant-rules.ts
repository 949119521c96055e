/** How long each text of a tenant may be. */
export const TENANT_LIMITS = {
  name: 256,
  associationCode: 64,
  description: 256,
  outfitDescription: 500,
  checkboxLabel: 256,
  checkboxUrl: 256,
  accountingSetting: 256,
  /** So many pools, types, outfits or checkboxes no agency has; it only bounds a request. */
  entries: 200,
} as const;

/** The faults of an input, in the words that stand at the field. */
export const TENANT_RULES = {
  url: 'Bitte eine Adresse angeben, die mit https:// oder http:// beginnt.',
  codeFormat: 'Nur Buchstaben, Ziffern und Bindestriche; der Code beginnt mit einem Buchstaben oder einer Ziffer.',
  sameCodes: 'Die beiden Zuordnungscodes müssen sich unterscheiden.',
  oneDefault: 'Bitte genau einen Personalpool als Standard wählen.',
  colorFormat: 'Bitte eine Farbe wie #7A1F3D angeben.',
  contrast: 'Diese Farbe ist zu hell: weiße Schrift wäre darauf nicht lesbar (Kontrast unter 4,5 : 1).',
} as const;
