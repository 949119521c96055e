import { namesOfFacts, type RequirableFact } from '@gastspiel/domain/target-users/release.ts';
import { RANKING_FACTOR_LABELS, RANKING_FACTORS, RANKING_WEIGHTS } from '@gastspiel/domain/waves/wave-settings.ts';
import { shownTerm, TERMS_LABELS } from '#parts/history/terms-in-history.ts';
import { formatGerman } from '#ui/fields/german-number.ts';
import { fieldLines, yesOrNo } from '#ui/history/history-line.ts';
import { HISTORY_TEXTS, TENANT_TEXTS as TEXTS } from './tenant-texts.ts';

const tones = (path: string, colour: string) =>
  Object.entries({ main: TEXTS.main, light: TEXTS.light, dark: TEXTS.dark }).map(
    ([tone, label]) => [`${path}.${tone}`, `${colour}: ${label}`] as const,
  );
const accounting = (field: string) => `accountingInterfaceConfiguration.${field}`;

const weightOf = (factor: string) => `waveSettings.weights.${factor}`;

const LABELS: Readonly<Record<string, string>> = {
  name: TEXTS.name,
  contactEmail: TEXTS.email,
  contactPhone: TEXTS.phone,
  hasInvoicingModule: TEXTS.invoicing,
  targetUserAssociationCode: TEXTS.workerCode,
  tenantUserAssociationCode: TEXTS.staffCode,
  targetUserPools: TEXTS.pools,
  defaultTargetUserPool: HISTORY_TEXTS.defaultPool,
  fillTarget: HISTORY_TEXTS.fillTarget,
  'waveSettings.weekHours': HISTORY_TEXTS.weekHours,
  'waveSettings.gapMinutes': HISTORY_TEXTS.waveGap,
  ...Object.fromEntries(
    RANKING_FACTORS.map((factor) => [weightOf(factor), HISTORY_TEXTS.ranking(RANKING_FACTOR_LABELS[factor])]),
  ),
  appointmentTypes: TEXTS.types,
  ...TERMS_LABELS,
  writeOffLimit: HISTORY_TEXTS.writeOffLimit,
  retriedJobs: HISTORY_TEXTS.retriedJobs,
  outfits: TEXTS.outfits,
  requiredForRelease: HISTORY_TEXTS.requiredForRelease,
  targetUserOnboardingCheckboxes: TEXTS.checkboxes,
  logoSquare: TEXTS.squareLogo,
  logoWide: TEXTS.wideLogo,
  [accounting('clientId')]: TEXTS.clientId,
  [accounting('code')]: TEXTS.accountingCode,
  [accounting('defaultOccupation')]: TEXTS.defaultOccupation,
  [accounting('userName')]: TEXTS.userName,
  ...Object.fromEntries([
    ...tones('primaryColorPalette', TEXTS.primary),
    ...tones('secondaryColorPalette', TEXTS.secondary),
  ]),
};

const LISTS = ['targetUserPools', 'appointmentTypes', 'outfits', 'targetUserOnboardingCheckboxes'];

function shown(path: string, value: string): string {
  if (path === 'requiredForRelease')
    return namesOfFacts(JSON.parse(value) as RequirableFact[]) || HISTORY_TEXTS.nothing;
  if (LISTS.includes(path)) return (JSON.parse(value) as string[]).join(', ');
  if (path.startsWith(weightOf(''))) return RANKING_WEIGHTS[Number(value) as keyof typeof RANKING_WEIGHTS] ?? value;
  if (path === 'writeOffLimit') return `${formatGerman(Number(value), 2)} €`;
  if (path === 'retriedJobs') return String((JSON.parse(value) as string[]).length);
  if (path === 'hasInvoicingModule') return yesOrNo(value);
  // The log keeps of a picture only what was done with it.
  if (path.startsWith('logo')) return value === 'removed' ? HISTORY_TEXTS.removed : HISTORY_TEXTS.changed;
  return shownTerm(path, value) ?? value;
}

/** The lines of an entry of the history, in words of the office. */
export const tenantHistoryLines = (changes: Parameters<typeof fieldLines>[0]) =>
  fieldLines(changes, { always: 'name', labels: LABELS, shown });
