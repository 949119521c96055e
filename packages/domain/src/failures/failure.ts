/** How a failure is reported to the caller of the API. */
export type Classification =
  | 'BAD_REQUEST'
  | 'UNAUTHORIZED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'INTERNAL_ERROR'
  | 'DATA_INTEGRITY_VIOLATION';

export interface FailureKind {
  /** Stable: programs tell failures apart by it. */
  readonly code: string;
  readonly classification: Classification;
  /** The German sentence that people read. */
  readonly message: string;
}

type Declared = Readonly<Record<string, Omit<FailureKind, 'code'>>>;

/** Declares the expected failures of one business word: a stable code such as `offers.gone`, its class and its only sentence. */
export const defineFailures = <Word extends string, Kinds extends Declared>(word: Word, kinds: Kinds) =>
  Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, { ...kind, code: `${word}.${name}` }])) as {
    readonly [Name in keyof Kinds]: Kinds[Name] & { readonly code: `${Word}.${Name & string}` };
  };

/** An expected failure, thrown by a rule or a use case and reported as data. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly kind: FailureKind;
  /** Messages at the fields of a form: path → sentence. */
  readonly fields: Readonly<Record<string, string>> | undefined;

  constructor(kind: FailureKind, fields?: Readonly<Record<string, string>>) {
    super(kind.message);
    this.kind = kind;
    this.fields = fields;
  }
}
