import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { ApiError, isFailure } from '#platform/graphql/api-error.ts';
import { observable } from '#platform/state/observable.ts';
import { ATTEMPT_TEXTS } from './attempt-texts.ts';
import type { Command, Found } from './command.ts';

const PREFIX = 'attempt.';

/** The idempotency keys of attempts that are not settled: they outlive a reload of the page, but not the session. */
function keysIn(session: () => Storage) {
  const all = (): readonly string[] =>
    Array.from({ length: session().length }, (_, index) => session().key(index) ?? '')
      .filter((name) => name.startsWith(PREFIX))
      .map((name) => name.slice(PREFIX.length));
  return {
    all,
    /** Made at the first press. */
    take(attempt: string): string {
      const kept = session().getItem(PREFIX + attempt);
      if (kept !== null) return kept;
      const key = crypto.randomUUID();
      session().setItem(PREFIX + attempt, key);
      return key;
    },
    keep: (attempt: string, key: string): void => session().setItem(PREFIX + attempt, key),
    drop: (attempt: string): void => session().removeItem(PREFIX + attempt),
  };
}

function attemptOf<Variables>({ name, subject }: Command<Variables, unknown>, variables: Variables): string {
  return [name, ...subject(variables)].join(' ');
}

/** A command sent without an answer so far. */
interface Unanswered {
  readonly key: string;
  readonly look: (() => Found<unknown> | undefined) | undefined;
}

/**
 * Sends commands so that each is done once, however often a person has to press. An attempt is "this command for this
 * subject". It keeps its idempotency key until the server has said yes or no, or until fresh data shows that it was done;
 * nothing is sent again by itself.
 */
export function createAttempts(session: () => Storage, isOnline = () => true) {
  const keys = keysIn(session);
  /** By the input that was sent. Only here, in memory: it may hold personal data. */
  const unanswered = new Map<string, Map<string, Unanswered>>();
  /** Attempts whose person was told that the input is another one now. */
  const warned = new Set<string>();
  const unsettledIds = observable<ReadonlySet<string>>(new Set());
  const underWay = new Map<string, { readonly sent: string; readonly end: Promise<unknown> }>();

  const publish = (): void =>
    unsettledIds.set(new Set([...unanswered.keys()].flatMap((attempt) => attempt.split(' ').slice(1))));

  const settle = (attempt: string): void => {
    keys.drop(attempt);
    warned.delete(attempt);
    if (unanswered.delete(attempt)) publish();
  };

  const leaveOpen = (attempt: string, sent: string, open: Unanswered): void => {
    unanswered.set(attempt, (unanswered.get(attempt) ?? new Map<string, Unanswered>()).set(sent, open));
    publish();
  };

  /** The key of an earlier press with the same input, however often it was changed between; else one that is new to the server. */
  function keyFor(attempt: string, sent: string): string {
    const open = unanswered.get(attempt);
    const known = open?.get(sent)?.key;
    if (known !== undefined) {
      keys.keep(attempt, known);
      return known;
    }
    if (open && !warned.has(attempt)) {
      warned.add(attempt);
      throw new ApiError('UNKNOWN_OUTCOME', ATTEMPT_TEXTS.changed);
    }
    if (open) keys.drop(attempt);
    return keys.take(attempt);
  }

  /** Another change of the subject makes the next press a new attempt, not a repetition of the earlier one. */
  const settleAllOf = (subject: readonly string[]): void => {
    const isOfIt = (attempt: string): boolean => attempt.split(' ').some((word) => subject.includes(word));
    for (const attempt of keys.all()) if (!underWay.has(attempt) && isOfIt(attempt)) settle(attempt);
  };

  /** The trace in fresh data of an attempt whose answer got lost; it is settled then. */
  function find<Variables, Answer>(
    command: Command<Variables, Answer>,
    variables: Variables,
  ): Found<Answer> | undefined {
    const attempt = attemptOf(command, variables);
    const found = unanswered.get(attempt)?.get(JSON.stringify(variables))?.look?.();
    if (!found) return undefined;
    settle(attempt);
    settleAllOf(command.subject(variables));
    return found as Found<Answer>;
  }

  async function send<Variables, Answer>(
    command: Command<Variables, Answer>,
    variables: Variables,
    attempt: string,
    sent: string,
  ): Promise<Answer> {
    const key = keyFor(attempt, sent);
    // A second press looks for what came of the first one.
    const look = unanswered.get(attempt)?.get(sent)?.look ?? command.trace?.(variables);
    try {
      const answer = await command.send(variables, key);
      settle(attempt);
      settleAllOf(command.subject(variables));
      return answer;
    } catch (error) {
      // A token that was not taken says nothing about an earlier press: the key stays for the time after the login.
      if (!(error instanceof ApiError) || error.classification === 'UNAUTHORIZED') throw error;
      if (error.isOutcomeUnknown) {
        leaveOpen(attempt, sent, { key, look });
        throw error.with({ message: unknownText(error) });
      }
      if (error.classification === 'DEVICE_TICKET_INVALID') throw error.with({ message: ATTEMPT_TEXTS.deviceTaken });
      settle(attempt);
      // Nothing can be repeated with what is gone.
      if (error.classification === 'NOT_FOUND') settleAllOf(command.subject(variables));
      throw isFailure(error, GENERAL_FAILURES.keyReused) ? error.with({ message: ATTEMPT_TEXTS.doneBefore }) : error;
    }
  }

  /** Sends and renews what is shown; an error's fields are named as the form names them. */
  async function carryOut<Variables, Answer>(
    command: Command<Variables, Answer>,
    variables: Variables,
    sending: Promise<Answer>,
  ): Promise<Answer> {
    try {
      const answer = await sending;
      await command.renew?.(variables);
      return answer;
    } catch (error) {
      if (command.renewsAlways || command.trace) await command.renew?.(variables);
      const found = find(command, variables);
      if (found) return found.answer;
      throw error instanceof ApiError ? error.with({ fields: asInForm(error.fields) }) : error;
    }
  }

  return {
    async run<Variables, Answer>(command: Command<Variables, Answer>, variables: Variables): Promise<Answer> {
      if (command.isRepeatable) return carryOut(command, variables, command.send(variables, crypto.randomUUID()));
      const attempt = attemptOf(command, variables);
      const sent = JSON.stringify(variables);
      const already = underWay.get(attempt);
      // Two presses at once are one.
      if (already?.sent === sent) return already.end as Promise<Answer>;
      if (already) throw new ApiError('UNKNOWN_OUTCOME', ATTEMPT_TEXTS.underWay);
      if (!isOnline()) throw new ApiError('NOT_SENT', ATTEMPT_TEXTS.offline);
      const sending = send(command, variables, attempt, sent);
      const end = carryOut(command, variables, sending).finally(() => underWay.delete(attempt));
      underWay.set(attempt, { sent, end });
      return end;
    },
    find,
    /** The ids of everything whose last attempt got no answer. */
    unsettledIds,
    /** At the end of a session: the next person's attempts are their own. */
    forget(): void {
      keys.all().forEach(settle);
    },
  };
}

const unknownText = ({ classification }: ApiError): string =>
  classification === 'OVERLOADED' ? ATTEMPT_TEXTS.overloaded : ATTEMPT_TEXTS.unknown;

/** The server names fields as the call does; the form is what the call has as its input. */
const asInForm = (fields: ApiError['fields']): ApiError['fields'] =>
  Object.fromEntries(Object.entries(fields).map(([path, text]) => [path.replace(/^input\./, ''), text]));

export const attempts = createAttempts(
  () => window.sessionStorage,
  () => navigator.onLine,
);
