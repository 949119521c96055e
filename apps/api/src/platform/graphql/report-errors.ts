import { DEVICE_FAILURES } from '@gastspiel/domain/devices/device-failures.ts';
import { DEVICE_TICKET } from '@gastspiel/domain/devices/device-ticket.ts';
import { defineFailures, Failure, type FailureKind } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import type { FastifyBaseLogger } from 'fastify';
import { GraphQLError } from 'graphql';
import { AllowanceExceeded } from '#platform/database/allowance.ts';
import { isForeignKeyViolation, isReadOnly, isUnavailable, isUnstorable } from '#platform/database/database-errors.ts';
import { TicketInvalid } from '#platform/graphql/refusals.ts';
import { IdentityProviderUnavailable } from '#platform/identity/verify-token.ts';
import { AgencyAway } from '#platform/moving/agency-away.ts';

export interface ReportedError {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions: Pick<FailureKind, 'code' | 'classification'> & {
    readonly requestId: string;
    readonly fields?: Readonly<Record<string, string>>;
  };
}

/** The whole request failed in a way that has an HTTP status of its own. */
export interface RequestFailure {
  readonly status: 420 | 503;
  readonly kind: FailureKind;
}

const {
  moving: MOVING,
  moved: MOVED,
  overloaded: OVERLOADED,
  readOnly: READ_ONLY,
  timedOut: TIMED_OUT,
} = defineFailures('general', {
  moving: {
    classification: 'FORBIDDEN',
    message: 'Die Agentur zieht auf einen anderen Server um. Hier können die Daten nur noch gelesen werden.',
  },
  moved: { classification: 'FORBIDDEN', message: 'Die Agentur ist umgezogen. Sie arbeitet jetzt unter' },
  timedOut: {
    classification: 'INTERNAL_ERROR',
    message: 'Das hat zu lange gedauert und wurde abgebrochen. Bitte prüfen, ob etwas gespeichert wurde.',
  },
  overloaded: {
    classification: 'INTERNAL_ERROR',
    message: 'Der Dienst ist gerade nicht erreichbar. Bitte in wenigen Sekunden noch einmal versuchen.',
  },
  readOnly: {
    classification: 'INTERNAL_ERROR',
    message: 'Im Moment kann nichts gespeichert werden. In wenigen Sekunden sollte es wieder gehen.',
  },
});

export function requestFailureOf(error: unknown): RequestFailure | undefined {
  const cause = causeOf(error);
  if (cause instanceof TicketInvalid)
    return { status: DEVICE_TICKET.invalidStatus, kind: DEVICE_FAILURES.ticketInvalid };
  if (cause instanceof AllowanceExceeded) return { status: 503, kind: TIMED_OUT };
  if (isReadOnly(cause)) return { status: 503, kind: READ_ONLY };
  if (isUnavailable(cause) || cause instanceof IdentityProviderUnavailable) return { status: 503, kind: OVERLOADED };
  return undefined;
}

/** The part of an error that the caller may know. Unexpected errors go to the log, and only their id to the caller. */
export function reportError(error: unknown, requestId: string, log: FastifyBaseLogger): ReportedError {
  const cause = causeOf(error);
  const path = error instanceof GraphQLError && error.path ? { path: error.path } : {};
  const report = (
    { code, classification, ...kind }: FailureKind,
    message = kind.message,
    fields?: Readonly<Record<string, string>>,
  ) => ({
    message,
    ...path,
    extensions: { code, classification, requestId, ...(fields ? { fields } : {}) },
  });
  if (cause instanceof Failure) return report(cause.kind, cause.message, cause.fields);
  if (cause instanceof TicketInvalid) return report(DEVICE_FAILURES.ticketInvalid);
  if (cause instanceof AgencyAway)
    return cause.movedTo ? report(MOVED, `${MOVED.message} ${cause.movedTo}.`) : report(MOVING);
  if (cause instanceof AllowanceExceeded) return report(TIMED_OUT);
  if (isReadOnly(cause)) return report(READ_ONLY);
  if (isUnavailable(cause)) return report(OVERLOADED);
  // Syntax, validation and coercion errors speak of the document, which the caller wrote.
  // With a path it happened while answering: a value that does not fit the schema, which is our fault.
  if (isAboutDocument(error))
    return report(GENERAL_FAILURES.invalidInput, withoutInput((error as GraphQLError).message));
  if (isUnstorable(cause)) return report(GENERAL_FAILURES.invalidInput);
  if (isForeignKeyViolation(cause)) return report(GENERAL_FAILURES.linked);
  log.error({ err: cause }, 'unexpected error');
  return report(GENERAL_FAILURES.internal);
}

/** Whether the document or its variables are at fault, and nothing was executed. */
export const isAboutDocument = (error: unknown): boolean => error instanceof GraphQLError && error.path === undefined;

export const causeOf = (error: unknown): unknown =>
  error instanceof GraphQLError && error.originalError ? causeOf(error.originalError) : error;

/**
 * graphql repeats a value that does not fit, which may be personal, and corrects misspelt names, which would tell the
 * schema to whoever guesses.
 */
const withoutInput = (message: string): string =>
  /\bvalue\b/i.test(message)
    ? 'A value in the document does not fit its type.'
    : message.replace(/ ?Did you mean .*$/s, '');
