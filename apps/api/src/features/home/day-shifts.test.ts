import { expect, test } from 'vitest';
import { aGala } from '#app/testing/a-gala.ts';
import { anAppointment } from '#app/testing/an-appointment.ts';
import { at, day } from '#app/testing/days.ts';
import { aTestApi } from '#app/testing/test-api.ts';

const api = await aTestApi();

test('the shifts of a day come by their start, page by page; one that ended at midnight is of the day before', async () => {
  const { dispatcher } = await aGala(api);
  const begin = (startDateTime: string, endDateTime: string) =>
    anAppointment(api, dispatcher, { startDateTime, endDateTime });
  await begin(at(3, '18:00'), at(4, '00:00'));
  const night = await begin(at(3, '20:00'), at(4, '02:00'));
  const hours = ['10', '11', '12', '13', '14', '15', '16', '17', '18', '19'] as const;
  const shifts = await Promise.all(hours.map((hour) => begin(at(4, `${hour}:00`), at(4, '22:00'))));
  const page = async (number: number) => {
    const { data } = await api.call(
      `query ($day: String!, $number: Int!) {
        it: shiftsOfDay(day: $day, page: { number: $number, size: 10 }) { count items { appointment { id } } } }`,
      { day: day(4), number },
      dispatcher.headers,
    );
    const ids = data.it.items.map(({ appointment: { id } }: { appointment: { id: string } }) => id);
    return { count: data.it.count, ids };
  };
  expect(await page(0)).toEqual({ count: 11, ids: [night, ...shifts.slice(0, 9)] });
  expect(await page(1)).toEqual({ count: 11, ids: shifts.slice(9) });
});
