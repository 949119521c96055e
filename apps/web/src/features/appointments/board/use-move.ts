import { moveToDay } from '@gastspiel/domain/appointments/move-to-day.ts';
import { type Day, dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { ApiError } from '#platform/graphql/api-error.ts';
import { execute } from '#platform/graphql/execute.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { useQuestion } from '#ui/dialogs/use-question.ts';
import { useNotify } from '#ui/notices/notify.ts';
import { appointmentQuery } from '../appointment-query.ts';
import { fullDay, periodOf, whenOf } from '../appointment-times.ts';
import { type AppointmentSummary, WEEKS } from '../appointments-query.ts';
import { isConcerning } from '../concerned-workers.tsx';
import { inputOf } from '../form/appointment-form.ts';
import { valuesOf } from '../form/appointment-values.ts';
import { FORM_TEXTS } from '../form/form-texts.ts';
import { renewAppointment, updateAppointment } from '../save-appointment.ts';
import { MOVE_TEXTS as TEXTS } from './board-texts.ts';

type Appointments = readonly AppointmentSummary[];

const byStart = (one: AppointmentSummary, other: AppointmentSummary): number =>
  Date.parse(one.startDateTime) - Date.parse(other.startDateTime);

export interface AskedMove {
  readonly appointment: AppointmentSummary;
  readonly subject: string;
  readonly absent: readonly string[];
}

const AbsentAt = graphql(`
  query BookedWorkersAbsentAt($id: String!, $startDateTime: String!, $endDateTime: String!) {
    bookedWorkersAbsentAt(appointmentId: $id, startDateTime: $startDateTime, endDateTime: $endDateTime)
  }
`);

/** Who would be away then. The question is asked in any case, so a failure here is no reason to stop. */
const absentAt = (id: string, times: { readonly startDateTime: string; readonly endDateTime: string }) =>
  execute(AbsentAt, { id, ...times }).then(
    ({ bookedWorkersAbsentAt }) => bookedWorkersAbsentAt,
    () => [],
  );

/** Moves to another day at the same times: at once on the screen, and back again when the server refuses. */
export function useMove() {
  const client = useQueryClient();
  const update = useAttempt(updateAppointment);
  const notify = useNotify();
  const { open, ask } = useQuestion<AskedMove>();

  const show = async (id: string, times: Pick<AppointmentSummary, 'startDateTime' | 'endDateTime'>) => {
    await client.cancelQueries({ queryKey: WEEKS });
    const before = client.getQueriesData<Appointments>({ queryKey: WEEKS });
    client.setQueriesData<Appointments>({ queryKey: WEEKS }, (all) =>
      all?.map((one) => (one.id === id ? { ...one, ...times } : one)).toSorted(byStart),
    );
    return () => {
      for (const [key, all] of before) client.setQueryData(key, all);
    };
  };

  /** As it is by then: somebody may have been booked meanwhile, and would be asked about. */
  const moveBack = async (id: string, start: Date): Promise<void> => {
    const now = await client.fetchQuery({ ...appointmentQuery(id), staleTime: 0 });
    await move(now, dayOf(start), { isUndo: true });
  };

  const move = async (appointment: AppointmentSummary, day: Day, how: { isUndo?: boolean } = {}): Promise<void> => {
    const { id, version, description } = appointment;
    const period = periodOf(appointment);
    if (dayOf(period.start) === day) return;
    const subject = TEXTS.subject(description, fullDay(day));
    const { start, end } = moveToDay(period, day);
    const times = { startDateTime: start.toISOString(), endDateTime: end.toISOString() };
    if (isConcerning(appointment)) {
      const absent = appointment.bookedTargetUsers > 0 ? await absentAt(id, times) : [];
      if (!(await ask({ appointment, subject, absent }))) return;
    }
    const takeBack = await show(id, times);
    try {
      const whole = await client.fetchQuery(appointmentQuery(id));
      // Over the version that was seen: whoever changed it meanwhile may have moved it too.
      const withdrawn = await update.send({ id, version, input: { ...inputOf(valuesOf(whole)), ...times } });
      const detail = withdrawn > 0 && { detail: FORM_TEXTS.withdrawn(withdrawn) };
      const { isUndo } = how;
      const undo = { label: TEXTS.undo, take: () => void moveBack(id, period.start) };
      notify({ text: TEXTS.moved(description, whenOf(times)), ...detail, ...(!isUndo && { action: undo }) });
    } catch (error) {
      takeBack();
      const reason = error instanceof ApiError ? error.message : TEXTS.failed;
      notify({ tone: 'danger', text: TEXTS.refused(description), detail: reason });
      await renewAppointment(id);
    }
  };
  return { move, open };
}
