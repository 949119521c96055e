/** What is wrong with an input, in the words that stand at the field. */
export const TENANT_RULES = {
  url: 'Bitte eine Adresse angeben, die mit https:// oder http:// beginnt.',
  codeFormat: 'Nur Buchstaben, Ziffern und Bindestriche; der Code beginnt mit einem Buchstaben oder einer Ziffer.',
  sameCodes: 'Die beiden Zuordnungscodes müssen sich unterscheiden.',
  oneDefault: 'Bitte genau einen Personalpool als Standard wählen.',
  colorFormat: 'Bitte eine Farbe wie #7A1F3D angeben.',
  contrast: 'Diese Farbe ist zu hell: weiße Schrift wäre darauf nicht lesbar (Kontrast unter 4,5 : 1).',
} as const;
