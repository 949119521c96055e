import { TARGET_USER_FAILURES } from '@gastspiel/domain/target-users/target-user-failures.ts';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import type { Viewer } from '#platform/viewer/viewer.ts';
import { aServer, LOST, refusal } from '#testing/a-server.ts';
import { renderPage } from '#testing/render.tsx';
import type { TargetUser } from '../target-user-query.ts';
import { aWorker } from './a-worker.fixture.ts';
import { TargetUserPage } from './target-user-page.tsx';
import { WorkerHistory } from './worker-history.tsx';

const IBAN = 'AT611904300234573201';
const as = (userRole: NonNullable<Viewer['user']>['userRole']): Partial<Viewer> => ({
  tenant: { hasInvoicingModule: true } as Viewer['tenant'],
  user: { userRole, userState: 'ACTIVE', firstName: 'Nora', lastName: 'Winter', hasDeviceAccessTicket: true },
});
const entry = (path: string, before: string | null, after: string) => ({
  ...{ id: `${path} ${after}`, at: '2026-11-02T08:12:00Z', actorName: 'Nora Winter', bySystem: false, subjectId: null },
  changes: [{ path, before, after }],
});

/** A worker's page with their history, at a server that does what it is told. */
const shown = (
  worker: TargetUser,
  viewer = as('TENANT_USER_DISPATCHER'),
  answers: Parameters<typeof aServer>[0] = {},
) => {
  const world = { worker, history: [] as object[] };
  const server = aServer({
    TargetUser: () => ({ targetUser: world.worker }),
    TargetUserHistory: () => ({ targetUser: { history: { count: world.history.length, items: world.history } } }),
    TenantChoices: () => ({ tenantInformation: { targetUserPools: [], appointmentTypes: [] } }),
    Assessments: () => ({ averageTargetUserAssessment: null, assessments: { count: 0, items: [] } }),
    Feedbacks: () => ({ feedbacks: { count: 0, items: [] } }),
    Denials: () => ({ invoiceRecipientDenials: [] }),
    Absences: () => ({ absences: [] }),
    TargetUserWorkSummary: () => ({
      targetUserWorkSummary: { minutesThisMonth: 0, minutesThisYear: 0, shiftsThisYear: 0, missedCount: 0, missed: [] },
    }),
    CostCenters: () => ({ fetchStaffMemberWithCostCenters: { costCenters: [] } }),
    OffersAhead: () => ({
      targetUserOffersInFutureCount: { contacted: 2, accepted: 0, booked: 0, declined: 0 },
      targetUserOffers: { items: [] },
    }),
    SetTargetUserState: (variables) => {
      const state = variables['state'] as unknown as TargetUser['userState'];
      world.history = [entry('userState', world.worker.userState, state), ...world.history];
      world.worker = { ...world.worker, userState: state };
      return { setTargetUserState: { id: 'w-1' } };
    },
    RevealTargetUserSecret: () => {
      world.history = [entry('revealed', null, 'IBAN')];
      return { revealTargetUserSecret: { value: IBAN } };
    },
    ...answers,
  });
  const page = (
    <>
      <TargetUserPage />
      <WorkerHistory />
    </>
  );
  return { server, world, ...renderPage('/target_user/$targetUserId', '/target_user/w-1', page, viewer) };
};
const button = (name: string) => screen.findByRole('button', { name });
const steps = async (person: ReturnType<typeof shown>['person']) => {
  await person.click(await button('Weitere Schritte'));
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
};
const takeStep = async (person: ReturnType<typeof shown>['person'], name: string) => {
  await steps(person);
  await person.click(screen.getByRole('menuitem', { name }));
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
};

const WITH_IBAN: Partial<TargetUser> = {
  staffMember: { type: 'ON_DEMAND', costCenterId: null, accountingId: 'P-0388' },
  secretMasks: { socialSecurityNumber: null, iban: '•••• 3201', bic: null },
};

it('says before anybody looks at a number that each look is kept, shows it in the history, and hides the number again', async () => {
  const worker = aWorker({ ...WITH_IBAN, viewerCanEdit: false, viewerCanEditStaffMember: true });
  const { person } = shown(worker, as('TENANT_USER_ACCOUNTING'));
  await screen.findByText('Jede Einsicht wird protokolliert');
  expect(screen.queryByText(IBAN)).toBeNull();
  await person.click(await button('IBAN anzeigen'));
  await screen.findByText(IBAN);
  await screen.findByText('IBAN eingesehen');
  await person.click(await button('IBAN verbergen'));
  expect(screen.queryByText(IBAN)).toBeNull();
});

it('says why a number can not be looked at', async () => {
  const { person } = shown(aWorker(WITH_IBAN), as('TENANT_USER_ACCOUNTING'), {
    RevealTargetUserSecret: () => refusal(TARGET_USER_FAILURES.noSecret),
  });
  await person.click(await button('IBAN anzeigen'));
  expect((await screen.findByRole('alert')).textContent).toBe(TARGET_USER_FAILURES.noSecret.message);
  screen.getByText('•••• 3201');
});

it('has nothing of payroll for the office that plans, and no step that is for those who care', async () => {
  const { person } = shown(aWorker());
  await screen.findByRole('heading', { level: 1, name: 'Lena Huber' });
  expect(screen.queryByText('Lohnverrechnung')).toBeNull();
  expect(await steps(person)).toEqual(['Sperren', 'Löschen']);
});

it('lets nobody work with somebody whom the law alone keeps; what is kept can still be handed out', async () => {
  const gone = aWorker({ restrictedUntil: '2033-12-31', viewerCanEdit: false });
  const { person, server } = shown(gone, as('TENANT_USER_CUSTOMER_CARE'));
  await screen.findByRole('heading', { name: 'Daten eingeschränkt' });
  screen.getByText(/wird bis 31\.12\.2033 aufbewahrt/);
  expect(screen.queryByRole('link', { name: 'Bearbeiten' })).toBeNull();
  for (const name of ['Beurteilen', 'Freigeben']) expect(screen.queryByRole('button', { name })).toBeNull();
  expect(await steps(person)).toEqual(['Daten exportieren']);
  expect(server.of('Assessments')).toEqual([]);
});

it('asks for the pool that is missing, and releases into it', async () => {
  const pool = aWorker().availableInPoolIds[0] ?? '';
  const waiting = aWorker({ userState: 'ONBOARDING', availableInPoolIds: [], missingForRelease: ['POOL'] });
  const { person, server } = shown(waiting, as('TENANT_USER_DISPATCHER'), {
    TenantChoices: () => ({
      tenantInformation: { targetUserPools: [{ id: pool, description: 'Team Wien' }], appointmentTypes: [] },
    }),
    UpdateTargetUser: () => ({ updateTargetUser: { id: 'w-1' } }),
  });
  await person.click(await button('Freigeben'));
  await person.click(await screen.findByRole('combobox', { name: 'Personalpools' }));
  await person.click(await screen.findByRole('option', { name: 'Team Wien' }));
  await person.keyboard('{Escape}');
  await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Freigeben' }));
  await waitFor(() => expect(server.of('UpdateTargetUser')).toHaveLength(1));
  expect(server.of('UpdateTargetUser')[0]?.variables).toMatchObject({
    version: 3,
    input: { userState: 'ACTIVE', availableInPoolIds: [pool] },
  });
});

it('asks for the facts that are missing, lets none of them stay empty, and releases with them', async () => {
  const waiting = aWorker({ userState: 'ONBOARDING', missingForRelease: ['BIRTHDAY', 'PHONE'] });
  const { person, server } = shown(waiting, as('TENANT_USER_DISPATCHER'), {
    UpdateTargetUser: () => ({ updateTargetUser: { id: 'w-1' } }),
  });
  await screen.findByText(/Für die Freigabe fehlt noch: Geburtsdatum, Telefon\./);
  await person.click(await button('Freigeben'));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByLabelText('Geburtsdatum'), '14.03.1998');
  await person.click(dialog.getByRole('button', { name: 'Freigeben' }));
  await dialog.findByText('Für die Freigabe nötig: Telefon.');
  await person.type(dialog.getByLabelText('Telefon'), '0664 1234567');
  await person.click(dialog.getByRole('button', { name: 'Freigeben' }));
  await waitFor(() => expect(server.of('UpdateTargetUser')).toHaveLength(1));
  expect(server.of('UpdateTargetUser')[0]?.variables).toMatchObject({
    input: { userState: 'ACTIVE', sectorAttributes: { birthday: '1998-03-14', phoneNumber: '+43 664 1234567' } },
  });
});

it('asks the person by mail for a number that is sealed, and releases nobody without it', async () => {
  const waiting = aWorker({ userState: 'ONBOARDING', missingForRelease: ['SOCIAL_SECURITY_NUMBER'] });
  const { person, server } = shown(waiting, as('TENANT_USER_DISPATCHER'), {
    AskForMissing: () => ({ askForMissing: { asked: 1, askedBeforeIds: [] } }),
  });
  await person.click(await button('Freigeben'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Freigabe noch nicht möglich' }));
  await person.click(dialog.getByRole('button', { name: 'Per E-Mail um Angaben bitten' }));
  await screen.findByText('1 E-Mail verschickt');
  expect(server.of('AskForMissing')[0]?.variables).toEqual({ ids: ['w-1'], isAgain: false });
  expect(server.of('SetTargetUserState')).toEqual([]);
});

it('releases in one step who waits, and says nothing of waiting any more', async () => {
  const { person } = shown(aWorker({ userState: 'ONBOARDING' }));
  await screen.findByRole('heading', { name: 'Wartet auf Freigabe' });
  await person.click(await button('Freigeben'));
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Freigeben' }));
  await screen.findByText('Lena Huber ist freigegeben');
  await waitFor(() => expect(screen.queryByText('Wartet auf Freigabe')).toBeNull());
});

it('blocks and lets in again, and the history tells both', async () => {
  const { person, server } = shown(aWorker());
  await takeStep(person, 'Sperren');
  await screen.findByText('Lena Huber ist gesperrt');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await takeStep(person, 'Entsperren');
  await screen.findByText('Lena Huber ist entsperrt');
  expect(server.of('SetTargetUserState').map(({ variables }) => variables['state'])).toEqual(['BLOCKED', 'ACTIVE']);
  await screen.findByText('Entsperrt');
  await screen.findByText('Gesperrt', { selector: 'section *' });
});

it('invites nobody who is blocked, and asks nobody for a pool', async () => {
  const invited = { userState: 'BLOCKED', invitationState: 'REVOKED' } as const;
  const { unmount } = shown(aWorker(invited));
  await screen.findByText('Die Einladung wurde zurückgezogen');
  expect(screen.queryByRole('button', { name: 'Erneut einladen' })).toBeNull();
  unmount();
  shown(aWorker({ userState: 'ONBOARDING', missingForRelease: ['POOL'] }));
  await button('Freigeben');
  expect(screen.queryByRole('button', { name: 'Per E-Mail um Angaben bitten' })).toBeNull();
});

it('can load a card again that failed, and shows all the others meanwhile', async () => {
  let isBack = false;
  const { person } = shown(aWorker(), as('TENANT_USER_DISPATCHER'), {
    Absences: () => (isBack ? { absences: [] } : LOST),
  });
  await screen.findByText('Die Abwesenheiten konnten nicht geladen werden');
  screen.getByRole('heading', { level: 1, name: 'Lena Huber' });
  isBack = true;
  await person.click(await button('Jetzt neu laden'));
  await waitFor(() => expect(screen.queryByText('Die Abwesenheiten konnten nicht geladen werden')).toBeNull());
});

it('hands out what is kept of the worker after saying that this is noted', async () => {
  const followed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { person, server } = shown(aWorker(), as('TENANT_USER_CUSTOMER_CARE'), {
    CreateDownload: () => ({ createDownload: { url: '#' } }),
  });
  await steps(person);
  await person.click(screen.getByRole('menuitem', { name: 'Daten exportieren' }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText('Der Export wird im Verlauf vermerkt.');
  expect(server.of('CreateDownload')).toEqual([]);
  await person.click(dialog.getByRole('button', { name: 'Herunterladen' }));
  await waitFor(() => expect(followed).toHaveBeenCalledOnce());
  expect(JSON.stringify(server.of('CreateDownload')[0]?.variables)).toContain('w-1');
});
