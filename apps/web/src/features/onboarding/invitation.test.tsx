import { ONBOARDING_FAILURES } from '@gastspiel/domain/onboarding/onboarding-failures.ts';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { observable } from '#platform/state/observable.ts';
import { useObservable } from '#platform/state/use-observable.ts';
import type { Viewer } from '#platform/viewer/viewer.ts';
import { aServer, refusal } from '#testing/a-server.ts';
import { act } from '#testing/library.tsx';
import { renderPage, renderScreen } from '#testing/render.tsx';
import { startQuery } from './draft.ts';
import { Invitation } from './invitation.tsx';
import { OnboardingPage } from './onboarding-page.tsx';

const AGENCIES: Readonly<Record<string, string>> = {
  'TAFEL-TEAM': 'Wiener Tafelrunde',
  'ALPEN-CREW': 'Alpen Service Crew',
};

/** Somebody new who follows a link; `open` goes to another one, as the address would. */
const invited = (
  code: string,
  otherwise: () => object = () => refusal(ONBOARDING_FAILURES.wrongCode),
  answers: Parameters<typeof aServer>[0] = {},
) => {
  const at = observable(code);
  aServer({
    OnboardingDraft: () => ({ onboardingDraft: null }),
    SaveOnboardingDraft: () => ({ saveOnboardingDraft: true }),
    OnboardingOptions: ({ code: asked }) =>
      AGENCIES[String(asked)]
        ? {
            onboardingOptions: {
              ...{ flow: 'TARGET_USER', tenantName: AGENCIES[String(asked)], tenantTheme: {} },
              ...{ isInvitation: false, checkboxes: [], appointmentTypes: [] },
            },
          }
        : otherwise(),
    ...answers,
  });
  function Screen() {
    const current = useObservable(at);
    const { data: start } = useQuery(startQuery);
    return start ? <Invitation invited={current} start={start} /> : null;
  }
  return { ...renderScreen(<Screen />), open: (next: string) => act(() => at.set(next)) };
};
const code = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Zuordnungscode/ });
const goOn = () => screen.getByRole('button', { name: 'Weiter' });
const title = () => screen.findByRole('textbox', { name: /^Akademischer Titel/ });
const welcome = (agency: string) => screen.findByRole('heading', { level: 1, name: `Willkommen bei ${agency}` });

it('asks for another code where that of the link is wrong, and keeps what was filled in when the code changes', async () => {
  const { person, path, open } = invited('TAFEL-TAEM');
  await screen.findByText(ONBOARDING_FAILURES.wrongCode.message);
  screen.getByText(/bekommt vom Anbieter gern ein Angebot/);
  expect((await code()).value).toBe('TAFEL-TAEM');
  await person.clear(await code());
  await person.type(await code(), 'tafel-team');
  await person.click(goOn());
  await waitFor(() => expect(path()).toBe('/onboarding/TAFEL-TEAM'));
  open('TAFEL-TEAM');
  await welcome('Wiener Tafelrunde');
  await person.type(await title(), 'Mag.');

  await person.click(screen.getByRole('button', { name: 'Code ändern' }));
  expect((await code()).value).toBe('TAFEL-TEAM');
  await person.clear(await code());
  await person.type(await code(), 'ALPEN-CREW');
  await person.click(goOn());
  await waitFor(() => expect(path()).toBe('/onboarding/ALPEN-CREW'));
  open('ALPEN-CREW');
  await welcome('Alpen Service Crew');
  expect(await title()).toHaveProperty('value', 'Mag.');
});

it('says at the field when too many codes were wrong, and asks again for the same one', async () => {
  const answers = [refusal(ONBOARDING_FAILURES.wrongCode), refusal(ONBOARDING_FAILURES.tooManyAttempts)];
  const { person } = invited('TAFEL-TAEM', () => answers.shift() ?? refusal(ONBOARDING_FAILURES.wrongCode));
  await screen.findByText(ONBOARDING_FAILURES.wrongCode.message);
  await person.click(goOn());
  await screen.findByText(ONBOARDING_FAILURES.tooManyAttempts.message);
  expect((await code()).value).toBe('TAFEL-TAEM');
});

it('stays with what was filled in, and the reason, when the agency takes nobody', async () => {
  const options = { flow: 'TENANT_USER', tenantName: 'Wiener Tafelrunde', tenantTheme: {} };
  const { person } = invited('TAFEL-BUERO', undefined, {
    OnboardingOptions: () => ({ onboardingOptions: { ...options, checkboxes: [], appointmentTypes: [] } }),
    CompleteOnboarding: () => refusal(ONBOARDING_FAILURES.wrongForm),
  });
  await person.type(await screen.findByRole('textbox', { name: /^Vorname/ }), 'Nora');
  await person.type(screen.getByRole('textbox', { name: /^Nachname/ }), 'Winter');
  await person.type(screen.getByRole('textbox', { name: /^E-Mail/ }), 'nora@example.at');
  await person.click(screen.getByRole('button', { name: 'Absenden' }));
  await screen.findByText(ONBOARDING_FAILURES.wrongForm.message);
  expect(screen.getByRole('textbox', { name: /^Vorname/ })).toHaveProperty('value', 'Nora');
});

it('tells whoever belongs to an agency that they do, and leads home', async () => {
  renderPage('/onboarding/$code', '/onboarding/TAFEL-TEAM', <OnboardingPage />, {
    tenant: { name: 'Wiener Tafelrunde' } as Viewer['tenant'],
  });
  await screen.findByRole('heading', { name: 'Sie gehören schon zu einer Agentur' });
  screen.getByText(/^Ihre Anmeldung gehört zu Wiener Tafelrunde\./);
  expect(screen.getByRole('link', { name: 'Zur Startseite' }).getAttribute('href')).toBe('/');
});

const PERSONAL = 'a.b.c';
const mira = { firstName: 'Mira', lastName: 'Hollaus', contactEmail: 'mira@example.at' };
const personally = (form: string | null) =>
  invited(PERSONAL, undefined, {
    OnboardingOptions: () => ({
      onboardingOptions: {
        ...{ flow: 'TARGET_USER', tenantName: 'Wiener Tafelrunde', tenantTheme: {} },
        ...{ isInvitation: true, checkboxes: [], appointmentTypes: [] },
      },
    }),
    OpenInvitation: () => ({ openInvitation: { ...mira, form } }),
  });

it('begins a personal invitation with what the agency knows, and shows no code', async () => {
  personally(JSON.stringify({ sectorAttributes: { academicTitle: 'Dr.' } }));
  expect(await title()).toHaveProperty('value', 'Dr.');
  expect(screen.getByRole('textbox', { name: 'Vorname' })).toHaveProperty('value', 'Mira');
  screen.getByText('Persönliche Einladung');
});

it('says to whom the provider does not vouch for that the agency will look', async () => {
  personally(null);
  await screen.findByText(/Die Agentur prüft, ob du es bist/);
  expect(await title()).toHaveProperty('value', '');
});
