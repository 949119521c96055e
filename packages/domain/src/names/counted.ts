/** "1 Rechnung", "3 Rechnungen" */
export const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

export const people = (count: number): string => counted(count, 'Person', 'Personen');
