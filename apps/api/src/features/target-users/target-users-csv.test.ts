import { beforeAll, expect, test } from 'vitest';
import { aWorker } from '#app/testing/a-worker.ts';
import { aTestApi, type TestUser } from '#app/testing/test-api.ts';

const api = await aTestApi();
let dispatcher: TestUser;
let accounting: TestUser;
beforeAll(async () => {
  const tenantId = await api.aTenant();
  dispatcher = await api.aUser({ tenantId, role: 'TENANT_USER_DISPATCHER' });
  accounting = await api.aUser({ tenantId, role: 'TENANT_USER_ACCOUNTING' });
  await aWorker(api, dispatcher, { firstName: 'Jörg', lastName: 'Müller' });
  await aWorker(api, dispatcher, { firstName: '=HYPERLINK("x")', lastName: 'Böse;r' });
  const worker = await aWorker(api, dispatcher, { firstName: 'Otto', lastName: 'Wartend', userState: 'ONBOARDING' });
  const save = `mutation ($id: String!) { updateStaffMember(targetUserId: $id, version: 2,
    input: { type: PERMANENT, accountingId: "P-0388", socialSecurityNumber: "1237010180", iban: "AT611904300234573201" }) { id } }`;
  expect((await api.call(save, { id: worker.id }, accounting.headers)).errors).toEqual([]);
  const other = await api.aUser({ tenantId: await api.aTenant(), role: 'TENANT_USER_DISPATCHER' });
  await aWorker(api, other, { lastName: 'Fremd' });
});

async function download(input: object, by = dispatcher): Promise<string[]> {
  const { data, errors } = await api.call(
    'mutation ($input: DownloadInput!) { createDownload(input: $input) { url } }',
    { input: { targetUsersCsv: input } },
    by.headers,
  );
  expect(errors).toEqual([]);
  const response = await api.app.inject({ method: 'GET', url: data.createDownload.url });
  return response.body.split('\r\n');
}

test('holds the filtered list in its order, with German labels', async () => {
  const [head, ...rows] = await download({
    filter: { userStates: ['ACTIVE'] },
    sort: { key: 'NAME', isDescending: true },
  });
  expect(head).toBe(
    '\ufeffNachname;Vorname;Akademischer Titel;Status;E-Mail;Telefon;Straße;PLZ;Ort;Land;Geburtsdatum;Geschlecht;' +
      'Staatsbürgerschaft;Aufenthaltsstatus;Personalpools;Einsatzarten;Bewertung;Beurteilungen;Stunden diese Woche;' +
      'Letzter Einsatz;Teamleitung;' +
      'Recruiting-Tag;Führerschein;Auto;Konfektionsgröße',
  );
  expect(rows[0]).toBe(
    'Müller;Jörg;BA;Aktiv;anna@example.at;+43 664 1234567;Neubaugasse 58/12;1070;Wien;Österreich;14.03.1998;weiblich;Österreich;' +
      'Österreichische Staatsbürgerschaft;Alle;Service;4;0;0;;nein;ja;ja;Auto zeitweise verfügbar;S',
  );
  expect(rows[1]).toMatch(/^"Böse;r";"'=HYPERLINK\(""x""\)";/);
  expect(rows).toHaveLength(3);
});

test('shows to accounting what only accounting may see, and sealed values to nobody', async () => {
  const file = (await download({}, accounting)).join('\n');
  expect(file).toContain('fix angestellt;;P-0388');
  expect(file).not.toMatch(/1237010180|AT61/);
  expect((await download({})).join('\n')).not.toContain('P-0388');
});
