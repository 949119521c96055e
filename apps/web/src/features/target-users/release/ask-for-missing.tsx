import Button from '@mui/material/Button';
import { MailQuestionMark } from 'lucide-react';
import { useState } from 'react';
import { failedNotice, useAttempt } from '#platform/attempts/use-attempt.ts';
import { Row } from '#ui/layout.tsx';
import { useNotify } from '#ui/notices/notify.ts';
import { askForMissing, portions } from './release-calls.ts';
import { ASK_TEXTS as TEXTS } from './release-texts.ts';

interface AskForMissingProps {
  readonly ids: readonly string[];
  readonly label: string;
}

/** Asks them by mail for what is missing; who was asked today is asked again only when the office says so. */
export function AskForMissing({ ids, label }: AskForMissingProps) {
  const [late, setLate] = useState<readonly string[]>([]);
  const { send, isBusy } = useAttempt(askForMissing);
  const notify = useNotify();
  const ask = async (asked: readonly string[], isAgain: boolean): Promise<void> => {
    const before: string[] = [];
    let sent = 0;
    try {
      for (const portion of portions(asked)) {
        const outcome = await send({ ids: portion, isAgain });
        sent += outcome.asked;
        before.push(...outcome.askedBeforeIds);
      }
      setLate(isAgain ? [] : before);
      if (sent > 0) notify({ text: TEXTS.asked(sent) });
      else if (isAgain) notify({ text: TEXTS.tooSoon });
    } catch (error) {
      notify(failedNotice(error, TEXTS.subject, TEXTS.failed));
    }
  };
  const isQuestion = late.length > 0;
  return (
    <Row wraps gap={1}>
      {isQuestion && <span role="status">{TEXTS.before(late.length)}</span>}
      <Button
        variant="outlined"
        loading={isBusy}
        startIcon={<MailQuestionMark size={16} />}
        onClick={() => void ask(isQuestion ? late : ids, isQuestion)}
      >
        {isQuestion ? TEXTS.again : label}
      </Button>
    </Row>
  );
}
