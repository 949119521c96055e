/** A column of instants as the product writes them: the local time with its offset. */
export const viennaTime = (column: string): string => `(
  to_char(${column} at time zone 'Europe/Vienna', 'YYYY-MM-DD"T"HH24:MI:SS') || '+0'
  || extract(hour from (${column} at time zone 'Europe/Vienna') - (${column} at time zone 'UTC')) || ':00')`;
