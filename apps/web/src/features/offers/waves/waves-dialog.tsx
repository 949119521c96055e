import {
  RANKING_FACTOR_LABELS,
  RANKING_FACTORS,
  RANKING_WEIGHTS,
  type RankingFactor,
  WavePlanInput,
  WaveSettings,
} from '@gastspiel/domain/waves/wave-settings.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { FormRow } from '#ui/form/form-section.tsx';
import { Quiet } from '#ui/layout.tsx';
import { useNotify } from '#ui/notices/notify.ts';
import { useCockpit } from '../cockpit.ts';
import { useWaves } from './use-waves.ts';
import { changeWaves, saveWaveSettings, type Waves } from './waves-query.ts';
import { WAVE_DIALOG_TEXTS as TEXTS } from './waves-texts.ts';

const sizes = z
  .string()
  .transform((text) =>
    text
      .split(/[\s,;/]+/)
      .filter(Boolean)
      .map(Number),
  )
  .refine((parsed) => WavePlanInput.shape.sizes.safeParse(parsed).success, TEXTS.sizesRule);
/** A list hands on texts. */
const weight = z.string().transform(Number);
const Values = z.object({
  sizes,
  gapMinutes: z.int(TEXTS.gapRule).refine((gap) => WaveSettings.shape.gapMinutes.safeParse(gap).success, TEXTS.gapRule),
  weekHours: z
    .int(TEXTS.weekHoursRule)
    .refine((hours) => WaveSettings.shape.weekHours.safeParse(hours).success, TEXTS.weekHoursRule),
  weights: z.object({
    rating: weight,
    hours: weight,
    lastShift: weight,
    customer: weight,
    residence: weight,
    acceptance: weight,
  }),
});
const resolver = zodResolver(Values);
const WEIGHTS = Object.entries(RANKING_WEIGHTS).map(([value, label]) => ({ value, label }));
const PAIRS: readonly (readonly RankingFactor[])[] = [0, 2, 4].map((at) => RANKING_FACTORS.slice(at, at + 2));

interface WavesFormProps {
  readonly waves: Waves;
  /** Only for a run that is still to be started. */
  readonly onSizes: (sizes: readonly number[]) => void;
  readonly onClose: () => void;
}

/** Opened from the plan, which is loaded by then. */
export function WavesDialog({ onClose }: { readonly onClose: () => void }) {
  const { waves, setSizes } = useWaves();
  return waves && <WavesForm waves={waves} onSizes={setSizes} onClose={onClose} />;
}

/** Sizes and distance of this appointment's waves, and how the agency ranks. */
function WavesForm({ waves, onSizes, onClose }: WavesFormProps) {
  const { id } = useCockpit().appointment;
  const notify = useNotify();
  const change = useAttempt(changeWaves);
  const saveSettings = useAttempt(useMemo(() => saveWaveSettings(id), [id]));
  const { version, weights, weekHours } = waves.settings;
  const planned = waves.waves.filter(({ sentAt }) => sentAt === null);
  const isOn = waves.state === 'RUNNING' || waves.state === 'STOPPED';
  const form = useForm({
    resolver,
    defaultValues: {
      sizes: planned.map(({ size }) => size).join(', '),
      gapMinutes: waves.gapMinutes,
      weekHours,
      weights: Object.fromEntries(RANKING_FACTORS.map((factor) => [factor, String(weights[factor])])) as z.input<
        typeof Values
      >['weights'],
    },
  });
  const save = async ({ sizes: chosen, gapMinutes, ...ranking }: z.output<typeof Values>): Promise<void> => {
    const after = { ...ranking, gapMinutes };
    const { version: _, ...before } = waves.settings;
    const isOther = JSON.stringify(sorted(after)) !== JSON.stringify(sorted(before));
    if (isOther) await saveSettings.send({ version, input: after });
    if (isOn) {
      const from = waves.waves.length - planned.length + 1;
      await change.send({ id, from, plan: { sizes: chosen, gapMinutes } });
    } else onSizes(chosen);
    // Considered sizes are saved nowhere: the plan shows them, and starting it has a notice of its own.
    if (isOther || isOn) notify({ text: TEXTS.saved });
  };
  return (
    <FormDialog title={TEXTS.title} submit={TEXTS.submit} form={form} save={save} onClose={onClose}>
      <FormRow columns="3fr 2fr">
        <TextField name="sizes" label={TEXTS.sizes} help={TEXTS.sizesHelp} />
        <NumberField name="gapMinutes" label={TEXTS.gap} help={TEXTS.gapHelp} unit="min" />
      </FormRow>
      <Typography component="h3" sx={{ fontWeight: 600 }}>
        {TEXTS.agency}
      </Typography>
      {PAIRS.map((pair) => (
        <FormRow key={pair[0]}>
          {pair.map((factor) => (
            <SelectField
              key={factor}
              name={`weights.${factor}`}
              label={RANKING_FACTOR_LABELS[factor]}
              options={WEIGHTS}
            />
          ))}
        </FormRow>
      ))}
      <Quiet component="span" size="caption" sx={{ mt: -1 }}>
        {TEXTS.privacy}
      </Quiet>
      <NumberField name="weekHours" label={TEXTS.weekHours} help={TEXTS.weekHoursHelp} unit="h" />
    </FormDialog>
  );
}

const sorted = ({ weights, weekHours, gapMinutes }: WaveSettings) => [
  RANKING_FACTORS.map((factor) => weights[factor]),
  weekHours,
  gapMinutes,
];
