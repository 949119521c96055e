import type { CheckedRow, RowCells } from '@gastspiel/domain/imports/checked-row.ts';
import type { Choices, Comparison, ImportField } from '@gastspiel/domain/imports/import-field.ts';
import type { Action } from '@gastspiel/domain/permissions/permissions.ts';
import { z } from 'zod';
import type { TenantDb } from '#platform/database/database.ts';
import type { MutationScope } from '#platform/graphql/use-case.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';

export const IMPORT_KINDS = ['WORKERS', 'RECIPIENTS'] as const;

/** The meaning of the columns, and whatever holds for all rows. */
export const ImportTerms = z.object({
  /** The field of each column of the file; an empty text for one that is not taken over. */
  columns: z.array(z.string().max(128)).max(100),
  /** The state of workers who are new. */
  userState: z.enum(['ACTIVE', 'ONBOARDING']),
});
export type ImportTerms = Readonly<z.output<typeof ImportTerms>>;

/** The means to look at rows. */
export interface Looking {
  readonly db: TenantDb;
  readonly tenantId: string;
  readonly secrets: Secrets;
}

/** The means to say who somebody is. */
export type Identifying = Pick<Looking, 'tenantId' | 'secrets'>;

/** The means to take rows over; the history names the file. */
export interface TakingOver extends MutationScope, Looking {
  readonly fileName: string;
}

/** The texts of one field, by row; none where the row has its own. */
interface Proposals {
  readonly field: string;
  readonly texts: readonly (string | undefined)[];
}

/** A row about somebody or something that is here already. */
interface Known<Values = unknown> {
  readonly entityId: string;
  readonly values: Values;
}

interface Saved {
  readonly version: number;
}
interface Completed extends Saved {
  /** The paths that were filled; none where nothing was missing. */
  readonly filled: readonly string[];
  /** As it was at these paths, for whoever takes it back. */
  readonly before: Readonly<Record<string, unknown>>;
}
interface Touched extends Saved {
  readonly id: string;
}

/** A business word whose rows can be taken over from a table. */
export interface ImportKind<A extends Action = Action, Values = unknown> {
  readonly kind: (typeof IMPORT_KINDS)[number];
  /** As it stands in the names of the API. */
  readonly word: 'Worker' | 'Recipient';
  readonly purpose: string;
  readonly action: A;
  readonly fields: (choices: Choices) => readonly ImportField[];
  /** Checks a row by the rules of its form; asked for once for all rows. */
  readonly checker: (
    looking: Looking,
    terms: ImportTerms,
    choices: Choices,
  ) => Promise<(cells: RowCells) => CheckedRow<Values>>;
  /** By what somebody or something is known again, the surest first, each with the field at which to say so. */
  readonly identities: (who: Identifying, values: Values) => readonly Identity[];
  /** The ids of what is known by any of these identities. */
  readonly findKnown: (
    looking: Looking,
    values: readonly Values[],
  ) => Promise<ReadonlyMap<string, ReadonlySet<string>>>;
  /** Proposes for these rows where their own cell is empty; `file` is all rows that there are. */
  readonly propose?: (looking: Looking, rows: readonly Values[], file: readonly RowCells[]) => Promise<Proposals>;
  /** In this order, each with what was proposed for it. */
  readonly create: (
    scope: TakingOver,
    rows: readonly Values[],
    proposed: Proposals | undefined,
  ) => Promise<readonly Touched[]>;
  /** Puts everything known beside what these rows say; nobody waits for it. */
  readonly compare: (looking: Looking, known: readonly Known<Values>[]) => Promise<readonly Comparison[]>;
  readonly complete: (scope: TakingOver, id: string, values: Values) => Promise<Completed>;
  /** Takes away what was made, if nobody has touched it since. */
  readonly remove: (scope: TakingOver, touched: Touched) => Promise<boolean>;
  /** Empties again what was filled, if nobody has touched it since. */
  readonly empty: (scope: TakingOver, touched: Touched & Completed) => Promise<boolean>;
}

export interface Identity {
  readonly key: string;
  readonly field: string;
}

/** The content of the rows is the kind's own business: whoever runs it only hands them on. */
export const defineImport = <A extends Action, Values>(kind: ImportKind<A, Values>): ImportKind<A> =>
  kind as unknown as ImportKind<A>;
