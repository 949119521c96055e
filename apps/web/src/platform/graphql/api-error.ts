import { DEVICE_FAILURES } from '@gastspiel/domain/devices/device-failures.ts';
import { DEVICE_TICKET } from '@gastspiel/domain/devices/device-ticket.ts';
import type { Classification, FailureKind } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';

/** Read by workers and by the office, so they address nobody. */
const API_ERROR_TEXTS = {
  overloaded: 'Der Server ist gerade überlastet. Bitte in einer Minute noch einmal versuchen.',
  unreachable: 'Der Server ist nicht erreichbar. Bitte die Internetverbindung prüfen.',
  timeout: 'Der Server hat nicht rechtzeitig geantwortet. Bitte noch einmal versuchen.',
} as const;

/** Beside the API's own classes: ways to fail without an answer of a resolver. */
export type ApiErrorClass =
  | Classification
  | 'DEVICE_TICKET_INVALID'
  | 'OVERLOADED'
  | 'UNREACHABLE'
  /** Without a network nothing left the browser. */
  | 'NOT_SENT'
  /** Nobody knows whether an earlier attempt was carried out. */
  | 'UNKNOWN_OUTCOME';

/**
 * A mutation that ends so may have been carried out. A 503 too: the server also answers it when it lost the database in
 * the midst of a commit.
 */
const SAY_NOTHING: readonly ApiErrorClass[] = ['INTERNAL_ERROR', 'OVERLOADED', 'UNREACHABLE', 'UNKNOWN_OUTCOME'];

interface Details {
  /** Which of the domain's failures it is. */
  readonly code?: string | undefined;
  /** Messages at the fields of a form: path → sentence. */
  readonly fields?: Readonly<Record<string, string>> | undefined;
  /** Finds the failure in the server's log. */
  readonly requestId?: string | undefined;
  /** It was not refused, but failed while it was answered. */
  readonly isAfterwards?: boolean;
  readonly cause?: unknown;
}

/** A call that failed; the message is a German sentence for people. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly classification: ApiErrorClass;
  readonly code: string | undefined;
  readonly fields: Readonly<Record<string, string>>;
  /** Finds in the server's log what nobody expected; a refusal says all there is to know. */
  readonly requestId: string | undefined;
  /** Whether a mutation may have been carried out all the same. */
  readonly isOutcomeUnknown: boolean;

  constructor(classification: ApiErrorClass, message: string, details: Details = {}) {
    super(message, { cause: details.cause });
    this.classification = classification;
    this.code = details.code;
    this.fields = details.fields ?? {};
    this.requestId = classification === 'INTERNAL_ERROR' ? details.requestId : undefined;
    this.isOutcomeUnknown = details.isAfterwards === true || SAY_NOTHING.includes(classification);
  }

  /** The same error, said otherwise. */
  with({ message = this.message, fields = this.fields }: Partial<Pick<ApiError, 'message' | 'fields'>>): ApiError {
    const { classification, code, requestId, isOutcomeUnknown: isAfterwards } = this;
    return new ApiError(classification, message, { code, fields, requestId, isAfterwards, cause: this });
  }
}

/** Whether the server refused for this one of the domain's reasons. */
export const isFailure = (error: unknown, { code }: FailureKind): boolean =>
  error instanceof ApiError && error.code === code;

/** Whether the network or the server was away, so that the same question may be answered a little later. */
export const isOutOfReach = (error: unknown): boolean =>
  error instanceof ApiError && (error.classification === 'UNREACHABLE' || error.classification === 'OVERLOADED');

/** The server's answer; the body is undefined when it was not JSON. */
export interface Answer {
  readonly status: number;
  readonly body: AnswerBody | undefined;
}
interface AnswerBody {
  readonly data?: unknown;
  readonly errors?: readonly {
    readonly message: string;
    readonly path?: readonly (string | number)[];
    readonly extensions?: Details & { readonly classification?: Classification };
  }[];
}

/** The error in an answer, or undefined when it carries data. */
export function errorIn({ status, body }: Answer): ApiError | undefined {
  const first = body?.errors?.[0];
  if (status === DEVICE_TICKET.invalidStatus) {
    return new ApiError('DEVICE_TICKET_INVALID', DEVICE_FAILURES.ticketInvalid.message);
  }
  if (status === 503) return new ApiError('OVERLOADED', API_ERROR_TEXTS.overloaded);
  if (first) {
    const { classification = 'INTERNAL_ERROR', ...details } = first.extensions ?? {};
    // The operation itself is the first part of the path; below it the answer was being put together.
    return new ApiError(classification, first.message, { ...details, isAfterwards: (first.path?.length ?? 0) > 1 });
  }
  if (status === 200 && body?.data) return undefined;
  // Refused on the way, without a word of ours.
  if (status >= 400 && status < 500) return new ApiError('BAD_REQUEST', GENERAL_FAILURES.internal.message);
  return new ApiError('INTERNAL_ERROR', GENERAL_FAILURES.internal.message);
}

/** The error of a call that got no answer at all. */
export function unreachable(cause: unknown): ApiError {
  const isTimeout = cause instanceof Error && cause.name === 'TimeoutError';
  return new ApiError('UNREACHABLE', isTimeout ? API_ERROR_TEXTS.timeout : API_ERROR_TEXTS.unreachable, { cause });
}
