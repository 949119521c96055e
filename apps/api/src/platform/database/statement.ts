import pg from 'pg';
import { columnTypes } from '#platform/database/column-types.ts';

interface Column {
  readonly name: string;
  readonly dataTypeID: number;
  readonly format: 'text' | 'binary';
}
type Values = readonly (string | null)[];

/**
 * A statement that reads its rows itself: pg looks up the types of the columns and makes a blank row for each answer, which
 * costs a page of few rows more than to read them.
 */
export class Statement extends pg.Query {
  readonly found: object[] = [];
  fault: Error | undefined;
  #read: ReturnType<typeof readerOf> | undefined;

  handleRowDescription({ fields }: { readonly fields: readonly Column[] }): void {
    this.#read = readerOf(fields);
  }

  handleDataRow({ fields }: { readonly fields: Values }): void {
    try {
      if (this.#read && !this.fault) this.found.push(this.#read(fields));
    } catch (error) {
      this.fault = error as Error;
    }
  }
}

/** By the names and types of the columns. */
const known = new Map<string, (values: Values) => object>();

function readerOf(columns: readonly Column[]): (values: Values) => object {
  let key = '';
  for (const { name, dataTypeID } of columns) key += `${dataTypeID} ${name},`;
  const reader = known.get(key) ?? makeReader(columns);
  known.set(key, reader);
  return reader;
}

/** Copies a blank row and fills it: that takes a third of the time in which each would be built anew. */
function makeReader(columns: readonly Column[]): (values: Values) => object {
  const names = columns.map(({ name }) => name);
  const parsers = columns.map(({ dataTypeID, format }) => columnTypes.getTypeParser(dataTypeID, format));
  const blank: Readonly<Record<string, unknown>> = Object.fromEntries(names.map((name) => [name, null]));
  return (values) => {
    const row = { ...blank };
    names.forEach((name, index) => {
      const value = values[index] ?? null;
      if (value !== null) row[name] = parsers[index]?.(value);
    });
    return row;
  };
}
