import type { Locator, Page } from '@playwright/test';
import { callAs } from '#e2e/call-as.ts';
import { APP, expect } from '#e2e/journey.ts';
import { PEOPLE } from '#e2e/people.ts';

export const BOARD = '/appointments';
const DOMAIN = 'tafelrunde.example';
const DAY_MS = 24 * 3_600_000;

/** A Monday beyond the demo's shifts, another one for each journey. */
export function mondayAhead(weeks: number): Date {
  const today = new Date();
  const sinceMonday = (today.getUTCDay() + 6) % 7;
  return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() - sinceMonday + 7 * weeks));
}
export const plus = (day: Date, days: number): Date => new Date(day.getTime() + days * DAY_MS);
const iso = (day: Date): string => day.toISOString().slice(0, 10);
export const german = (day: Date): string => iso(day).split('-').toReversed().join('.');
export const unique = (name: string): string => `${name} ${Date.now()}`;

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
export const optional = (page: Page, label: string) => page.getByLabel(`${label} (optional)`, { exact: true });
export const button = (page: Page | Locator, label: string) => page.getByRole('button', { name: label, exact: true });
/** The menu of an entry, whichever its day. */
export const menuOf = (page: Page, description: string) =>
  page.getByRole('button', { name: `Aktionen für „${description}“` });
export const card = (page: Page, description: string) => page.getByRole('link', { name: description });
export const cell = (page: Page, day: Date, band: 'Früh' | 'Tag' | 'Abend') =>
  page.getByRole('row', { name: new RegExp(`^${band}`) }).locator(`td[data-day="${iso(day)}"]`);
export const place = (page: Page, day: Date, band: 'Früh' | 'Tag' | 'Abend', description: string) =>
  cell(page, day, band).getByRole('link', { name: description });

export async function choose(page: Page, label: string, option: string): Promise<void> {
  await field(page, label).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

export async function openWeek(page: Page, monday: Date): Promise<void> {
  await page.evaluate(
    (day) => window.sessionStorage.setItem('uiState.appointments.day', JSON.stringify(day)),
    iso(monday),
  );
  await page.goto(`${APP}${BOARD}`);
  await expect(page.getByRole('heading', { level: 2, name: /^KW/ })).toBeVisible();
}

interface Planned {
  readonly description: string;
  readonly day: Date;
  readonly hours: readonly [start: string, end: string];
  readonly booked?: number;
}

/** Plans a shift as a colleague would, on another device; with people booked who are free then. */
export async function plan({ description, day, hours: [start, end], booked = 0 }: Planned) {
  const call = await callAs(PEOPLE.boardColleague, DOMAIN);
  const { tenantInformation: agency } = (await call(
    '{ tenantInformation { defaultTargetUserPoolId appointmentTypes { id } } }',
  )) as { tenantInformation: { defaultTargetUserPoolId: string; appointmentTypes: { id: string }[] } };
  const input = {
    description,
    startDateTime: `${iso(day)}T${start}:00Z`,
    endDateTime: `${iso(day)}T${end}:00Z`,
    desiredTargetUsers: 4,
    typeId: agency.appointmentTypes[0]?.id,
    targetUserPoolId: agency.defaultTargetUserPoolId,
    sectorAttributes: {
      customer: 'Hofburg Bankett',
      venue: 'Festsaal',
      address: { countryCode: 'AT' },
      meetingInformation: {},
    },
    internalAttributes: {},
  };
  const { createAppointment: made } = (await call(
    'mutation ($input: AppointmentInput!) { createAppointment(input: $input) { id version } }',
    { input },
  )) as { createAppointment: { id: string; version: number } };
  if (booked > 0) {
    const { targetUsersAvailableForAppointment: page } = (await call(
      'query ($id: String!) { targetUsersAvailableForAppointment(appointmentId: $id, filter: { availabilities: [AVAILABLE] }) { items { id } } }',
      { id: made.id },
    )) as { targetUsersAvailableForAppointment: { items: { id: string }[] } };
    for (const { id } of page.items.slice(0, booked)) {
      await call(
        'mutation ($a: String!, $t: String!) { createBooking(appointmentId: $a, targetUserId: $t) { offerId } }',
        {
          a: made.id,
          t: id,
        },
      );
    }
  }
  const rename = (name: string) =>
    call(
      'mutation ($id: String!, $version: Int!, $input: AppointmentInput!) { updateAppointment(appointmentId: $id, version: $version, input: $input) { withdrawnOffers } }',
      { id: made.id, version: made.version, input: { ...input, description: name } },
    );
  return { ...made, rename };
}
