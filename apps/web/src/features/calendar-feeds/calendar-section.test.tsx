import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { aServer } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import { CalendarSection } from './calendar-section.tsx';

/** A server at which each new link takes the place of the one before. */
const shown = () => {
  const world = { made: 0, feed: null as object | null };
  const server = aServer({
    CalendarFeed: () => ({ calendarFeed: world.feed }),
    CreateCalendarFeed: () => {
      world.made += 1;
      world.feed = { createdAt: '2026-11-02T08:12:00Z' };
      return { createCalendarFeed: { url: `/calendar/geheim-${world.made}.ics` } };
    },
    RevokeCalendarFeed: () => {
      world.feed = null;
      return { revokeCalendarFeed: true };
    },
  });
  return { server, ...renderScreen(<CalendarSection />, { address: 'du' }) };
};
const button = async (name: string) => {
  const found = await screen.findByRole('button', { name });
  await waitFor(() => expect(found).toHaveProperty('disabled', false));
  return found;
};
const inDialog = async (name: string) => within(await screen.findByRole('dialog')).getByRole('button', { name });
const link = () => screen.findByLabelText('Kalenderlink');

it('shows the whole link once, to be copied or opened by the calendar of the phone', async () => {
  const { person } = shown();
  await person.click(await button('Kalenderlink erstellen'));
  expect((await link()).textContent).toMatch(/^https?:\/\/[^/]+\/calendar\/geheim-1\.ics$/);
  expect(screen.getByRole('link', { name: 'Im Kalender abonnieren' }).getAttribute('href')).toMatch(/^webcal:\/\//);
  await screen.findByText(/^Dein Kalenderlink ist seit 02\.11\.2026.* aktiv\.$/);
});

it('makes another link only after saying that the one before ends', async () => {
  const { person, server } = shown();
  await person.click(await button('Kalenderlink erstellen'));
  await person.click(await button('Neuen Link erstellen'));
  await screen.findByText(/Der bisherige Link funktioniert dann nicht mehr/);
  expect(server.of('CreateCalendarFeed')).toHaveLength(1);
  await person.click(await inDialog('Neuen Link erstellen'));
  await waitFor(async () => expect((await link()).textContent).toContain('geheim-2'));
});

it('shows no link any more once it was revoked, and offers a new one', async () => {
  const { person } = shown();
  await person.click(await button('Kalenderlink erstellen'));
  await person.click(await button('Link widerrufen'));
  await person.click(await inDialog('Link widerrufen'));
  await screen.findByText('Kalenderlink widerrufen');
  await button('Kalenderlink erstellen');
  expect(screen.queryByLabelText('Kalenderlink')).toBeNull();
});
