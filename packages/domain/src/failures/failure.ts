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

type Declared = Omit<FailureKind, 'code'>;

export const notFound = (message: string): Declared => ({ classification: 'NOT_FOUND', message });
const badRequest = (message: string): Declared => ({ classification: 'BAD_REQUEST', message });

/**
 * Declares the expected failures of one business word: a stable code such as `offers.gone`, its class and its only sentence. A
 * sentence alone is that of a bad request, as nearly all are.
 */
export const defineFailures = <Word extends string, Name extends string>(
  word: Word,
  kinds: Readonly<Record<Name, string | Declared>>,
) =>
  Object.fromEntries(
    Object.entries<string | Declared>(kinds).map(([name, given]) => {
      const kind = typeof given === 'string' ? badRequest(given) : given;
      return [name, { ...kind, code: `${word}.${name}` }];
    }),
  ) as { readonly [Key in Name]: Declared & { readonly code: `${Word}.${Key}` } };

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
