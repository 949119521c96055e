import pg from 'pg';

const { DATE, INT8, NUMERIC } = pg.types.builtins;

/** A calendar day has no time zone: pg would turn it into a Date at local midnight. */
const dayAsText = (value: string): string => value;

/** pg would answer text where a type says number. Whoever wants a number says so in the statement and means its limits. */
function refuseNumeric(): never {
  throw new Error(
    'a numeric column is not read as it is: cast it to bigint (money), int (counts) or float8 (averages)',
  );
}

const PARSERS: Readonly<Record<number, (value: string) => unknown>> = {
  [DATE]: dayAsText,
  // Money: whole cents, exact however large.
  [INT8]: BigInt,
  [NUMERIC]: refuseNumeric,
};

/** How values of the database arrive, decided once for every statement. */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    PARSERS[oid] ?? pg.types.getTypeParser(oid, format as 'text'),
};
