import { moveToDay } from '@gastspiel/domain/appointments/wall-times.ts';
import { type Day, dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { ApiError } from '#platform/graphql/api-error.ts';
import { execute } from '#platform/graphql/execute.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { useQuestion } from '#ui/dialogs/use-question.ts';
import { useNotify } from '#ui/notices/notify.ts';
import { type Appointment, appointmentQuery, loadPositions } from '../appointment-query.ts';
import { fullDay, periodOf, plannedTimesOf, whenOf } from '../appointment-times.ts';
import { type AppointmentSummary, WEEKS } from '../appointments-query.ts';
import { CONCERN_TEXTS } from '../concern-texts.ts';
import { ConcernDialog, type ConcernedWorkers, isConcerning } from '../concerned-workers.tsx';
import { inputOf } from '../form/appointment-form.ts';
import { appointmentValues } from '../form/appointment-values.ts';
import { FORM_TEXTS } from '../form/form-texts.ts';
import { type Spread, spreadOf } from '../form/spread.ts';
import { type SpreadAnswer, SpreadDialog } from '../form/spread-dialog.tsx';
import { renewAppointment } from '../renew-appointment.ts';
import { updateAppointment, updateEvent } from '../save-appointment.ts';
import { MOVE_TEXTS as TEXTS } from './board-texts.ts';

type Appointments = readonly AppointmentSummary[];

const byStart = (one: AppointmentSummary, other: AppointmentSummary): number =>
  Date.parse(one.startDateTime) - Date.parse(other.startDateTime);

interface AskedMove {
  readonly workers: ConcernedWorkers;
  readonly subject: string;
  readonly absent: readonly string[];
}

interface Moving {
  readonly isUndo?: boolean;
  /** Whether the other positions of its event go with it; asked where it is not said. */
  readonly answer?: SpreadAnswer;
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
  const updateAll = useAttempt(updateEvent);
  const notify = useNotify();
  const concern = useQuestion<AskedMove>();
  const spreading = useQuestion<Spread, SpreadAnswer>();

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
  const moveBack = async (id: string, start: Date, answer: SpreadAnswer): Promise<void> => {
    const now = await client.fetchQuery({ ...appointmentQuery(id), staleTime: 0 });
    await move(now, dayOf(start), { isUndo: true, answer });
  };

  const tryToMove = async (appointment: AppointmentSummary, day: Day, how: Moving): Promise<void> => {
    const { id, version, description, event } = appointment;
    const period = periodOf(appointment);
    const { startDateTime, endDateTime, ...meant } = moveToDay(plannedTimesOf(appointment), day);
    const times = { startDateTime: startDateTime.toISOString(), endDateTime: endDateTime.toISOString() };
    const load = () => client.fetchQuery(appointmentQuery(id));
    const inputFor = (whole: Appointment) => ({ ...inputOf(appointmentValues(whole)), ...times, ...meant });
    const whole = event && (await load());
    const spread = whole ? spreadOf(whole, inputFor(whole), await loadPositions(id)) : undefined;
    const answer = how.answer ?? (spread ? await spreading.ask(spread) : 'THIS');
    if (answer === 'CANCEL') return;
    const isAll = spread !== undefined && answer === 'ALL';
    const workers = isAll ? spread.concerned : appointment;
    if (isConcerning(workers)) {
      const absent = appointment.bookedTargetUsers > 0 ? await absentAt(id, times) : [];
      if (!(await concern.ask({ workers, subject: TEXTS.subject(description, fullDay(day)), absent }))) return;
    }
    const takeBack = await show(id, times);
    // Over the version that was seen: whoever changed it meanwhile may have moved it too.
    const send = async () => (isAll ? updateAll : update).send({ id, version, input: inputFor(await load()) });
    const withdrawn = await send().catch((error: unknown) => {
      takeBack();
      throw error;
    });
    const detail = withdrawn > 0 && { detail: FORM_TEXTS.withdrawn(withdrawn) };
    const undo = { label: TEXTS.undo, take: () => void moveBack(id, period.start, answer) };
    const text = isAll ? TEXTS.movedAll(spread.count, fullDay(day)) : TEXTS.moved(description, whenOf(times));
    notify({ text, ...detail, ...(!how.isUndo && { action: undo }) });
  };

  const move = async (appointment: AppointmentSummary, day: Day, how: Moving = {}): Promise<void> => {
    const { id, description } = appointment;
    if (dayOf(periodOf(appointment).start) === day) return;
    try {
      await tryToMove(appointment, day, how);
    } catch (error) {
      const reason = error instanceof ApiError ? error.message : TEXTS.failed;
      notify({ tone: 'danger', text: TEXTS.refused(description), detail: reason });
      await renewAppointment(id);
    }
  };

  const dialogs = (
    <>
      {spreading.open && <SpreadDialog spread={spreading.open.subject} onAnswer={spreading.open.answer} />}
      {concern.open && (
        <ConcernDialog
          {...concern.open.subject}
          title={CONCERN_TEXTS.moveTitle}
          confirm={CONCERN_TEXTS.move}
          onConfirm={() => concern.open?.answer(true)}
          onCancel={() => concern.open?.answer(false)}
        />
      )}
    </>
  );
  return { move, dialogs };
}
