import { type RankedCandidate, rankCandidates } from '@gastspiel/domain/waves/ranking.ts';
import { rankingReason } from '@gastspiel/domain/waves/ranking-reason.ts';
import type { AppointmentRow } from '#features/appointments/index.ts';
import {
  type Candidate,
  type CandidateFilter,
  selectCandidateIds,
  selectCandidatesInOrder,
} from '#features/offers/candidates.sql.ts';
import { selectRankingFacts } from '#features/offers/ranking.sql.ts';
import { findWaveSettings } from '#features/offers/waves/wave-settings.sql.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { once, type Page, type PageRequest } from '#platform/graphql/paging.ts';

/** Where somebody stands in the ranking, and why. */
export interface Place {
  readonly rank: number | null;
  readonly reason: string | null;
}

/** Ranks everybody whom the appointment could be offered to, by what the agency has chosen; once, when it is first asked for. */
export function rankingOf(db: TenantDb, appointment: AppointmentRow, now: Date) {
  const rank = once(async () => {
    const settings = await findWaveSettings(db);
    const ranked = rankCandidates(await selectRankingFacts(db, appointment, settings, now), settings);
    return { settings, ranked, byId: new Map(ranked.map((candidate) => [candidate.id, candidate])) };
  });
  return {
    /** Those whom a wave would ask, the best first. */
    best: async (count: number): Promise<readonly string[]> =>
      (await rank()).ranked
        .filter((candidate) => candidate.rank !== null)
        .slice(0, count)
        .map(({ id }) => id),
    idsBy: async (key: 'RANKING' | 'HOURS', { isDescending }: { readonly isDescending: boolean }) => {
      const { ranked } = await rank();
      const sorted = key === 'HOURS' ? ranked.toSorted(byHours) : ranked;
      return (isDescending ? sorted.toReversed() : sorted).map(({ id }) => id);
    },
    placeOf: async (id: string): Promise<Place> => {
      const { byId, settings } = await rank();
      const candidate = byId.get(id);
      return {
        rank: candidate?.rank ?? null,
        reason: candidate ? rankingReason(candidate, settings) : null,
      };
    },
  };
}

const byHours = (a: RankedCandidate, b: RankedCandidate): number => a.weekMinutes - b.weekMinutes;

/** A page of those of `ids` whom the filter leaves, in their order. */
export function rankedPage(
  db: TenantDb,
  appointment: AppointmentRow,
  filter: CandidateFilter,
  { number, size }: PageRequest,
  ids: () => Promise<readonly string[]>,
): Page<Candidate> {
  const matching = once(async () => {
    const all = await ids();
    if (Object.values(filter).every((wish) => wish === null || wish === undefined)) return all;
    const found = new Set(await selectCandidateIds(db, appointment, filter));
    return all.filter((id) => found.has(id));
  });
  return {
    items: async () =>
      selectCandidatesInOrder(db, appointment, (await matching()).slice(number * size, (number + 1) * size), size),
    count: async () => (await matching()).length,
  };
}
