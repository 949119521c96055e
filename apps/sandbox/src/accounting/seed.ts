import { addDays, addMonths, type Day } from '@gastspiel/domain/time/vienna-day.ts';
import type { Employee } from '#sandbox/accounting/books.ts';
import type { ClientWish } from '#sandbox/accounting/clients-route.ts';

const costCentre = (number: string, name: string, isActive = true) => ({ id: `KST-${number}`, number, name, isActive });

const COST_CENTRES = [
  costCentre('210', 'Service Wien'),
  costCentre('220', 'Bar Wien'),
  costCentre('230', 'Küche Wien'),
  costCentre('240', 'Garderobe Wien'),
  costCentre('250', 'Teamleitung Wien'),
  costCentre('260', 'Bankett und Catering'),
  costCentre('270', 'Messen und Kongresse'),
  costCentre('280', 'Stammpersonal'),
  costCentre('290', 'Hüttendienst', false),
  costCentre('310', 'Service Niederösterreich'),
  costCentre('320', 'Bar Niederösterreich'),
  costCentre('330', 'Küche Niederösterreich'),
];

type Person = readonly [firstName: string, lastName: string, birthday: Day, number: string | null];

/** Workers of the demo, by the numbers that it gives them; a test compares the two. Payroll programs seldom know accents. */
const KNOWN_BY_NUMBER: readonly Person[] = [
  ['Anna', 'Pichler', '1981-11-14', '5583141181'],
  ['Florian', 'Eder', '1977-05-06', '3954060577'],
  ['Mia', 'Scheiber', '1987-09-30', '1789300987'],
  ['Maximiliane-Theresia Katharina', 'Schwarzenberg-Hohenlohe-Langenburg-Waldecks', '1974-10-15', '5672151074'],
  ['Miriam', 'Fink', '2002-03-11', '8916110302'],
  ['Katarina', 'Wagner', '1973-06-27', '2608270673'],
  ['Nina', 'Steiner', '2000-02-14', '7269140200'],
  ['Hannah', 'Hofstätter', '1989-02-16', '4392160289'],
  ['Bianca', 'Huber', '1990-06-18', '1558180690'],
  ['Michael', 'Moser', '1983-01-09', '2891090183'],
  ['Nikola', 'Steiner', '1987-01-15', '7163150187'],
  ['Christoph', 'Kogler', '1998-01-12', '8355120198'],
  ['Stefan', 'Steiner', '1976-09-24', '1058240976'],
  ['Yusuf', 'Gross', '1990-03-26', '1499260390'],
  ['Zeynep', 'Kaya', '1990-08-11', '2553110890'],
  ['Manuel', 'Yilmaz', '2003-06-04', '7188040603'],
  ['Zeynep', 'Jovanovic', '1976-03-16', '3749160376'],
];

/** The demo has no number of theirs. */
const KNOWN_BY_NAME: readonly Person[] = [
  ['Stefanie', 'Haas', '1980-04-29', '5281290480'],
  ['Philipp', 'Winter', '1990-10-25', '7330251090'],
];

/** A name by marriage; day and month swapped; one worker who is two employees. */
const DOUBTFUL: readonly Person[] = [
  ['Amina', 'Cosic-Bauer', '1994-07-19', '4127190794'],
  ['Katarina', 'Brunner', '1995-06-09', null],
  ['Sebastian', 'Nagy', '1996-04-23', '6196230496'],
  ['Sebastian', 'Nagy', '1996-04-23', null],
];

const [LEFT, ENTERED]: readonly [Person, Person] = [
  ['Herbert', 'Kainrath', '1966-02-11', '2640110266'],
  ['Selin', 'Arslan', '2004-09-05', '8728050904'],
];

/** The client of the demo agency Wiener Tafelrunde. */
export function seedOn(today: Day): ClientWish & { readonly clientId: string } {
  const others = [...KNOWN_BY_NUMBER, ...KNOWN_BY_NAME, ...DOUBTFUL].map((person) => ({
    person,
    entryDate: addMonths(today, -30),
  }));
  const people = [
    ...others,
    { person: LEFT, entryDate: addMonths(today, -90), exitDate: addMonths(today, -5) },
    { person: ENTERED, entryDate: addDays(today, -10) },
  ];
  const active = COST_CENTRES.filter(({ isActive }) => isActive);
  const employees = people.map(
    ({ person: [firstName, lastName, birthday, socialSecurityNumber], ...dates }, i): Employee => ({
      id: String(1001 + i),
      firstName,
      lastName,
      birthday,
      socialSecurityNumber,
      costCentreId: active[i % active.length]?.id ?? null,
      employment: i % 4 === 0 ? 'PERMANENT' : 'ON_DEMAND',
      ...dates,
    }),
  );
  return {
    clientId: '4711',
    code: 'tafelrunde',
    userName: 'gastspiel.tafelrunde',
    password: 'sandbox-geheim',
    costCentres: COST_CENTRES,
    employees,
  };
}
