/** The facts that the accounting system must know of somebody before it can take them; each in German. */
export const REGISTRATION_GAPS = {
  NOT_RELEASED: 'noch nicht freigegeben',
  BIRTHDAY: 'Geburtsdatum fehlt',
  SOCIAL_SECURITY_NUMBER: 'SV-Nummer fehlt',
  ADDRESS: 'Adresse fehlt',
  NATIONALITY: 'Staatsangehörigkeit fehlt',
  KNOWN_THERE: 'dort vielleicht schon bekannt, bitte im Import zuordnen',
} as const;
export type RegistrationGap = keyof typeof REGISTRATION_GAPS;

export interface Registrable {
  readonly isActive: boolean;
  readonly hasBirthday: boolean;
  readonly hasSocialSecurityNumber: boolean;
  readonly hasAddress: boolean;
  readonly hasNationality: boolean;
  /** Somebody there seems to be them: registered anew they would be there twice. */
  readonly isKnownThere: boolean;
}

export function registrationGaps(person: Registrable): readonly RegistrationGap[] {
  const missing: readonly (readonly [RegistrationGap, boolean])[] = [
    ['NOT_RELEASED', person.isActive],
    ['BIRTHDAY', person.hasBirthday],
    ['SOCIAL_SECURITY_NUMBER', person.hasSocialSecurityNumber],
    ['ADDRESS', person.hasAddress],
    ['NATIONALITY', person.hasNationality],
    ['KNOWN_THERE', !person.isKnownThere],
  ];
  return missing.filter(([, isThere]) => !isThere).map(([gap]) => gap);
}

export const REGISTRATION_STATES = ['WAITING', 'DONE', 'FAILED'] as const;

/** Why the accounting system did not take somebody. */
export const registrationRefused = (said: string): string => `Die Lohnverrechnung lehnt die Anmeldung ab: ${said}`;
export const somebodyElseHas = (accountingId: string): string =>
  `Die Personalnummer ${accountingId} hat in Gastspiel schon jemand anderer. Bitte vergleichen Sie die SV-Nummern.`;
