import { appointmentInput } from '#app/testing/an-appointment.ts';
import { at } from '#app/testing/days.ts';
import type { TestApi, TestUser } from '#app/testing/test-api.ts';

export const BREAKFAST = { description: 'Frühstück', startDateTime: at(7, '06:30'), endDateTime: at(7, '12:00') };

interface Made {
  readonly id: string;
  readonly version: number;
  readonly startDateTime: string;
  readonly endDateTime: string;
  readonly desiredTargetUsers: number;
  readonly sectorAttributes: { readonly venue: string; readonly contact: string | null };
}

/** Calls about series in few words; the series is one of breakfasts unless a test says otherwise. */
export function seriesCalls(api: TestApi, dispatcher: () => TestUser) {
  const input = () => appointmentInput(api, dispatcher().tenantId);
  const create = async (days: readonly string[], changes: object = {}, headers: Record<string, string> = {}) =>
    api.call(
      `mutation ($input: AppointmentInput!, $days: [String!]!) {
        createSeries(input: $input, days: $days) { count first { id startDateTime seriesId } } }`,
      { input: { ...(await input()), ...BREAKFAST, ...changes }, days },
      { ...dispatcher().headers, ...headers },
    );
  const list = async (text = 'Frühstück'): Promise<readonly Made[]> => {
    const { data } = await api.call(
      `query ($text: String) { appointments(filter: { text: $text }, page: { size: 100 }) { items { id version startDateTime
        endDateTime desiredTargetUsers sectorAttributes { venue contact } } } }`,
      { text },
      dispatcher().headers,
    );
    return data.appointments.items;
  };
  const update = async (id: string, reach: string, changes: object, version = 1, by = dispatcher()) => {
    const found = (await list()).find((made) => made.id === id);
    const times = { startDateTime: found?.startDateTime, endDateTime: found?.endDateTime };
    const { data, errors } = await api.call(
      `mutation ($id: String!, $version: Int!, $reach: SeriesReach!, $input: AppointmentInput!) {
        updateSeries(appointmentId: $id, version: $version, reach: $reach, input: $input) {
          changed withdrawnOffers left { id startDateTime keptParts refusal } } }`,
      { id, version, reach, input: { ...(await input()), ...BREAKFAST, ...times, ...changes } },
      by.headers,
    );
    return data?.updateSeries ?? errors[0]?.message;
  };
  const remove = async (id: string, reach: string) => {
    const { data, errors } = await api.call(
      `mutation ($id: String!, $reach: SeriesReach!) {
        deleteSeries(appointmentId: $id, reach: $reach) { changed withdrawnOffers left { id refusal } } }`,
      { id, reach },
      dispatcher().headers,
    );
    return data?.deleteSeries ?? errors[0]?.message;
  };
  const sector = async (changes: object) => ({
    sectorAttributes: { ...(await input()).sectorAttributes, ...changes },
  });
  return { create, list, update, remove, sector };
}
