import { FEEDBACK_KINDS } from '@gastspiel/domain/feedbacks/feedback-input.ts';
import { namesOfFacts, type ReleaseFact } from '@gastspiel/domain/target-users/release.ts';
import {
  CAR_AVAILABILITIES,
  CLOTHING_SIZES,
  GENDERS,
  MARITAL_STATUSES,
  NATIONHOODS,
  STAFF_TYPES,
  TARGET_USER_SECRETS,
} from '@gastspiel/domain/target-users/target-user-values.ts';
import { USER_STATE_LABELS } from '@gastspiel/domain/users/user-state-labels.ts';
import type { HistoryEntry } from '#parts/history/history-page.ts';
import { formatDay } from '#ui/fields/german-date.ts';
import { formatInstant } from '#ui/format/german-instant.ts';
import { creationLine, type HistoryLine } from '#ui/history/history-line.ts';
import { countryName } from '../person-facts.tsx';
import { PERSON_TEXTS } from '../person-texts.ts';
import { DEEDS, PATH_LABELS, STATE_STEPS, secretLabel, HISTORY_TEXTS as TEXTS } from './history-texts.ts';

/** Whom or what a step with an offer is about. */
export const APPOINTMENT_PATH = 'offer.appointmentId';

type Change = HistoryEntry['changes'][number];
/** Names of pools, types, cost centres and appointments by their ids. */
type Names = ReadonlyMap<string, string>;

const ENUMS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  userState: USER_STATE_LABELS,
  'sectorAttributes.gender': GENDERS,
  'sectorAttributes.maritalStatus': MARITAL_STATUSES,
  'sectorAttributes.clothingSize': CLOTHING_SIZES,
  'sectorAttributes.carAvailability': CAR_AVAILABILITIES,
  'internalAttributes.nationhood': NATIONHOODS,
  type: STAFF_TYPES,
  'feedback.feedback': FEEDBACK_KINDS,
};

/** The lines of an entry of the history, in words of the office. */
export function historyLines({ changes }: Pick<HistoryEntry, 'changes'>, names: Names): readonly HistoryLine[] {
  if (changes.length === 0) return [{ sentence: TEXTS.nothing }];
  const line = (change: Change): HistoryLine => lineOf(change, names);
  const offer = offerSentence(changes, names);
  if (offer) return [{ sentence: offer }, ...changes.filter(({ path }) => path === 'offer.reason').map(line)];
  const isNew = changes.some(({ path, before }) => path === 'userState' && before === null);
  if (isNew) return [creationLine(changes)];
  return changes.map(line);
}

/** Steps with an offer: what became of it, and for which appointment. */
function offerSentence(changes: readonly Change[], names: Names): string | undefined {
  const state = changes.find(({ path }) => path === 'offer.state')?.after;
  if (!state || !(state in TEXTS.offers)) return undefined;
  const appointment = changes.find(({ path }) => path === APPOINTMENT_PATH)?.after;
  return TEXTS.offer(
    TEXTS.offers[state as keyof typeof TEXTS.offers],
    names.get(appointment ?? '') ?? TEXTS.goneAppointment,
  );
}

function lineOf({ path, before, after }: Change, names: Names): HistoryLine {
  if (path === 'revealed') return { sentence: TEXTS.revealed(secretLabel(after ?? '')) };
  if (path === 'contactEmailConfirmed') return { sentence: TEXTS.confirmed(after ?? '') };
  if (path === 'confirmationResent') return { sentence: TEXTS.resent(after ?? '') };
  const deed = DEEDS[`${path} ${after}`];
  if (deed) return { sentence: deed };
  if (path in TARGET_USER_SECRETS) {
    const label = secretLabel(path);
    return { sentence: after === 'removed' ? TEXTS.removed(label) : TEXTS.changed(label) };
  }
  const step = path === 'userState' ? STATE_STEPS[`${before} ${after}`] : undefined;
  if (step) return { sentence: step };
  const shown = (value: string | null) => (value ? shownValue(path, value, names) : TEXTS.none);
  return { label: PATH_LABELS[path] ?? path, before: shown(before), after: shown(after) };
}

function shownValue(path: string, value: string, names: Names): string {
  if (path === 'askedFor') return namesOfFacts(JSON.parse(value) as ReleaseFact[]);
  if (path === 'accepted') return (JSON.parse(value) as string[]).join(', ') || TEXTS.none;
  if (path.endsWith('Ids')) {
    return (JSON.parse(value) as string[]).map((id) => names.get(id) ?? TEXTS.gone).join(', ') || TEXTS.none;
  }
  if (path.endsWith('Id') && path !== 'accountingId') return names.get(value) ?? TEXTS.gone;
  if (path.endsWith('ountryCode')) return countryName(value);
  if (path.endsWith('birthday') || path.endsWith('Day') || path === 'until') return formatDay(value);
  if (path.endsWith('sAt')) return formatInstant(value);
  if (value === 'true') return PERSON_TEXTS.yes;
  if (value === 'false') return PERSON_TEXTS.no;
  return ENUMS[path]?.[value] ?? value;
}
