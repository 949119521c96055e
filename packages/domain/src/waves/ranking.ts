import { AVAILABILITIES, type Availability } from '#domain/offers/availability.ts';
import { inHours, type Minutes } from '#domain/time/minutes.ts';
import { RANKING_FACTORS, type RankingFactor, type WaveSettings } from '#domain/waves/wave-settings.ts';

/** Everything that candidates are ranked by, and nothing else. */
export interface RankingFacts {
  readonly id: string;
  readonly availability: Availability;
  /** A wave has asked them for this appointment before. */
  readonly wasAsked: boolean;
  readonly rating: number | null;
  /** The minutes of the week, with this shift. */
  readonly weekMinutes: Minutes;
  /** None within `RANKING_HORIZON`. */
  readonly daysSinceLastShift: number | null;
  /** For this customer, within `RANKING_HORIZON`. */
  readonly customerShifts: number;
  /** Whether the customer's last word about them was praise. */
  readonly isPraised: boolean;
  readonly livesNear: boolean;
  /** Offers within `RANKING_HORIZON`: those answered, and of these those accepted. */
  readonly answered: number;
  readonly accepted: number;
}

export interface RankedCandidate extends RankingFacts {
  /** Counted from 1 over those whom a wave would ask; none for everybody else. */
  readonly rank: number | null;
}

/** So many days the ranking looks back: what was long ago says little, and the database need not read it. */
export const RANKING_HORIZON = 180;
/** Digits of the postal code that make an area. */
export const POSTAL_AREA = 2;

/** As if rated 2: somebody new is asked, but not first. */
const UNRATED = 0.25;
const LONG_AGO_DAYS = 60;
const REGULAR_SHIFTS = 6;
/** Fewer answers say nothing of somebody. */
export const TELLING_ANSWERS = 3;

const SCORES: Readonly<Record<RankingFactor, (facts: RankingFacts, settings: WaveSettings) => number>> = {
  rating: ({ rating }) => (rating === null ? UNRATED : (rating - 1) / 4),
  hours: ({ weekMinutes }, { weekHours }) => 1 - Math.min(1, inHours(weekMinutes) / weekHours),
  lastShift: ({ daysSinceLastShift: days }) => (days === null ? 1 : Math.min(1, days / LONG_AGO_DAYS)),
  customer: ({ customerShifts, isPraised }) =>
    0.75 * Math.min(1, customerShifts / REGULAR_SHIFTS) + (isPraised ? 0.25 : 0),
  residence: ({ livesNear }) => (livesNear ? 1 : 0),
  acceptance: ({ answered, accepted }) => (answered < TELLING_ANSWERS ? 0.5 : accepted / answered),
};

/** A factor's part in somebody's place: between nothing and its weight. */
export const weighed = (factor: RankingFactor, facts: RankingFacts, settings: WaveSettings): number =>
  settings.weights[factor] * SCORES[factor](facts, settings);

export const isOverloaded = ({ weekMinutes }: Pick<RankingFacts, 'weekMinutes'>, { weekHours }: WaveSettings) =>
  inHours(weekMinutes) > weekHours;

/** The best first. Who has too much work already comes after all others, whatever else speaks for them; equals in the order of their ids. */
export function rankCandidates(candidates: readonly RankingFacts[], settings: WaveSettings): RankedCandidate[] {
  const placed = candidates.map((facts) => ({
    facts,
    group:
      AVAILABILITIES.indexOf(facts.availability) * 4 +
      (facts.wasAsked ? 2 : 0) +
      (isOverloaded(facts, settings) ? 1 : 0),
    score: RANKING_FACTORS.reduce((sum, factor) => sum + weighed(factor, facts, settings), 0),
  }));
  placed.sort((a, b) => a.group - b.group || b.score - a.score || (a.facts.id < b.facts.id ? -1 : 1));
  return placed.map(({ facts }, index) => ({ ...facts, rank: canBeAsked(facts) ? index + 1 : null }));
}

/** Only who can simply come is asked by a wave, and nobody twice. */
const canBeAsked = ({ availability, wasAsked }: RankingFacts): boolean => availability === 'AVAILABLE' && !wasAsked;
