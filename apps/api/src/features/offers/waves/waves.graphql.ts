import { WAVE_RUN_STATES } from '@gastspiel/domain/waves/wave-plan.ts';
import {
  RANKING_FACTOR_LABELS,
  RANKING_FACTORS,
  WAVE_LIMITS,
  WavePlanInput,
  WaveSettings,
} from '@gastspiel/domain/waves/wave-settings.ts';
import { findWaves, type Wave, type Waves } from '#features/offers/waves/find-waves.ts';
import { saveWaveSettings } from '#features/offers/waves/save-wave-settings.ts';
import { startWaves } from '#features/offers/waves/start-waves.ts';
import { changeWaves, resumeWaves, sendNextWave, stopWaves } from '#features/offers/waves/steer-waves.ts';
import type { KeptWaveSettings } from '#features/offers/waves/wave-settings.sql.ts';
import type { Builder, SchemaPart } from '#platform/graphql/builder.ts';
import { inputOf } from '#platform/graphql/input-of.ts';
import { oncePerSchema } from '#platform/graphql/once-per-schema.ts';
import { serve } from '#platform/graphql/serve.ts';

/** Asking in waves. */
export const wavesSchema: SchemaPart = (builder) => {
  const Type = wavesType(builder);
  builder.queryField('offerWaves', (t) =>
    t.field({
      type: Type,
      description: 'The waves so far, the next one, and the proposal where nothing runs.',
      ...serve(builder, findWaves),
    }),
  );
  builder.mutationFields((t) => ({
    startWaves: t.field({
      type: Type,
      description: 'Asks the best first; the first wave goes out at once.',
      ...serve(builder, startWaves, { plan: [planInput, 'How many each, and how long between them.'] }),
    }),
    changeWaves: t.field({
      type: Type,
      description: 'Changes the waves that have not gone out.',
      ...serve(builder, changeWaves, {
        from: 'The number of the first of them.',
        plan: [planInput, 'How many each, and how long between them.'],
      }),
    }),
    stopWaves: t.field({
      type: Type,
      description: 'No further wave goes out until somebody goes on.',
      ...serve(builder, stopWaves),
    }),
    resumeWaves: t.field({
      type: Type,
      description: 'Goes on after a stop.',
      ...serve(builder, resumeWaves),
    }),
    sendNextWave: t.field({
      type: Type,
      description: 'Sends the next wave before its time.',
      ...serve(builder, sendNextWave, { number: 'Which one is meant: one that is out is not sent again.' }),
    }),
    saveWaveSettings: t.field({
      type: settingsType(builder),
      description: 'Says how the agency ranks, and how long its waves wait.',
      ...serve(builder, saveWaveSettings, { input: settingsInput }),
    }),
  }));
};

const GAP = { description: 'Between two waves.' };
const WEEK_HOURS = { description: 'A worker who would have more in the week goes last.' };

const settingsType = oncePerSchema((builder) => {
  const Weights = builder.objectRef<KeptWaveSettings['weights']>('RankingWeights').implement({
    description: 'How much each factor weighs, 0 to 3; 0 is off.',
    fields: (t) =>
      Object.fromEntries(
        RANKING_FACTORS.map((factor) => [
          factor,
          t.exposeInt(factor, { description: `„${RANKING_FACTOR_LABELS[factor]}“.` }),
        ]),
      ),
  });
  return builder.objectRef<KeptWaveSettings>('WaveSettings').implement({
    description: 'How an agency ranks, and how long its waves wait.',
    fields: (t) => ({
      version: t.exposeInt('version', { description: 'To be sent back when saving.' }),
      weights: t.expose('weights', { type: Weights }),
      weekHours: t.exposeInt('weekHours', WEEK_HOURS),
      gapMinutes: t.exposeInt('gapMinutes', GAP),
    }),
  });
});

const settingsInput = inputOf('WaveSettingsInput', 'How an agency ranks, and how long its waves wait.', WaveSettings, {
  weights: inputOf(
    'RankingWeightsInput',
    'How much each factor weighs, 0 to 3; 0 is off.',
    WaveSettings.shape.weights,
    RANKING_FACTOR_LABELS,
  ),
  weekHours: WEEK_HOURS.description,
  gapMinutes: GAP.description,
});

const planInput = inputOf('WavePlanInput', 'How a run goes.', WavePlanInput, {
  sizes: `How many each wave asks, up to ${WAVE_LIMITS.size.max}.`,
  gapMinutes: GAP.description,
});

function wavesType(builder: Builder) {
  const WaveType = builder.objectRef<Wave>('OfferWave').implement({
    description: 'Those who are asked at the same time.',
    fields: (t) => ({
      number: t.exposeInt('number', { description: 'Counted from 1.' }),
      size: t.exposeInt('size', { description: 'How many were asked, or are to be.' }),
      sentAt: t.string({
        nullable: true,
        resolve: ({ sentAt }) => sentAt?.toISOString() ?? null,
      }),
      dueAt: t.string({
        nullable: true,
        description: 'When it goes out, if places are still open then.',
        resolve: ({ dueAt }) => dueAt?.toISOString() ?? null,
      }),
      accepted: t.exposeInt('accepted', { description: 'Accepted, or booked since.' }),
      declined: t.exposeInt('declined'),
      open: t.exposeInt('open', { description: 'Not answered yet.' }),
    }),
  });
  return builder.objectRef<Waves>('OfferWaves').implement({
    description: 'How an appointment is offered in waves.',
    fields: (t) => ({
      state: t.expose('state', {
        type: builder.enumType('WaveRunState', { description: 'How a run stands.', values: WAVE_RUN_STATES }),
        nullable: true,
        description: 'None where none was ever started.',
      }),
      gapMinutes: t.exposeInt('gapMinutes', GAP),
      hasEnough: t.exposeBoolean('hasEnough', { description: 'Booked and accepted together are as many as wanted.' }),
      waves: t.field({
        type: [WaveType],
        description: 'Those that went out, then those that are planned or proposed.',
        extensions: { entries: 2 * WAVE_LIMITS.waves.max },
        resolve: ({ waves }) => [...waves],
      }),
      settings: t.expose('settings', { type: settingsType(builder), description: 'The agency’s settings.' }),
    }),
  });
}
