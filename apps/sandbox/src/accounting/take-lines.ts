import { isDay } from '@gastspiel/domain/time/vienna-day.ts';
import type { Rejection } from '#sandbox/accounting/accounting-behaviour.ts';
import { type Answer, problem } from '#sandbox/accounting/answer.ts';
import type { Books, Client, TimeLine } from '#sandbox/accounting/books.ts';
import { isObject } from '#sandbox/http/read-body.ts';

const MOST_LINES = 100;
const DAY_MINUTES = 1440;

const MESSAGES: Record<Rejection, string> = {
  UNKNOWN_EMPLOYEE: 'Die Personalnummer ist nicht bekannt.',
  EMPLOYEE_LEFT: 'Das Dienstverhältnis war an diesem Tag schon beendet.',
  UNKNOWN_COST_CENTRE: 'Die Kostenstelle ist nicht bekannt oder gesperrt.',
  PERIOD_CLOSED: 'Der Abrechnungszeitraum ist abgeschlossen.',
  STALE_VERSION: 'Es liegt schon eine neuere Fassung vor.',
  INVALID_LINE: 'Die Zeile ist nicht vollständig oder nicht plausibel.',
};

interface Period {
  readonly from: string;
  readonly to: string;
}

/** Takes the lines of a period, each one by itself; with `refusal` none of them. */
export function takeLines(
  books: Books,
  client: Client,
  body: Readonly<Record<string, unknown>> = {},
  refusal?: Rejection,
): Answer {
  const { from, to, lines } = body;
  if (typeof from !== 'string' || !isDay(from)) return problem(422, 'INVALID_INPUT', { field: 'from' });
  if (typeof to !== 'string' || !isDay(to) || to < from) return problem(422, 'INVALID_INPUT', { field: 'to' });
  if (!Array.isArray(lines) || lines.length < 1 || lines.length > MOST_LINES || !lines.every(isObject)) {
    return problem(422, 'INVALID_INPUT', { field: 'lines' });
  }
  const results = books.atOnce(() => lines.map((line) => resultOf(books, client, { from, to }, line, refusal)));
  return { status: 200, body: { results } };
}

function resultOf(
  books: Books,
  client: Client,
  period: Period,
  given: Readonly<Record<string, unknown>>,
  refusal?: Rejection,
) {
  const { externalId, version } = given;
  const rejected = (code: Rejection) => ({
    externalId,
    version,
    outcome: 'REJECTED',
    code,
    message: MESSAGES[code],
  });
  if (refusal) return rejected(refusal);
  const line = lineIn(given, period);
  if (!line) return rejected('INVALID_LINE');
  const there = books.entry(client.id, line.externalId);
  const accepted = (id: string) => ({ externalId, version, outcome: 'ACCEPTED', id });
  if (there?.line && there.version === line.version) return accepted(there.id);
  if (there && there.version >= line.version) return rejected('STALE_VERSION');
  const code = objectionTo(books, client, line, there?.line ?? null);
  if (code) return rejected(code);
  return accepted(books.saveEntry(client.id, line.externalId, line.version, line).id);
}

/** A period is closed for what it would get, and for what it would lose. */
export const isClosed = ({ closedUntil }: Client, ...days: readonly (string | undefined)[]): boolean =>
  closedUntil !== null && days.some((day) => day !== undefined && day <= closedUntil);

function objectionTo(books: Books, client: Client, line: TimeLine, before: TimeLine | null): Rejection | undefined {
  const employee = books.employee(client.id, line.employeeId);
  if (!employee) return 'UNKNOWN_EMPLOYEE';
  if (employee.exitDate && employee.exitDate < line.date) return 'EMPLOYEE_LEFT';
  if (line.costCentreId !== null && !books.costCentre(client.id, line.costCentreId)?.isActive) {
    return 'UNKNOWN_COST_CENTRE';
  }
  return isClosed(client, line.date, before?.date) ? 'PERIOD_CLOSED' : undefined;
}

const isTime = (value: unknown): boolean => typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
const isCount = (value: unknown, least: number, most: number): boolean =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

/** The line, if it is one of this period. */
function lineIn(given: Readonly<Record<string, unknown>>, { from, to }: Period): TimeLine | undefined {
  const line = given as unknown as TimeLine;
  const isRight =
    [line.externalId, line.employeeId, line.date, line.reference].every((text) => typeof text === 'string') &&
    line.externalId !== '' &&
    isCount(line.version, 1, Number.MAX_SAFE_INTEGER) &&
    typeof line.isCorrection === 'boolean' &&
    isDay(line.date) &&
    line.date >= from &&
    line.date <= to &&
    isTime(line.from) &&
    isTime(line.to) &&
    // A day of 25 hours, when the clocks go back.
    isCount(line.minutes, 1, DAY_MINUTES + 60) &&
    isCount(line.breakMinutes, 0, DAY_MINUTES) &&
    (line.type === 'WORK' || line.type === 'TRAVEL') &&
    (line.costCentreId === null || typeof line.costCentreId === 'string');
  return isRight ? line : undefined;
}
