import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DialogFrame } from '#ui/dialogs/dialog-frame.tsx';
import { DIALOG_TEXTS } from '#ui/dialogs/dialog-texts.ts';
import { useQuestion } from '#ui/dialogs/use-question.ts';
import { Quiet } from '#ui/layout.tsx';
import { LoadingIndicator } from '#ui/loading-indicator.tsx';
import { type SeriesCounts, seriesCountsQuery } from './series-calls.ts';
import { REACH_TEXTS as TEXTS } from './series-texts.ts';

/** This one alone, or how far along the series. */
export type Reach = 'ONE' | 'FOLLOWING' | 'ALL';

interface Reached {
  readonly reach: Reach;
  /** The people of all that it reaches, each once; of the one alone its own numbers tell. */
  readonly people?: SeriesCounts['peopleAll'];
}
const ALONE: Reached = { reach: 'ONE' };

interface Member {
  readonly id: string;
  readonly seriesId: string | null;
}

/** Asks how far a change reaches, where there is anything to reach. Nothing is answered by who thinks better of it. */
export function useReachQuestion() {
  const client = useQueryClient();
  const { open, ask } = useQuestion<SeriesCounts, Reach | undefined>();
  return {
    askReach: async ({ id, seriesId }: Member): Promise<Reached | undefined> => {
      if (seriesId === null) return ALONE;
      const counts = await client.fetchQuery(seriesCountsQuery(id));
      const reach = counts.others === 0 ? 'ONE' : await ask(counts);
      if (!reach || reach === 'ONE') return reach && ALONE;
      return { reach, people: reach === 'ALL' ? counts.peopleAll : counts.peopleFollowing };
    },
    reachDialog: open && <ReachDialog kind="change" counts={open.subject} onAnswer={open.answer} />,
  };
}

interface ReachDialogProps {
  readonly kind: 'change' | 'remove';
  /** Names the one that it is about, where it is not in sight. */
  readonly subject?: string;
  /** Undefined while they are being looked up. */
  readonly counts: SeriesCounts | undefined;
  readonly onAnswer: (reach: Reach | undefined) => void;
}

export function ReachDialog({ kind, subject, counts, onAnswer }: ReachDialogProps) {
  const [reach, setReach] = useState<Reach>('ONE');
  const isChange = kind === 'change';
  return (
    <DialogFrame
      width={480}
      title={isChange ? TEXTS.change : TEXTS.remove}
      subject={subject}
      onClose={() => onAnswer(undefined)}
      foot={
        <>
          <Button variant="outlined" onClick={() => onAnswer(undefined)}>
            {DIALOG_TEXTS.cancel}
          </Button>
          <Button variant="contained" disabled={!counts} onClick={() => onAnswer(reach)}>
            {isChange ? TEXTS.save : TEXTS.goOn}
          </Button>
        </>
      }
    >
      {counts ? (
        <>
          <RadioGroup
            aria-label={isChange ? TEXTS.change : TEXTS.remove}
            value={reach}
            onChange={({ target }) => setReach(target.value as Reach)}
          >
            <Choice value="ONE" label={TEXTS.one} isFirst />
            {counts.following > 0 && <Choice value="FOLLOWING" label={TEXTS.following(counts.following)} />}
            <Choice value="ALL" label={TEXTS.all(counts.others + 1)} />
          </RadioGroup>
          <Quiet size="body2">
            {isChange && TEXTS.byHand} {counts.begun > 0 && TEXTS.begun(counts.begun)}
          </Quiet>
        </>
      ) : (
        <Box sx={{ my: 3 }}>
          <LoadingIndicator text={TEXTS.looking} />
        </Box>
      )}
    </DialogFrame>
  );
}

interface ChoiceProps {
  readonly value: Reach;
  readonly label: string;
  readonly isFirst?: boolean;
}

const Choice = ({ value, label, isFirst = false }: ChoiceProps) => (
  <FormControlLabel
    value={value}
    control={<Radio autoFocus={isFirst} />}
    label={label}
    sx={{ minHeight: { xs: 44, sm: 36 } }}
  />
);
