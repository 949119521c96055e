import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

export interface Credentials {
  readonly code: string;
  readonly userName: string;
  readonly password: string;
}

export interface CostCentre {
  readonly id: string;
  readonly number: string;
  readonly name: string;
  readonly isActive: boolean;
}

export interface Employee {
  readonly id: string;
  readonly title?: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly birthday?: string | null;
  readonly socialSecurityNumber?: string | null;
  readonly costCentreId?: string | null;
  readonly employment: 'PERMANENT' | 'ON_DEMAND';
  readonly entryDate?: string | null;
  readonly exitDate?: string | null;
}

export interface TimeLine {
  readonly externalId: string;
  readonly version: number;
  readonly isCorrection: boolean;
  readonly employeeId: string;
  readonly date: string;
  readonly from: string;
  readonly to: string;
  readonly breakMinutes: number;
  readonly minutes: number;
  readonly type: string;
  readonly costCentreId: string | null;
  readonly reference: string;
}

/** A line that was taken; without a line it was taken back. */
export interface Entry {
  readonly id: string;
  readonly externalId: string;
  readonly version: number;
  readonly line: TimeLine | null;
}

export interface Client {
  readonly id: string;
  readonly code: string;
  readonly userName: string;
  readonly closedUntil: string | null;
  readonly revision: string;
}

export type Books = ReturnType<typeof booksIn>;
type Row = Record<string, unknown>;

const hashOf = (password: string): string => createHash('sha256').update(password).digest('base64');
const parse = <Resource>(row: Row | undefined): Resource | undefined => row && JSON.parse(String(row['resource']));

/** The books that the system keeps of each client. */
export function booksIn(database: DatabaseSync) {
  const prepare = (sql: string) => database.prepare(sql);
  const clients = prepare('SELECT * FROM client ORDER BY id');
  const client = prepare('SELECT * FROM client WHERE id = ?');
  const saveClient = prepare(`
    INSERT INTO client (id, code, user_name, password_hash) VALUES (?, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET code = excluded.code, user_name = excluded.user_name,
      password_hash = excluded.password_hash`);
  const close = prepare('UPDATE client SET closed_until = ? WHERE id = ?');
  const revise = prepare('UPDATE client SET revision = revision + 1 WHERE id = ?');
  const costCentres = prepare('SELECT resource FROM cost_centre WHERE client_id = ? ORDER BY rowid');
  const costCentre = prepare('SELECT resource FROM cost_centre WHERE client_id = ? AND id = ?');
  const addCostCentre = prepare('INSERT INTO cost_centre (client_id, id, resource) VALUES (?, ?, ?)');
  const dropCostCentres = prepare('DELETE FROM cost_centre WHERE client_id = ?');
  const employees = prepare('SELECT resource FROM employee WHERE client_id = ? ORDER BY id LIMIT ? OFFSET ?');
  const employee = prepare('SELECT resource FROM employee WHERE client_id = ? AND id = ?');
  const employeeByNumber = prepare('SELECT resource FROM employee WHERE client_id = ? AND social_security_number = ?');
  const addEmployee = prepare(
    'INSERT INTO employee (client_id, id, social_security_number, resource) VALUES (?, ?, ?, ?)',
  );
  const dropEmployees = prepare('DELETE FROM employee WHERE client_id = ?');
  const countEmployees = prepare(
    'SELECT count(*) AS total, max(CAST(id AS INTEGER)) AS highest FROM employee WHERE client_id = ?',
  );
  const registration = prepare('SELECT resource FROM registration WHERE client_id = ? AND key = ?');
  const addRegistration = prepare('INSERT INTO registration (client_id, key, resource) VALUES (?, ?, ?)');
  const entries = prepare('SELECT * FROM time WHERE client_id = ? ORDER BY place');
  const lastEntries = prepare('SELECT * FROM time WHERE client_id = ? ORDER BY place DESC LIMIT ?');
  const entry = prepare('SELECT * FROM time WHERE client_id = ? AND external_id = ?');
  const countLines = prepare('SELECT count(line) AS total FROM time WHERE client_id = ?');
  const saveEntry = prepare(`
    INSERT INTO time (client_id, external_id, version, line) VALUES (?, ?, ?, ?)
    ON CONFLICT (client_id, external_id) DO UPDATE SET version = excluded.version, line = excluded.line
    RETURNING *`);

  const clientOf = (row: Row): Client => ({
    id: String(row['id']),
    code: String(row['code']),
    userName: String(row['user_name']),
    closedUntil: row['closed_until'] === null ? null : String(row['closed_until']),
    revision: String(row['revision']),
  });
  const entryOf = (row: Row): Entry => ({
    id: `Z${row['place']}`,
    externalId: String(row['external_id']),
    version: Number(row['version']),
    line: row['line'] === null ? null : JSON.parse(String(row['line'])),
  });
  const all = <Resource>(rows: Row[]): Resource[] => rows.flatMap((row) => parse<Resource>(row) ?? []);
  const insertEmployee = (clientId: string, one: Employee): void => {
    addEmployee.run(clientId, one.id, one.socialSecurityNumber ?? null, JSON.stringify(one));
  };

  return {
    /** All of it or nothing, and one write to the disk. */
    atOnce<Done>(work: () => Done): Done {
      database.exec('BEGIN');
      try {
        const done = work();
        database.exec('COMMIT');
        return done;
      } catch (error) {
        database.exec('ROLLBACK');
        throw error;
      }
    },
    clients: (): Client[] => clients.all().map(clientOf),
    client(id: string): Client | undefined {
      const row = client.get(id);
      return row && clientOf(row);
    },
    isWelcome(id: string, { code, userName, password }: Credentials): boolean {
      const row = client.get(id);
      return row?.['code'] === code && row['user_name'] === userName && row['password_hash'] === hashOf(password);
    },
    saveClient: (id: string, { code, userName, password }: Credentials): void =>
      void saveClient.run(id, code, userName, hashOf(password)),
    close: (id: string, until: string | null): void => void close.run(until, id),

    costCentres: (clientId: string): CostCentre[] => all(costCentres.all(clientId)),
    costCentre: (clientId: string, id: string) => parse<CostCentre>(costCentre.get(clientId, id)),
    replaceCostCentres(clientId: string, items: readonly CostCentre[]): void {
      dropCostCentres.run(clientId);
      for (const item of items) addCostCentre.run(clientId, item.id, JSON.stringify(item));
    },

    employees: (clientId: string, size = -1, offset = 0): Employee[] => all(employees.all(clientId, size, offset)),
    employee: (clientId: string, id: string) => parse<Employee>(employee.get(clientId, id)),
    employeeByNumber: (clientId: string, number: string) => parse<Employee>(employeeByNumber.get(clientId, number)),
    countEmployees: (clientId: string): number => Number(countEmployees.get(clientId)?.['total']),
    nextEmployeeId: (clientId: string): string => String(Number(countEmployees.get(clientId)?.['highest'] ?? 1000) + 1),
    addEmployee(clientId: string, one: Employee): void {
      insertEmployee(clientId, one);
      revise.run(clientId);
    },
    replaceEmployees(clientId: string, items: readonly Employee[]): void {
      dropEmployees.run(clientId);
      for (const item of items) insertEmployee(clientId, item);
      revise.run(clientId);
    },
    registration: (clientId: string, key: string) => parse<Employee>(registration.get(clientId, key)),
    noteRegistration: (clientId: string, key: string, answered: Employee): void =>
      void addRegistration.run(clientId, key, JSON.stringify(answered)),

    /** In the order of their arrival. */
    entries: (clientId: string): Entry[] => entries.all(clientId).map(entryOf),
    lastEntries: (clientId: string, count: number): Entry[] => lastEntries.all(clientId, count).map(entryOf),
    countLines: (clientId: string): number => Number(countLines.get(clientId)?.['total']),
    entry(clientId: string, externalId: string): Entry | undefined {
      const row = entry.get(clientId, externalId);
      return row && entryOf(row);
    },
    saveEntry(clientId: string, externalId: string, version: number, line: TimeLine | null): Entry {
      const row = saveEntry.get(clientId, externalId, version, line && JSON.stringify(line));
      if (!row) throw new Error('the line was not kept');
      return entryOf(row);
    },
  };
}
