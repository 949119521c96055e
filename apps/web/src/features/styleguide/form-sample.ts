import { z } from 'zod';

const required = (message: string) => z.string({ error: message }).min(1, message);
const day = z.iso.date({ error: 'Bitte ein Datum angeben, z. B. 26.11.2026' });
const time = z.iso.time({ error: 'Bitte eine Uhrzeit angeben, z. B. 17:30', precision: -1 });

export const SampleSchema = z.object({
  name: required('Bitte einen Namen angeben'),
  note: z.string(),
  day,
  start: time,
  end: time,
  meetingTime: time.nullable(),
  birthday: day,
  people: z.number({ error: 'Bitte eine ganze Zahl angeben' }).min(1, 'Mindestens 1'),
  rate: z.number({ error: 'Bitte einen Betrag angeben' }),
  tax: z.number({ error: 'Bitte einen Prozentsatz angeben' }),
  type: required('Bitte eine Einsatzart wählen'),
  pools: z.array(z.string()).min(1, 'Bitte mindestens einen Pool wählen'),
  kinds: z.array(z.string()).min(1, 'Bitte mindestens eine Einsatzart wählen'),
  country: required('Bitte ein Land wählen'),
  phone: z.string(),
  accepts: z.literal(true, { error: 'Bitte zustimmen' }),
  hasInvoicing: z.boolean(),
  colour: z.string().regex(/^#[\dA-F]{6}$/, 'Bitte eine Farbe wie #7A1F3D angeben'),
  logo: z.string().nullable(),
  wideLogo: z.string().nullable(),
  number: z.string(),
});

export type SampleInput = z.input<typeof SampleSchema>;

/** With gaps, as a person leaves them: null stands for what was never chosen. */
export const SAMPLE = {
  name: 'Adventempfang Donauwerk',
  note: '',
  day: '2026-11-26',
  start: '17:00',
  end: '01:30',
  meetingTime: null,
  birthday: '',
  people: 6,
  rate: 123450,
  tax: 2000,
  type: '',
  pools: ['vienna'],
  kinds: ['Bar'],
  country: 'AT',
  phone: '+43 664 5550188',
  accepts: false,
  hasInvoicing: true,
  colour: '#7A1F3D',
  logo: null,
  wideLogo: null,
  number: 'K-1042',
} as unknown as SampleInput;

export const TYPES = ['Service', 'Bar', 'Küche'].map((label) => ({ value: label, label }));
export const POOLS = [
  { value: 'vienna', label: 'Team Wien' },
  { value: 'regulars', label: 'Stammteam' },
  { value: 'new', label: 'Neu im Team' },
];
export const COUNTRIES = [
  { code: 'AT', name: 'Österreich' },
  { code: 'DE', name: 'Deutschland' },
  { code: 'SK', name: 'Slowakei' },
];
export const LOGO_RULES = {
  types: ['image/png', 'image/jpeg'],
  maxBytes: 262_144,
  minPixels: 256,
  maxPixels: 25_000_000,
} as const;
