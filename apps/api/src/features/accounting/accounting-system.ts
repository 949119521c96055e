import { keysOf } from '@gastspiel/domain/input/keys-of.ts';
import { STAFF_TYPES } from '@gastspiel/domain/target-users/target-user-values.ts';
import { isDay } from '@gastspiel/domain/time/vienna-day.ts';
import { z } from 'zod';
import {
  type AccountingAccess,
  AccountingUnavailable,
  type Answer,
  type Asked,
  send,
} from '#features/accounting/accounting-http.ts';

const EARLY_MS = 60_000;

const text = (max: number) => z.string().trim().min(1).max(max);
const optional = (max: number) =>
  z
    .string()
    .nullish()
    .transform((value) => value?.trim().slice(0, max) || null);
const day = z
  .string()
  .nullish()
  .transform((value) => (value && isDay(value) ? value : null));

const Token = z.object({ accessToken: text(4096), expiresIn: z.number().positive() });
const Problem = z.object({
  code: z.string().optional(),
  message: z.string().optional(),
  employeeId: text(64).optional(),
});
const CostCentre = z.object({ id: text(64), number: text(64), name: text(256), isActive: z.boolean() });
const CostCentres = z.object({ items: z.array(CostCentre) });
export type AccountingCostCenter = Readonly<z.output<typeof CostCentre>>;

const Employee = z.object({
  id: text(64),
  title: optional(64),
  firstName: text(256),
  lastName: text(256),
  birthday: day,
  socialSecurityNumber: optional(64),
  costCentreId: optional(64),
  employment: z.enum(keysOf(STAFF_TYPES)),
  entryDate: day,
  exitDate: day,
});
export type AccountingEmployee = Readonly<z.output<typeof Employee>>;
const EmployeePage = z.object({ items: z.array(Employee), total: z.int().min(0), revision: z.string() });

/** The answer about each line; REJECTED comes with a code. */
const Results = z.object({
  results: z.array(
    z.object({
      externalId: z.string(),
      version: z.int(),
      outcome: z.enum(['ACCEPTED', 'REJECTED']),
      code: z.string().optional(),
    }),
  ),
});
export type LineResult = Readonly<z.output<typeof Results>['results'][number]>;

export interface NewEmployee {
  readonly title: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly birthday: string;
  readonly socialSecurityNumber: string;
  readonly gender: string;
  readonly nationality: string;
  readonly iban: string | null;
  readonly address: {
    readonly street: string;
    readonly postalCode: string;
    readonly location: string;
    readonly country: string;
  };
  readonly occupation: string;
  readonly employment: string;
  readonly costCentreId: string | null;
}

/** Somebody is registered under this number, now or since before; or the sentence with which they were refused. */
export type Registered = { readonly accountingId: string } | { readonly refusal: string };

export interface SentPeriod {
  readonly from: string;
  readonly to: string;
}

/** The accounting system as `docs/interfaces/accounting-system.openapi.yaml` describes it. */
export function connectAccounting(access: AccountingAccess) {
  const base = `/clients/${encodeURIComponent(access.clientId)}`;
  let token: { readonly value: string; readonly until: number } | undefined;

  async function authenticate(): Promise<string> {
    if (token && token.until > Date.now()) return token.value;
    const { clientId, code, userName, password } = access;
    const { status, body } = await send(access, {
      method: 'POST',
      path: '/token',
      body: { clientId, code, userName, password },
    });
    if (status === 401 || status === 403) throw new AccountingUnavailable('WRONG_CREDENTIALS');
    const { accessToken, expiresIn } = readable(Token, status, body);
    token = { value: accessToken, until: Date.now() + expiresIn * 1000 - EARLY_MS };
    return accessToken;
  }

  /** A token that is not good any more is asked for once anew. */
  async function ask(asked: Asked, isAgain = false): Promise<Answer> {
    const authorization = `Bearer ${await authenticate()}`;
    const answer = await send(access, {
      ...asked,
      path: `${base}${asked.path}`,
      headers: { ...asked.headers, authorization },
    });
    if (answer.status !== 401) return answer;
    token = undefined;
    if (isAgain) throw new AccountingUnavailable('WRONG_CREDENTIALS');
    return ask(asked, true);
  }

  return {
    check: async (): Promise<void> => void (await authenticate()),

    costCenters: async (): Promise<readonly AccountingCostCenter[]> => {
      const { status, body } = await ask({ path: '/cost-centres' });
      return readable(CostCentres, status, body).items;
    },

    employees: async (page: number, size: number) => {
      const { status, body } = await ask({ path: `/employees?page=${page}&size=${size}` });
      return readable(EmployeePage, status, body);
    },

    /** The same key registers once, however often it comes. */
    register: async (person: NewEmployee, key: string): Promise<Registered> => {
      const headers = { 'idempotency-key': key };
      const { status, body } = await ask({ method: 'POST', path: '/employees', body: person, headers });
      const problem = Problem.safeParse(body).data;
      if (status === 409 && problem?.employeeId) return { accountingId: problem.employeeId };
      if (status === 409 || status === 422) return { refusal: (problem?.message ?? problem?.code ?? '').slice(0, 200) };
      return { accountingId: readable(Employee, status, body).id };
    },

    /** Answers the result of each line. Lines bear their own keys, so a batch may be sent again as it is. */
    sendTimes: async (period: SentPeriod, lines: readonly object[]): Promise<readonly LineResult[]> => {
      const { status, body } = await ask({ method: 'POST', path: '/times', body: { ...period, lines } });
      return readable(Results, status, body).results;
    },

    /** Nothing when it is gone; else why not. */
    deleteTime: async (externalId: string, version: number): Promise<string | undefined> => {
      const path = `/times/${encodeURIComponent(externalId)}?version=${version}`;
      const { status, body } = await ask({ method: 'DELETE', path });
      if (status === 204 || status === 404) return undefined;
      if (status === 409) return Problem.safeParse(body).data?.code ?? 'INVALID_LINE';
      throw new AccountingUnavailable('UNREADABLE');
    },
  };
}
export type AccountingSystem = ReturnType<typeof connectAccounting>;

function readable<Schema extends z.ZodType>(schema: Schema, status: number, body: unknown): z.output<Schema> {
  const parsed = status >= 200 && status < 300 ? schema.safeParse(body) : undefined;
  if (!parsed?.success) throw new AccountingUnavailable('UNREADABLE');
  return parsed.data;
}
