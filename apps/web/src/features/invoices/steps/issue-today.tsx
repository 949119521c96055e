import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { HINT_TEXTS as TEXTS } from '../invoice-texts.ts';

interface IssueTodayProps {
  /** How many have a day that is past. */
  readonly count: number;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Offers to issue drafts of past days today. */
export const IssueToday = ({ count, isOn, onChange }: IssueTodayProps) =>
  count > 0 && (
    <FormControlLabel
      control={<Checkbox checked={isOn} onChange={(_event, next) => onChange(next)} />}
      label={TEXTS.issueMany(count)}
    />
  );
