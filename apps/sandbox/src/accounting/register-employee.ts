import { isSocialSecurityNumber } from '@gastspiel/domain/target-users/social-security-number.ts';
import { dayOf, isDay } from '@gastspiel/domain/time/vienna-day.ts';
import { type Answer, problem } from '#sandbox/accounting/answer.ts';
import type { Books, Employee } from '#sandbox/accounting/books.ts';
import { isObject } from '#sandbox/http/read-body.ts';

type Body = Readonly<Record<string, unknown>>;

/** Registers somebody new, once for each key. */
export function registerEmployee(books: Books, clientId: string, key: string | undefined, body: Body = {}): Answer {
  if (!key) return problem(422, 'INVALID_INPUT', { field: 'Idempotency-Key' });
  const before = books.registration(clientId, key);
  if (before) return { status: 201, body: before };
  const field = wrongFieldOf(body, (id) => books.costCentre(clientId, id)?.isActive === true);
  if (field) return problem(422, 'INVALID_INPUT', { field, message: `${field} fehlt oder ist falsch.` });
  const known = books.employeeByNumber(clientId, String(body['socialSecurityNumber']));
  if (known) return problem(409, 'EMPLOYEE_EXISTS', { employeeId: known.id });
  return books.atOnce(() => {
    const id = books.nextEmployeeId(clientId);
    const employee = { ...(body as unknown as Employee), id, entryDate: dayOf(new Date()), exitDate: null };
    books.addEmployee(clientId, employee);
    const answered = shownEmployee(employee);
    books.noteRegistration(clientId, key, answered);
    return { status: 201, body: answered };
  });
}

/** The facts of an employee that the interface tells; everything else that was registered stays inside. */
export const shownEmployee = (one: Employee): Employee => ({
  id: one.id,
  title: one.title ?? null,
  firstName: one.firstName,
  lastName: one.lastName,
  birthday: one.birthday ?? null,
  socialSecurityNumber: one.socialSecurityNumber ?? null,
  costCentreId: one.costCentreId ?? null,
  employment: one.employment,
  entryDate: one.entryDate ?? null,
  exitDate: one.exitDate ?? null,
});

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const isTextOrNone = (value: unknown): boolean => value === undefined || value === null || isText(value);

/** The first field that is missing or wrong. */
function wrongFieldOf(body: Body, isCostCentre: (id: string) => boolean): string | undefined {
  const address = isObject(body['address']) ? body['address'] : {};
  const { birthday, socialSecurityNumber, costCentreId, employment, nationality } = body;
  const rules: readonly (readonly [field: string, isRight: boolean])[] = [
    ['firstName', isText(body['firstName'])],
    ['lastName', isText(body['lastName'])],
    ['birthday', isText(birthday) && isDay(birthday)],
    ['socialSecurityNumber', isText(socialSecurityNumber) && isSocialSecurityNumber(socialSecurityNumber)],
    ['occupation', isText(body['occupation'])],
    ['employment', employment === 'PERMANENT' || employment === 'ON_DEMAND'],
    ['address.street', isText(address['street'])],
    ['address.postalCode', isText(address['postalCode'])],
    ['address.location', isText(address['location'])],
    ['address.country', isText(address['country'])],
    ['title', isTextOrNone(body['title'])],
    ['gender', isTextOrNone(body['gender'])],
    ['nationality', isTextOrNone(nationality) && /^[A-Z]{2}$/.test(String(nationality ?? 'AT'))],
    ['iban', isTextOrNone(body['iban'])],
    ['costCentreId', isTextOrNone(costCentreId) && (!isText(costCentreId) || isCostCentre(costCentreId))],
  ];
  return rules.find(([, isRight]) => !isRight)?.[0];
}
