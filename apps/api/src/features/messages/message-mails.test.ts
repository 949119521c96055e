import { afterAll, beforeEach, expect, test } from 'vitest';
import { aGala } from '#app/testing/a-gala.ts';
import { startMailing } from '#app/testing/mailing.ts';
import { offerCalls } from '#app/testing/offer-calls.ts';
import { until } from '#app/testing/until.ts';

const mailing = await startMailing();
const calls = offerCalls(mailing.api, () => stage.dispatcher);
let stage: Awaited<ReturnType<typeof aGala>>;
afterAll(() => mailing.stop());
beforeEach(async () => {
  stage = await aGala(mailing.api);
  await mailing.reachable(stage.anna);
});

const mutate = async (document: string) => {
  const { errors } = await mailing.api.call(`mutation { ${document} }`, {}, stage.dispatcher.headers);
  expect(errors).toEqual([]);
};
/** The mail with such a subject, once it has come. */
const received = async (subject: string) => {
  const find = async () => (await mailing.received(stage.anna)).filter((mail) => mail.subject.startsWith(subject));
  await until(async () => (await find()).length > 0);
  const [mail, ...more] = await find();
  expect(more).toEqual([]);
  return mail?.text ?? '';
};

test('a message comes as it was written, and leads to the offer', async () => {
  const offerId = await calls.booked(stage.anna, stage.gala);
  const text = '"Bitte früher kommen.\\n\\nDanke!"';
  await mutate(`sendAppointmentMessage(appointmentId: "${stage.gala}", audience: BOOKED, text: ${text}) { id }`);
  const mail = await received('Nachricht: Gala-Dinner der Handelskammer');
  for (const words of ['Hallo Anna,', 'Bitte früher kommen.', 'Danke!', `/offer/${offerId}`]) {
    expect(mail).toContain(words);
  }
});

test('who has not answered is reminded with a link that answers', async () => {
  await mailing.anOffer('CONTACTED', stage.anna, stage.gala);
  await mutate(`remindWorkers(appointmentId: "${stage.gala}", offerState: CONTACTED)`);
  const mail = await received('Erinnerung, bitte antworten: Gala-Dinner');
  expect(mail).toContain('noch nicht geantwortet');
  expect(mail).toMatch(/Ansehen und antworten.*\/answer_offer\//s);
});

test('who is booked is asked with a link that says that they come', async () => {
  await mailing.anOffer('BOOKED', stage.anna, stage.gala);
  await mutate(`remindWorkers(appointmentId: "${stage.gala}", offerState: BOOKED)`);
  expect(await received('Kommst du? Gala-Dinner')).toMatch(/Ich komme.*\/answer_offer\//s);
});
