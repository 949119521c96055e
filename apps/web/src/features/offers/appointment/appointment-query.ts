import { type ShiftPhase, shiftPhase } from '@gastspiel/domain/offers/shift-phase.ts';
import { AppointmentFields } from '#features/appointments/index.ts';
import { ask } from '#platform/graphql/ask.ts';
import { graphql, type ResultOf } from '#platform/graphql/graphql.ts';
import { APPOINTMENT } from '#platform/live/topics.ts';

const AppointmentDocument = graphql(
  `
    query AppointmentWithFacts($id: String!) {
      appointment(appointmentId: $id) { ...AppointmentFields contactedTargetUsers declinedTargetUsers viewerCanEdit }
      tenantInformation {
        targetUserPools { id description }
        appointmentTypes { id description }
        outfits { id title description }
      }
    }
  `,
  [AppointmentFields],
);

type Answer = ResultOf<typeof AppointmentDocument>;
type Row = Answer['appointment'];

/** An appointment whose type, pool and outfit have their names. */
export type Appointment = ReturnType<typeof withNames>;

function withNames({ appointment, tenantInformation }: Answer) {
  const { targetUserPools, appointmentTypes, outfits } = tenantInformation ?? {};
  return {
    ...appointment,
    type: appointmentTypes?.find(({ id }) => id === appointment.typeId)?.description,
    pool: targetUserPools?.find(({ id }) => id === appointment.targetUserPoolId)?.description,
    outfit: outfits?.find(({ id }) => id === appointment.sectorAttributes.outfitKey),
  };
}

export const appointmentQuery = (id: string) => ask(AppointmentDocument, { id }, [APPOINTMENT, id], withNames);

/** Where the moment lies towards the shift: asking ends with its start, booking with its end. */
export const phaseOf = (
  { startDateTime, endDateTime }: Pick<Row, 'startDateTime' | 'endDateTime'>,
  now: Date,
): ShiftPhase => shiftPhase({ startsAt: new Date(startDateTime), endsAt: new Date(endDateTime) }, now);

export const hasBegun = ({ startDateTime }: Pick<Row, 'startDateTime'>): boolean =>
  new Date(startDateTime) <= new Date();

export const isOver = ({ endDateTime }: Pick<Row, 'endDateTime'>): boolean => new Date(endDateTime) <= new Date();
