import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useVersionedForm } from '#parts/editing/use-versioned-form.tsx';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { linkTo } from '#platform/navigation/paths.ts';
import { useNavigate } from '#platform/navigation/router.ts';
import { useQuestion } from '#ui/dialogs/use-question.ts';
import { Form } from '#ui/form/form.tsx';
import { NotSaved } from '#ui/form/use-saving.ts';
import { useNotify } from '#ui/notices/notify.ts';
import { Page } from '#ui/pages/page.tsx';
import type { Choices } from '../agency-choices.ts';
import { type Appointment, appointmentQuery, loadPositions } from '../appointment-query.ts';
import { whenOf } from '../appointment-times.ts';
import { CONCERN_TEXTS } from '../concern-texts.ts';
import { ConcernDialog, type ConcernedWorkers, isConcerning } from '../concerned-workers.tsx';
import { PositionLinks } from '../position-links.tsx';
import { type AppointmentInput, updateAppointment, updateEvent } from '../save-appointment.ts';
import { LeftDialog } from '../series/left-dialog.tsx';
import { useReachQuestion } from '../series/reach-question.tsx';
import { type LeftAppointment, updateSeries } from '../series/series-calls.ts';
import { SeriesMark } from '../series/series-mark.tsx';
import { REACH_TEXTS } from '../series/series-texts.ts';
import { SaveAsTemplate } from '../templates/save-as-template.tsx';
import { AppointmentFields } from './appointment-fields.tsx';
import { appointmentResolver, changesPlan, throwAtFields } from './appointment-form.ts';
import { appointmentValues } from './appointment-values.ts';
import { SPREAD_TEXTS, FORM_TEXTS as TEXTS } from './form-texts.ts';
import { OfferPreview } from './offer-preview.tsx';
import { type Spread, spreadOf } from './spread.ts';
import { type SpreadAnswer, SpreadDialog } from './spread-dialog.tsx';
import { useKeepVenue } from './use-keep-venue.ts';

const NOBODY: ConcernedWorkers = { bookedTargetUsers: 0, acceptedTargetUsers: 0 };

/** The saved appointment, and which others of the series did not follow. */
interface Outcome {
  readonly withdrawnOffers: number;
  readonly changed: number;
  readonly left: readonly LeftAppointment[];
}
interface Chosen {
  readonly send: () => Promise<Outcome>;
  readonly concerned: ConcernedWorkers;
  readonly text: (changed: number) => string;
}
const alone = (withdrawnOffers: number): Outcome => ({ withdrawnOffers, changed: 0, left: [] });

export function EditAppointmentForm({ newest, choices }: { readonly newest: Appointment; readonly choices: Choices }) {
  const { open, ask } = useQuestion<ConcernedWorkers>();
  const client = useQueryClient();
  const navigate = useNavigate();
  const notify = useNotify();
  const update = useAttempt(updateAppointment);
  const alongSeries = useAttempt(updateSeries);
  const { askReach, reachDialog } = useReachQuestion();
  const [left, setLeft] = useState<readonly LeftAppointment[]>();
  const updateAll = useAttempt(updateEvent);
  const askSpread = useQuestion<Spread, SpreadAnswer>();
  const keepVenue = useKeepVenue();
  const { form, edited, saving, staleDialog } = useVersionedForm({
    newest,
    values: appointmentValues,
    resolver: appointmentResolver,
    load: () => client.fetchQuery(appointmentQuery(newest.id)),
  });
  const { id, version } = edited;
  const page = linkTo('/appointment/$appointmentId', { appointmentId: id });
  /** The input to send, and whom a change of time or place concerns: here, in all positions, or in the others of the series. */
  const choose = async (input: AppointmentInput): Promise<Chosen> => {
    const spread = edited.event && spreadOf(edited, input, await loadPositions(id));
    const answer = spread ? await askSpread.ask(spread) : 'THIS';
    if (answer === 'CANCEL') throw new NotSaved();
    if (spread && answer === 'ALL') {
      const send = () => updateAll.send({ id, version, input }).then(alone);
      return { send, concerned: spread.concerned, text: () => SPREAD_TEXTS.savedAll(spread.count) };
    }
    const reached = await askReach(edited);
    if (!reached) throw new NotSaved();
    const { reach, people } = reached;
    // The numbers as they are now: offers are answered while the form is open.
    const all = {
      bookedTargetUsers: people?.booked ?? newest.bookedTargetUsers,
      acceptedTargetUsers: people?.accepted ?? newest.acceptedTargetUsers,
    };
    const concerned = changesPlan(appointmentValues(edited), input) ? all : NOBODY;
    if (reach === 'ONE')
      return { send: () => update.send({ id, version, input }).then(alone), concerned, text: () => TEXTS.saved };
    return { send: () => alongSeries.send({ id, version, input, reach }), concerned, text: REACH_TEXTS.changed };
  };
  const save = async (input: AppointmentInput) => {
    const { send, concerned, text } = await choose(input);
    if (isConcerning(concerned) && !(await ask(concerned))) throw new NotSaved();
    const outcome = await saving(send()).catch(throwAtFields);
    await keepVenue(form.getValues());
    return { ...outcome, text: text(outcome.changed) };
  };
  const goOn = () => navigate(page);
  const onSaved = ({ withdrawnOffers, text, left: notFollowing }: Outcome & { readonly text: string }): void => {
    notify({ text, ...(withdrawnOffers > 0 && { detail: TEXTS.withdrawn(withdrawnOffers) }) });
    if (notFollowing.length > 0) setLeft(notFollowing);
    else goOn();
  };
  return (
    <Page
      title={edited.description}
      subtitle={
        <>
          {whenOf(edited)} <SeriesMark seriesId={edited.seriesId} size={14} />
        </>
      }
      actions={
        <>
          <PositionLinks event={edited.event} page="/appointment/edit/$appointmentId" />
          <SaveAsTemplate appointment={edited} form={form} />
        </>
      }
    >
      <Form form={form} cancelHref={page} side={<OfferPreview choices={choices} />} save={save} onSaved={onSaved}>
        <AppointmentFields key={edited.version} choices={choices} recipient={edited.invoiceRecipient ?? undefined} />
      </Form>
      {open && (
        <ConcernDialog
          workers={open.subject}
          subject={`„${edited.description}“`}
          confirm={CONCERN_TEXTS.save}
          onConfirm={() => open.answer(true)}
          onCancel={() => open.answer(false)}
        />
      )}
      {reachDialog}
      {left && <LeftDialog left={left} onClose={goOn} />}
      {askSpread.open && <SpreadDialog spread={askSpread.open.subject} onAnswer={askSpread.open.answer} />}
      {staleDialog}
    </Page>
  );
}
