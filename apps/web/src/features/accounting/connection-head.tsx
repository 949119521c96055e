import { ACCOUNTING_PROBLEMS } from '@gastspiel/domain/accounting/accounting-problems.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CircleHelp, Plug, RefreshCw, Unplug } from 'lucide-react';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { useNow } from '#platform/state/use-now.ts';
import { Quiet, Row } from '#ui/layout.tsx';
import { useNotify } from '#ui/notices/notify.ts';
import { StateChip } from '#ui/states/state-chip.tsx';
import { CONNECTION_TEXTS as TEXTS, whenText } from './accounting-texts.ts';
import { ACCOUNTING_TITLES } from './accounting-titles.ts';
import { type Connection, checkConnection, useConnection } from './connection.ts';
import { Trouble } from './trouble.tsx';

export const PlainHead = () => <Typography variant="h1">{ACCOUNTING_TITLES.page}</Typography>;

/** Whether the accounting system can be worked with, and the button that finds out. */
export function ConnectionHead() {
  const { data: connection } = useConnection();
  const now = useNow();
  const notify = useNotify();
  const check = useAttempt(checkConnection, {
    onDone: (problem) => problem === null && notify({ text: TEXTS.isGood }),
    onFailed: ({ message }) => notify({ text: TEXTS.checkFailed, detail: message, tone: 'danger' }),
  });
  return (
    <>
      <Row wraps sx={{ columnGap: 1.5, rowGap: 0.5, minHeight: 36 }}>
        <PlainHead />
        {connection && (
          <>
            <ConnectionChip connection={connection} />
            <Quiet size="body2" sx={{ overflowWrap: 'anywhere' }}>
              {[
                TEXTS.client(connection.clientId),
                TEXTS.user(connection.userName),
                ...(connection.checkedAt ? [TEXTS.checked(whenText(connection.checkedAt, now))] : []),
              ].join(' · ')}
            </Quiet>
          </>
        )}
        <Button
          startIcon={<RefreshCw size={16} />}
          loading={check.isBusy}
          loadingPosition="start"
          onClick={() => check.press({})}
          sx={{ ml: { xs: -1.75, sm: 'auto' } }}
        >
          {TEXTS.check}
        </Button>
      </Row>
      {connection?.problem && (
        <Box sx={{ mt: 1 }}>
          <Trouble detail={workedText(connection, now)}>{ACCOUNTING_PROBLEMS[connection.problem]}</Trouble>
        </Box>
      )}
    </>
  );
}

export function ConnectionChip({ connection: { checkedAt, problem } }: { readonly connection: Connection }) {
  if (problem) return <StateChip tone="danger" icon={Unplug} label={TEXTS.notConnected} large />;
  if (!checkedAt) return <StateChip tone="neutral" icon={CircleHelp} label={TEXTS.notChecked} large />;
  return <StateChip tone="success" icon={Plug} label={TEXTS.connected} large />;
}

const workedText = ({ workedAt }: Connection, now: Date): string =>
  workedAt ? TEXTS.worked(whenText(workedAt, now)) : TEXTS.neverWorked;
