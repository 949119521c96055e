import { renewAppointment } from '#features/appointments/index.ts';
import { defineCommand } from '#platform/attempts/define-command.ts';
import { ask } from '#platform/graphql/ask.ts';
import { graphql, type ResultOf } from '#platform/graphql/graphql.ts';
import { queryClient } from '#platform/graphql/query-client.ts';
import { APPOINTMENT_OFFERS } from '#platform/live/topics.ts';

const OfferWaves = graphql(`
  query OfferWaves($id: String!) {
    offerWaves(appointmentId: $id) {
      state gapMinutes hasEnough
      waves { number size sentAt dueAt accepted declined open }
      settings {
        version weekHours gapMinutes
        weights { rating hours lastShift customer residence acceptance }
      }
    }
  }
`);

export type Waves = ResultOf<typeof OfferWaves>['offerWaves'];
export type Wave = Waves['waves'][number];

/** The waves so far, and the next one. */
export const wavesQuery = (id: string) => ask(OfferWaves, { id }, [APPOINTMENT_OFFERS, id]);

const StartWaves = graphql(`
  mutation StartWaves($id: String!, $plan: WavePlanInput!) {
    startWaves(appointmentId: $id, plan: $plan) { state }
  }
`);

const ChangeWaves = graphql(`
  mutation ChangeWaves($id: String!, $from: Int!, $plan: WavePlanInput!) {
    changeWaves(appointmentId: $id, from: $from, plan: $plan) { state }
  }
`);

const StopWaves = graphql(`
  mutation StopWaves($id: String!) {
    stopWaves(appointmentId: $id) { state }
  }
`);

const ResumeWaves = graphql(`
  mutation ResumeWaves($id: String!) {
    resumeWaves(appointmentId: $id) { state }
  }
`);

const SendNextWave = graphql(`
  mutation SendNextWave($id: String!, $number: Int!) {
    sendNextWave(appointmentId: $id, number: $number) { state }
  }
`);

const SaveWaveSettings = graphql(`
  mutation SaveWaveSettings($version: Int!, $input: WaveSettingsInput!) {
    saveWaveSettings(version: $version, input: $input) { version }
  }
`);

interface OfRun {
  readonly id: string;
}

/** Done is what the run was not like before. */
const shownBy =
  <Variables extends OfRun>(isDone: (waves: Waves, variables: Variables) => boolean) =>
  (variables: Variables) => {
    const look = () => {
      const waves = queryClient.getQueryData(wavesQuery(variables.id).queryKey);
      return waves && isDone(waves, variables);
    };
    const wasDone = look();
    return () => (wasDone === false && look() ? { answer: undefined } : undefined);
  };
const isOn = ({ state }: Waves): boolean => state === 'RUNNING' || state === 'STOPPED';
const isOut = ({ waves }: Waves, { number }: OfRun & { readonly number: number }): boolean =>
  waves.some((wave) => wave.number === number && wave.sentAt !== null);

const ofRun = {
  subject: ({ id }: OfRun) => [id],
  renew: ({ id }: OfRun) => renewAppointment(id),
  renewsAlways: true,
};
export const startWaves = defineCommand({ document: StartWaves, ...ofRun, trace: shownBy(isOn) });
export const changeWaves = defineCommand({ document: ChangeWaves, ...ofRun });
export const stopWaves = defineCommand({
  document: StopWaves,
  ...ofRun,
  trace: shownBy(({ state }) => state === 'STOPPED'),
});
export const resumeWaves = defineCommand({
  document: ResumeWaves,
  ...ofRun,
  trace: shownBy(({ state }) => state === 'RUNNING'),
});
export const sendNextWave = defineCommand({ document: SendNextWave, ...ofRun, trace: shownBy(isOut) });

/** The settings of the whole agency; the page that they are changed on shows the new order at once. */
export const saveWaveSettings = (appointmentId: string) =>
  defineCommand({
    document: SaveWaveSettings,
    renew: () => renewAppointment(appointmentId),
    renewsAlways: true,
  });
