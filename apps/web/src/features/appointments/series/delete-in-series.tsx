import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { DeleteSeriesDialog } from './delete-series-dialog.tsx';
import { type Reach, ReachDialog } from './reach-question.tsx';
import { seriesCountsQuery } from './series-calls.ts';

interface DeleteInSeriesProps {
  readonly appointment: { readonly id: string; readonly description: string };
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
  if (!counts.data) return null;
  const answer = (given: Reach | undefined) => (given ? setReach(given) : onCancel());
  if (!reach) return <ReachDialog kind="remove" counts={counts.data} onAnswer={answer} />;
  return (
    <DeleteSeriesDialog
      {...{ id, description, reach, onDone, onCancel }}
      count={1 + (reach === 'ALL' ? counts.data.others : counts.data.following)}
    />
  );
}
