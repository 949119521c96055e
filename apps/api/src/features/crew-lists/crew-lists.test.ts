import { CREW_LIST_FAILURES } from '@gastspiel/domain/crew-lists/crew-list-failures.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { aGala } from '#app/testing/a-gala.ts';
import { anAppointment } from '#app/testing/an-appointment.ts';
import { classOf } from '#app/testing/class-of.ts';
import { at, day, germanDay } from '#app/testing/days.ts';
import { offerCalls } from '#app/testing/offer-calls.ts';
import { readPdf } from '#app/testing/read-pdf.ts';
import { aTestApi } from '#app/testing/test-api.ts';

const api = await aTestApi();
const calls = offerCalls(api, () => stage.dispatcher);
let stage: Awaited<ReturnType<typeof aGala>>;
beforeEach(async () => {
  stage = await aGala(api);
});

const ask = (input: string, by = stage.dispatcher) =>
  api.call(`mutation { createDownload(input: { ${input} }) { url } }`, {}, by.headers);
const ofGala = () => `crewListPdf: { appointmentId: "${stage.gala}" }`;

async function printed(input: string) {
  const { data, errors } = await ask(input);
  expect(errors).toEqual([]);
  const answer = await api.app.inject({ method: 'GET', url: data.createDownload.url });
  expect(answer.headers['content-type']).toBe('application/pdf');
  const { pages } = await readPdf(answer.rawPayload);
  return { pages, name: decodeURIComponent(String(answer.headers['content-disposition'])) };
}

describe('the crew list', () => {
  test('says to the team leader who comes when and where, and how to reach them', async () => {
    await calls.booked(stage.anna, stage.gala);
    await calls.offer(stage.bela, stage.gala);
    const { pages, name } = await printed(ofGala());
    expect(name).toContain(`Teamliste Gala-Dinner der Handelskammer ${day(0)}.pdf`);
    expect(pages).toHaveLength(1);
    for (const words of [
      'Teamliste für die Teamleitung',
      'Gala-Dinner der Handelskammer',
      '18:00–02:00 +1',
      '1 Person',
      '17:30, Personaleingang',
      'Palais Ferstel',
      'Strauchgasse 4, 1010 Wien',
      'Anna Pichler',
      '+43 664 1234567',
      'nach dem Einsatz bitte vernichten',
    ]) {
      expect(pages[0]).toContain(words);
    }
    expect(pages[0]).not.toContain('Kovács');
  });

  test('names who leads, and marks who can not come', async () => {
    await api.asOwner('update target_users set is_deployable_as_team_leader = true where user_id = $1', [
      stage.bela.id,
    ]);
    const offerId = await calls.booked(stage.anna, stage.gala);
    await calls.call('updateOfferNotes', { offerId, notes: 'Bitte Handschuhe mitnehmen' });
    await calls.booked(stage.bela, stage.gala);
    await calls.call('reportPrevention', { offerId }, stage.anna);
    const { pages } = await printed(ofGala());
    expect(pages[0]).toMatch(/Teamliste für die Teamleitung\s+Béla Kovács/);
    expect(pages[0]).toMatch(/1\s+Béla Kovács\s+Teamleitung/);
    expect(pages[0]).toMatch(/2\s+Anna Pichler\s+hat sich verhindert gemeldet/);
    expect(pages[0]).toMatch(/Handschuhe/);
    // Who of two leads is not for the paper to say.
    await api.asOwner('update target_users set is_deployable_as_team_leader = true where user_id = $1', [
      stage.anna.id,
    ]);
    expect((await printed(ofGala())).pages[0]).not.toMatch(/Tagesliste für die Teamleitung\s+(Béla|Anna)/);
  });

  test('has a sheet for each appointment of a day that has a crew', async () => {
    const brunch = { description: 'Brunch', startDateTime: at(0, '08:00'), endDateTime: at(0, '12:00') };
    const nextDay = { startDateTime: at(1, '00:00'), endDateTime: at(1, '04:00') };
    for (const changes of [brunch, nextDay]) {
      await calls.booked(stage.bela, await anAppointment(api, stage.dispatcher, changes));
    }
    await calls.booked(stage.anna, stage.gala);
    await anAppointment(api, stage.dispatcher, { description: 'Noch niemand' });
    const { pages, name } = await printed(`dayListPdf: { day: "${day(0)}" }`);
    expect(name).toContain(`Tagesliste ${day(0)}.pdf`);
    expect(pages).toHaveLength(2);
    expect(pages[0]).toContain('Brunch');
    expect(pages[1]).toContain('Gala-Dinner');
    expect(pages[1]).toContain('Seite 2 von 2');
    expect(pages.join('')).not.toContain('Noch niemand');
  });

  test('goes on over the page under the name of the appointment', async () => {
    await calls.booked(stage.anna, stage.gala);
    const notes = Array.from({ length: 90 }, (_, line) => `Zeile ${line + 1}`).join('\n');
    await api.asOwner('update appointments set notes = $1 where id = $2', [notes, stage.gala]);
    const { pages } = await printed(ofGala());
    expect(pages.length).toBeGreaterThan(1);
    expect(pages[0]).not.toContain(`${germanDay(0)} · Gala-Dinner`);
    expect(pages[1]).toContain(`${germanDay(0)} · Gala-Dinner`);
    expect(pages.join('\n')).toContain('Zeile 90');
  });

  test('is not printed where nobody is booked', async () => {
    await calls.offer(stage.anna, stage.gala);
    expect((await ask(ofGala())).errors[0]?.message).toBe(CREW_LIST_FAILURES.nobodyBooked.message);
    const thatDay = await ask(`dayListPdf: { day: "${day(0)}" }`);
    expect(thatDay.errors[0]?.message).toBe(CREW_LIST_FAILURES.nobodyThatDay.message);
    expect(classOf(await ask('dayListPdf: { day: "morgen" }'))).toBe('BAD_REQUEST');
  });

  test('is for those who plan, in their own agency, and leaves a trace', async () => {
    await calls.booked(stage.anna, stage.gala);
    const { dispatcher: stranger } = await aGala(api);
    expect(classOf(await ask(ofGala(), stranger))).toBe('NOT_FOUND');
    const accounting = await api.aUser({ tenantId: stage.tenantId, role: 'TENANT_USER_ACCOUNTING' });
    expect(classOf(await ask(ofGala(), accounting))).toBe('FORBIDDEN');
    await printed(ofGala());
    const rows = await api.asOwner(
      `select entity_id from audit_records where tenant_id = $1 and action = 'crew-lists.print'`,
      [stage.tenantId],
    );
    expect(rows).toEqual([{ entity_id: stage.gala }]);
  });
});
