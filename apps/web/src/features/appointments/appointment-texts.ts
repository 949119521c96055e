const prevented = (count: number): string => `${count} verhindert`;
const unconfirmed = (count: number): string => `${count} noch nicht bestätigt`;
const tooMany = (count: number): string => `${count} zu viel`;

interface Besides {
  readonly prevented: number;
  readonly unconfirmed: number;
  readonly tooMany: number;
}

export const APPOINTMENT_TEXTS = {
  prevented,
  tooMany,
  /** "4 von 4 gebucht, 1 verhindert" */
  booked: (booked: number, desired: number, who: Besides): string =>
    [
      `${booked} von ${desired} gebucht`,
      ...(who.prevented > 0 ? [prevented(who.prevented)] : []),
      ...(who.unconfirmed > 0 ? [unconfirmed(who.unconfirmed)] : []),
      ...(who.tooMany > 0 ? [tooMany(who.tooMany)] : []),
    ].join(', '),
  daysLater: (days: number): string => (days === 1 ? 'endet am nächsten Tag' : `endet ${days} Tage später`),
  positions: 'Positionen der Veranstaltung',
  position: (number: number, of: number, type: string): string => `${type} · Position ${number} von ${of}`,
  titled: (description: string, type: string): string => `${description} · ${type}`,
  previousPosition: 'Vorige Position',
  nextPosition: 'Nächste Position',
  part: (number: number, of: number): string => `Tag ${number} von ${of}`,
} as const;
