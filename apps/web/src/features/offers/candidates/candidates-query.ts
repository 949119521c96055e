import { ask, steady } from '#platform/graphql/ask.ts';
import { graphql, type ResultOf, type VariablesOf } from '#platform/graphql/graphql.ts';
import { APPOINTMENT_OFFERS } from '#platform/live/topics.ts';
import type { PageChoice } from '#ui/table/page-range.ts';
import { type Chosen, fullName, type Person } from '../selection.ts';

const Candidates = graphql(`
  query Candidates(
    $id: String!
    $page: PageInput
    $filter: AvailableTargetUserFilter
    $sort: AvailableTargetUserSort
  ) {
    targetUsersAvailableForAppointment(appointmentId: $id, page: $page, filter: $filter, sort: $sort) {
      count
      availabilityCounts { available partially unavailable }
      items {
        id firstName lastName phoneNumber effectiveRating assessmentCount availability
        isDeployableAsTeamLeader hoursOfWeek hoursWithShift lastWorkedOn rank rankingReason warnings
        preventedAt preventedNote
        reasons { reason appointmentDescription restHours isRestBefore }
      }
    }
  }
`);

const AvailabilityCounts = graphql(`
  query AvailabilityCounts($id: String!) {
    targetUsersAvailableForAppointment(appointmentId: $id) {
      availabilityCounts { available partially unavailable }
    }
  }
`);

type Answer = ResultOf<typeof Candidates>['targetUsersAvailableForAppointment'];
export type Candidate = Answer['items'][number];
export type Obstacle = Candidate['reasons'][number];
export type AvailabilityCount = Answer['availabilityCounts'];
export type CandidateFilter = NonNullable<VariablesOf<typeof Candidates>['filter']>;
export type CandidateSort = NonNullable<VariablesOf<typeof Candidates>['sort']>;

/** Who could be offered the appointment. */
export const candidatesQuery = (
  id: string,
  { number, size }: PageChoice,
  filter: CandidateFilter,
  sort: CandidateSort,
) => {
  const page = { number: number - 1, size };
  return steady(ask(Candidates, { id, page, filter, sort }, [APPOINTMENT_OFFERS, id]));
};

/** How many could come, whatever the table is filtered by: so many are asked by "Allen Verfügbaren anbieten". */
export const availabilityQuery = (id: string) =>
  ask(
    AvailabilityCounts,
    { id },
    [APPOINTMENT_OFFERS, id],
    ({ targetUsersAvailableForAppointment }) => targetUsersAvailableForAppointment.availabilityCounts,
  );

export const canBeOffered = ({ availability }: Candidate): boolean => availability !== 'UNAVAILABLE';

/** A worker who said that they can not come is asked by name only, after a question; nothing else may speak against it. */
export const canBeAskedAgain = ({ reasons }: Candidate): boolean =>
  reasons.some(({ reason }) => reason === 'PREVENTED') &&
  !reasons.some(({ reason }) => reason === 'BOOKED' || reason === 'ABSENT');

/** An absence can be talked about; two bookings at the same time can not be. */
export const canBeBooked = ({ reasons }: Candidate): boolean => !reasons.some(({ reason }) => reason === 'BOOKED');

export const toPerson = (candidate: Candidate): Person => ({ id: candidate.id, name: fullName(candidate) });

export const toChosen = (candidate: Candidate): Chosen => ({
  ...toPerson(candidate),
  hasWarning: candidate.warnings.length > 0 || candidate.availability === 'PARTIALLY',
});
