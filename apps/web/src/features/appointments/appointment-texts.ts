export const APPOINTMENT_TEXTS = {
  booked: (booked: number, desired: number): string => `${booked} von ${desired} gebucht`,
  daysLater: (days: number): string => (days === 1 ? 'endet am nächsten Tag' : `endet ${days} Tage später`),
  part: (number: number, of: number): string => `Tag ${number} von ${of}`,
} as const;
