import { MOST_MATTERS } from '@gastspiel/domain/home/open-matters.ts';
import Button from '@mui/material/Button';
import { CalendarOff, CircleQuestionMark, MailWarning, PhoneOff, UserX } from 'lucide-react';
import { EndangeredSteps, fullName } from '#features/offers/index.ts';
import { useSteadyRows } from '#platform/attempts/use-steady-rows.ts';
import { linkTo } from '#platform/navigation/paths.ts';
import { useNow } from '#platform/state/use-now.ts';
import { may, useViewer } from '#platform/viewer/viewer.ts';
import { CountBadge } from '#ui/count-badge.tsx';
import { formatShift } from '#ui/format/german-shift.ts';
import { formatSince } from '#ui/format/german-since.ts';
import { List } from '#ui/layout.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import { dayText } from './day-text.ts';
import type { Home } from './home-document.ts';
import { MATTER_TEXTS as TEXTS } from './home-texts.ts';
import { Matter } from './matter.tsx';

type Matters = Home['openMatters'];
type Paper = Matters['undelivered'][number];

export const countMatters = (matters: Matters): number =>
  Object.values(matters).reduce((sum, { length }) => sum + length, 0);

const isCut = (matters: Matters): boolean => Object.values(matters).some(({ length }) => length >= MOST_MATTERS);

/** Matters that stand on top until somebody has decided, each with its next step. */
export function MattersCard({ matters }: { readonly matters: Matters }) {
  const viewer = useViewer();
  const now = useNow();
  const preventions = useSteadyRows(matters.preventions, ({ offerId }) => offerId);
  const absences = useSteadyRows(matters.absences, ({ offerId }) => offerId);
  const endangered = [
    ...preventions.map((booking) => ({ booking, why: 'prevented' as const, icon: UserX })),
    ...absences.map((booking) => ({ booking, why: 'absent' as const, icon: CalendarOff })),
  ];
  const count = countMatters(matters);
  if (count === 0 && endangered.length === 0) return null;
  const mayDecide = may(viewer, 'offers.write');
  const mayEditWorker = may(viewer, 'target-users.write') || may(viewer, 'staff-members.write');
  const mayEditRecipient = may(viewer, 'invoice-recipients.write');
  return (
    <SectionCard title={TEXTS.title} hint={<CountBadge text={isCut(matters) ? `${count}+` : String(count)} />} isFlush>
      <List>
        {endangered.map(({ booking, why, icon }) => (
          <Matter
            key={booking.offerId}
            icon={icon}
            title={TEXTS[why](fullName(booking))}
            href={linkTo('/appointment/$appointmentId', { appointmentId: booking.appointment.id })}
            detail={[
              booking.appointment.description,
              `${dayText(booking.appointment.startDateTime, now)}, ${formatShift(booking.appointment.startDateTime, booking.appointment.endDateTime)}`,
              ...(booking.note ? [`„${booking.note}“`] : []),
              formatSince(booking.since, now),
            ]}
            call={{ name: fullName(booking), phone: booking.phoneNumber }}
            steps={mayDecide && <EndangeredSteps booking={booking} why={why} />}
          />
        ))}
        {matters.unconfirmed.map(({ appointment, workers, since }) => (
          <Matter
            key={appointment.id}
            icon={CircleQuestionMark}
            title={TEXTS.unconfirmed(workers.length, appointment.description)}
            href={linkTo('/appointment/$appointmentId', { appointmentId: appointment.id })}
            detail={[
              `${dayText(appointment.startDateTime, now)}, ${formatShift(appointment.startDateTime, appointment.endDateTime)}`,
              workers.map(fullName).join(', '),
              TEXTS.asked(formatSince(since, now)),
            ]}
            steps={null}
          />
        ))}
        {matters.unreachable.map((worker) => (
          <Matter
            key={worker.targetUserId}
            icon={PhoneOff}
            title={TEXTS.unreachable(fullName(worker))}
            href={linkTo('/target_user/$targetUserId', { targetUserId: worker.targetUserId })}
            detail={[TEXTS.refused(worker.contactEmail, worker.offersAhead)]}
            call={{ name: fullName(worker), phone: worker.phoneNumber }}
            steps={
              mayEditWorker && (
                <ChangeAddress
                  name={fullName(worker)}
                  href={linkTo('/target_user/edit/$targetUserId', { targetUserId: worker.targetUserId })}
                />
              )
            }
          />
        ))}
        {matters.undelivered.map((paper) => (
          <Matter
            key={`${paper.id} ${paper.email}`}
            icon={MailWarning}
            title={TEXTS.undelivered[paper.kind](paper.label)}
            href={placeOf(paper)}
            detail={[TEXTS.sentTo(paper.recipientName, paper.email), formatSince(paper.since, now)]}
            steps={
              mayEditRecipient &&
              paper.recipientId && (
                <ChangeAddress
                  name={paper.recipientName}
                  href={linkTo('/invoice_recipient/edit/$invoiceRecipientId', {
                    invoiceRecipientId: paper.recipientId,
                  })}
                />
              )
            }
          />
        ))}
      </List>
    </SectionCard>
  );
}

const placeOf = ({ kind, id }: Paper): string =>
  kind === 'INVOICE' ? linkTo('/invoice/$invoiceId', { invoiceId: id }) : `${linkTo('/printout_sending')}?block=${id}`;

const ChangeAddress = ({ name, href }: { readonly name: string; readonly href: string }) => (
  <Button size="small" variant="outlined" href={href} aria-label={TEXTS.changeAddressOf(name)}>
    {TEXTS.changeAddress}
  </Button>
);
