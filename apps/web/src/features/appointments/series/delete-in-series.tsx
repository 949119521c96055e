import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { whenOf } from '../appointment-times.ts';
import type { AppointmentSummary } from '../appointments-query.ts';
import { DeleteSeriesDialog } from './delete-series-dialog.tsx';
import { type Reach, ReachDialog } from './reach-question.tsx';
import { seriesCountsQuery } from './series-calls.ts';

interface DeleteInSeriesProps {
  readonly appointment: Pick<AppointmentSummary, 'id' | 'description' | 'startDateTime' | 'endDateTime'>;
  readonly onDone: () => void;
  readonly onCancel: () => void;
  /** Asks whether the one alone is to be deleted. */
  readonly children: ReactNode;
}

/** Which of the series, and then whether really. */
export function DeleteInSeries({ appointment, onDone, onCancel, children }: DeleteInSeriesProps) {
  const { id, description } = appointment;
  const counts = useQuery(seriesCountsQuery(id));
  const [reach, setReach] = useState<Reach>();
  if (reach === 'ONE' || counts.data?.others === 0 || counts.isError) return children;
  const answer = (given: Reach | undefined) => (given ? setReach(given) : onCancel());
  if (!reach || !counts.data) {
    const subject = `„${description}“, ${whenOf(appointment)}`;
    return <ReachDialog kind="remove" subject={subject} counts={counts.data} onAnswer={answer} />;
  }
  return (
    <DeleteSeriesDialog
      {...{ id, description, reach, onDone, onCancel }}
      count={1 + (reach === 'ALL' ? counts.data.others : counts.data.following)}
    />
  );
}
