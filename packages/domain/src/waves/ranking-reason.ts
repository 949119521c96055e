import { inHours } from '#domain/time/minutes.ts';
import { isOverloaded, type RankedCandidate, TELLING_ANSWERS, weighed } from '#domain/waves/ranking.ts';
import {
  RANKING_FACTORS,
  RANKING_WEIGHTS,
  type RankingFactor,
  type WaveSettings,
} from '#domain/waves/wave-settings.ts';

const hours = (minutes: number): string =>
  inHours(minutes).toLocaleString('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const shifts = (count: number): string => (count === 1 ? '1 Einsatz' : `${count} Einsätze`);

/** A few words in somebody's favour; nothing where the factor does not stand out. */
function praise(factor: RankingFactor, candidate: RankedCandidate, settings: WaveSettings) {
  const { rating, daysSinceLastShift: days, customerShifts, isPraised, livesNear, answered, accepted } = candidate;
  switch (factor) {
    case 'rating':
      return rating !== null && rating >= 4 ? 'gut bewertet' : '';
    case 'hours':
      return inHours(candidate.weekMinutes) <= settings.weekHours / 2 ? 'wenig Stunden' : '';
    case 'lastShift':
      if (days === null) return 'lange nicht oder noch nie eingesetzt';
      return days >= 30 ? `zuletzt vor ${days} Tagen eingesetzt` : '';
    case 'customer': {
      const often = customerShifts >= 3 ? 'oft bei diesem Kunden' : 'schon bei diesem Kunden';
      const work = customerShifts > 0 ? [`${often}: ${shifts(customerShifts)}`] : [];
      return [...work, ...(isPraised ? ['zuletzt gelobt'] : [])].join(', ');
    }
    case 'residence':
      return livesNear ? 'wohnt in der Nähe' : '';
    case 'acceptance':
      return answered >= TELLING_ANSWERS && accepted / answered >= 0.8
        ? `nimmt fast immer an: ${accepted} von ${answered} Angeboten`
        : '';
  }
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Why somebody stands where they stand: what weighs most of what speaks for them, or what puts them last. */
export function rankingReason(candidate: RankedCandidate, settings: WaveSettings): string | null {
  if (candidate.rank === null) return null;
  if (isOverloaded(candidate, settings)) return `Käme auf ${hours(candidate.weekMinutes)} h, deshalb ganz hinten`;
  const reasons = RANKING_FACTORS.filter((factor) => settings.weights[factor] > 0)
    .map((factor) => ({
      words: praise(factor, candidate, settings),
      // Work for this very customer tells more than facts that may be true of many.
      weight: factor === 'customer' ? Number.POSITIVE_INFINITY : weighed(factor, candidate, settings),
    }))
    .filter(({ words }) => words !== '')
    .sort((a, b) => b.weight - a.weight)
    .map(({ words }) => words);
  const isNew = candidate.rating === null && settings.weights.rating > 0 && candidate.customerShifts === 0;
  if (isNew) return 'Noch keine Bewertung, deshalb später gereiht';
  return reasons.length > 0 ? capital(reasons.slice(0, 2).join(', ')) : 'Kann kommen, sonst sticht nichts hervor';
}

const MEANINGS: Readonly<Record<RankingFactor, string>> = {
  rating: 'Wer besser bewertet ist, kommt früher. Ohne Bewertung zählt man wie mit 2,0.',
  hours: 'Wer in der Woche weniger Stunden hat, kommt früher.',
  lastShift: 'Wer länger nicht eingesetzt war, kommt früher.',
  customer: 'Wer schon oft für diesen Kunden gearbeitet hat oder zuletzt gelobt wurde, kommt früher.',
  residence: 'Wer im selben Postleitzahlgebiet wohnt, kommt früher.',
  acceptance: 'Wer Angebote meist annimmt, kommt früher.',
};

/** The whole ranking in words, for whoever wants to know or has to explain it. */
export function explainRanking({ weights, weekHours }: WaveSettings): readonly string[] {
  const counted = RANKING_FACTORS.filter((factor) => weights[factor] > 0).sort((a, b) => weights[b] - weights[a]);
  return [
    'Gefragt wird nur, wer zur Zeit des Einsatzes verfügbar ist und noch kein Angebot hat.',
    ...counted.map(
      (factor) => `${MEANINGS[factor]} (${RANKING_WEIGHTS[weights[factor] as keyof typeof RANKING_WEIGHTS]})`,
    ),
    `Wer mit dem Einsatz über ${weekHours} Stunden in der Woche käme, steht ganz hinten.`,
    'Alter, Geschlecht, Herkunft und alles andere, was das Gesetz schützt, zählen nie.',
  ];
}
