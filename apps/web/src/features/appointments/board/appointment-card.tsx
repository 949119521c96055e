import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { Check, MoreVertical } from 'lucide-react';
import { memo } from 'react';
import { linkTo } from '#platform/navigation/paths.ts';
import { daysLater, formatClocks } from '#ui/format/german-shift.ts';
import { softHyphened } from '#ui/format/soft-hyphens.ts';
import { APPOINTMENT_TEXTS as TEXTS } from '../appointment-texts.ts';
import { spokenDay } from '../appointment-times.ts';
import type { AppointmentSummary } from '../appointments-query.ts';
import { Fill } from '../fill.tsx';
import { SeriesMark } from '../series/series-mark.tsx';
import { SEVERAL_TEXTS } from '../several/several-texts.ts';
import { BOARD_TEXTS } from './board-texts.ts';
import type { Bracket } from './brackets.ts';
import { shortDescription } from './short-description.ts';

interface AppointmentCardProps {
  readonly appointment: AppointmentSummary;
  /** Which of its days this is, where it has several. */
  readonly partNumber: number | undefined;
  readonly partsOf: number | undefined;
  /** Where in the bracket of its event, where others of it stand beside. */
  readonly bracket: Bracket | undefined;
  readonly isPast: boolean;
  /** One line, where a band has many. */
  readonly isFolded: boolean;
  readonly canWrite: boolean;
  readonly isChosen: boolean;
}

/**
 * An entry of the board. A week can have hundreds: plain elements under one sheet of styles, drawn again only when they
 * change; clicks and keys are the board's.
 */
export const AppointmentCard = memo(function AppointmentCard(props: AppointmentCardProps) {
  const { appointment, partNumber, partsOf, isPast, bracket, isFolded, canWrite, isChosen } = props;
  const { id, description, sectorAttributes, event, startDateTime: start, endDateTime: end } = appointment;
  const later = daysLater(start, end);
  const short = isFolded ? shortDescription(appointment) : description;
  const day = spokenDay(dayOf(new Date(start)));
  const [from, to] = formatClocks(start, end).split('–');
  return (
    <li
      className={isFolded ? 'card folded' : 'card'}
      data-past={isPast || undefined}
      data-chosen={isChosen || undefined}
      data-bracket={bracket}
    >
      <a
        href={linkTo('/appointment/$appointmentId', { appointmentId: id })}
        data-appointment={id}
        draggable={canWrite}
        tabIndex={-1}
      >
        <span className="when">{day}</span>
        <span className="times">
          {from}
          <span>{`–${to}`}</span>
          {later > 0 && <span className="later" role="img" aria-label={TEXTS.daysLater(later)}>{` +${later}`}</span>}
          <SeriesMark seriesId={appointment.seriesId} size={11} />
        </span>
        {partNumber && partsOf && <span className="part">{TEXTS.part(partNumber, partsOf)}</span>}
        {event && <span className="part">{TEXTS.position(event.number, event.count, event.type)}</span>}
        <span className="what" title={description}>
          {short === description ? (
            softHyphened(description)
          ) : (
            <>
              <span aria-hidden>{short}</span>
              <span className="whole">{description}</span>
            </>
          )}
        </span>
        <span className="customer" title={sectorAttributes.customer}>
          {sectorAttributes.customer}
        </span>
        <Fill {...appointment} />
        {isChosen && (
          <span className="chosen" role="img" aria-label={SEVERAL_TEXTS.isChosen}>
            <Check size={11} strokeWidth={3} aria-hidden />
          </span>
        )}
      </a>
      {canWrite && (
        <button
          type="button"
          className="more"
          data-menu={id}
          tabIndex={-1}
          aria-label={BOARD_TEXTS.more(description, day)}
        >
          <MoreVertical size={16} aria-hidden />
        </button>
      )}
    </li>
  );
});
