import type { FailureKind } from '#domain/failures/failure.ts';
import { GENERAL_FAILURES } from '#domain/failures/general-failures.ts';

/** Links that keep a worker from being deleted, by the table that holds them. A feature that adds such a table names it here. */
const LINKS: Readonly<Record<string, string>> = {
  offers: 'Angebote oder Buchungen',
  printout_rows: 'Stundennachweise',
};

export const linkNameOf = (table: string): string => LINKS[table] ?? 'verknüpfte Daten';

/** The general failure, in a sentence that says by what. */
export const linkedFailure = (table: string): FailureKind => ({
  ...GENERAL_FAILURES.linked,
  message: `Löschen nicht möglich: Es gibt noch ${linkNameOf(table)} zu dieser Person.`,
});
