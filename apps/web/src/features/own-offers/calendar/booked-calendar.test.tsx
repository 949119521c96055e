import { screen, within } from '@testing-library/dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { keptShifts } from '#platform/offline/kept-shifts.ts';
import { uiState } from '#platform/session/ui-state.ts';
import { aServer, LOST } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import type { OwnOfferCard } from '../own-offers-query.ts';
import { BookedCalendar } from './booked-calendar.tsx';

const shift = (description: string, startDateTime: string, endDateTime: string): OwnOfferCard => ({
  offerId: description,
  offerState: 'BOOKED',
  isOpened: true,
  preventedAt: null,
  isAbsent: false,
  asksToConfirm: false,
  canAnswer: true,
  recordedWork: null,
  appointment: {
    id: `a-${description}`,
    description,
    startDateTime,
    endDateTime,
    typeDescription: 'Service',
    venue: 'Palais Wehrgraf',
    address: { streetNameAndNumber: null, postalCode: null, location: null },
    meetingPlace: null,
    meetingTime: null,
    outfit: null,
  },
});
const PREVENTED = {
  ...shift('Gala', '2030-11-15T17:00:00+01:00', '2030-11-15T23:00:00+01:00'),
  preventedAt: '2030-11-14T09:00:00+01:00',
};
const ITEMS = [
  shift('Brunch', '2030-11-09T07:00:00+01:00', '2030-11-09T13:00:00+01:00'),
  shift('Ball', '2030-11-30T20:00:00+01:00', '2030-12-01T04:00:00+01:00'),
];
const ABSENCE = {
  id: 'b-1',
  startsAt: '2030-11-11T00:00:00+01:00',
  endsAt: '2030-11-13T00:00:00+01:00',
  isWholeDays: true,
  fromDay: '2030-11-11',
  toDay: '2030-11-12',
  note: null,
  createdBy: 'Anna',
};

it('marks a day for which the worker is prevented, instead of calling it booked', async () => {
  aServer({
    OwnOffers: () => ({ currentTargetUserOffers: { count: 1, items: [PREVENTED] } }),
    Absences: () => ({ absences: [] }),
  });
  renderScreen(<BookedCalendar />, { address: 'du' });
  const marked = await day(/15\. November, 1 Einsatz, verhindert gemeldet/);
  expect(marked.getAttribute('data-prevented')).toBe('true');
  expect(screen.getByText('verhindert gemeldet', { selector: 'li' })).toBeTruthy();
});

beforeEach(() => uiState.write('own-offers.day', '2030-11-09'));

const shown = () => {
  const server = aServer({
    OwnOffers: () => ({ currentTargetUserOffers: { count: 2, items: ITEMS } }),
    Absences: () => ({ absences: [ABSENCE] }),
    MarkOffersOpened: () => ({ markOffersOpened: true }),
  });
  return { server, ...renderScreen(<BookedCalendar />, { address: 'du' }) };
};
const day = (name: RegExp) => screen.findByRole('button', { name });

it('shows in a month what is booked, what is away and what is a holiday, and the shifts of the chosen day', async () => {
  const { person } = shown();
  await screen.findByRole('link', { name: 'Brunch' });
  expect(screen.getByRole('table', { name: 'November 2030' })).toBeTruthy();
  expect(screen.getByText('14,00 h')).toBeTruthy();
  await day(/^Montag, 11\. November, abwesend/);
  await day(/^Freitag, 1\. November, Allerheiligen/);
  await person.click(await day(/^Samstag, 30\. November, 1 Einsatz$/));
  await screen.findByRole('link', { name: 'Ball' });
  expect(screen.queryByRole('link', { name: 'Brunch' })).toBeNull();
});

it('brings the shifts of a pressed day into sight, and stays where it is on the way there by keys', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { person } = shown();
  await screen.findByRole('link', { name: 'Brunch' });
  (await day(/^Sonntag, 10\. November/)).focus();
  await person.keyboard('{ArrowLeft}{ArrowRight}');
  await person.click(await day(/^Sonntag, 10\. November/));
  expect(scrolled).not.toHaveBeenCalled();
  await person.click(await day(/^Samstag, 30\. November/));
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ block: 'nearest', behavior: 'smooth' });
  expect((scrolled.mock.contexts[0] as HTMLElement).textContent).toContain('Ball');
  scrolled.mockRestore();
});

it('is walked by keys, over the edge of the month', async () => {
  const { person, server } = shown();
  await screen.findByRole('link', { name: 'Brunch' });
  (await day(/^Samstag, 9\. November/)).focus();
  await person.keyboard('{ArrowRight}');
  expect(document.activeElement?.getAttribute('data-day')).toBe('2030-11-10');
  expect(screen.getByText('An diesem Tag bist du nicht gebucht.')).toBeTruthy();
  await person.keyboard('{PageDown}');
  expect(document.activeElement?.getAttribute('data-day')).toBe('2030-12-10');
  await screen.findByRole('table', { name: 'Dezember 2030' });
  const [, second] = server.of('OwnOffers');
  expect(second?.variables).toMatchObject({
    filter: { from: '2030-10-31T23:00:00.000Z', to: '2031-01-05T23:00:00.000Z' },
  });
});

it('shows a week by itself, and keeps that it does', async () => {
  const { person, unmount } = shown();
  await person.click(await screen.findByRole('button', { name: 'Woche' }));
  const grid = await screen.findByRole('table', { name: 'KW 45, 2030' });
  expect(within(grid).getAllByRole('cell')).toHaveLength(7);
  await person.click(screen.getByRole('button', { name: 'Nächste Woche' }));
  unmount();
  shown();
  await screen.findByRole('table', { name: 'KW 46, 2030' });
  uiState.write('own-offers.span', 'month');
});

it('shows without a network what was kept', async () => {
  const kept = {
    offerId: 'o-1',
    appointment: {
      ...shift('Gala', new Date(Date.now() + 3_600_000).toISOString(), new Date(Date.now() + 7_200_000).toISOString())
        .appointment,
      contact: null,
    },
  };
  const brand = { name: 'Agentur Nord', tenantTheme: {} };
  keptShifts.save({ savedAt: new Date().toISOString(), brand, shifts: [kept] });
  aServer({ OwnOffers: () => LOST, Absences: () => LOST });
  renderScreen(<BookedCalendar />, { address: 'du' });
  await screen.findByRole('heading', { name: 'Gala' });
});
