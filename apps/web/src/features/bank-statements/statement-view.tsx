import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Check, Upload } from 'lucide-react';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { linkTo } from '#platform/navigation/paths.ts';
import { useNavigate } from '#platform/navigation/router.ts';
import { may, useViewer } from '#platform/viewer/viewer.ts';
import { StickyBar } from '#ui/form/button-bar.tsx';
import { COLUMN, Quiet } from '#ui/layout.tsx';
import { useNotify } from '#ui/notices/notify.ts';
import { DetailHead } from '#ui/pages/detail-head.tsx';
import { Pending } from '#ui/states/pending.tsx';
import { StateChip } from '#ui/states/state-chip.tsx';
import { BalanceCard } from './balance-card.tsx';
import { EntryGroup } from './entry-group.tsx';
import { closeStatement } from './statement-commands.ts';
import { type Section, type SeenStatement, statementQuery } from './statement-query.ts';
import { START_TEXTS, STATEMENT_TEXTS as TEXTS } from './statement-texts.ts';
import { PAYMENTS_TITLE } from './statement-titles.ts';
import { daysOf, shownIban } from './statements-card.tsx';

const SECTIONS: readonly Section[] = ['BOOKED', 'CHECK', 'UNMATCHED', 'ASIDE'];

/** A statement that is gone through: its balance, what was booked by itself, and what somebody decides. */
export function StatementView({ id }: { readonly id: string }) {
  const query = useQuery(statementQuery(id));
  if (!query.data) return <Pending query={query} texts={TEXTS} />;
  const { statement, sections } = query.data;
  const { closedAt, creditCount, debitCount, iban, isAdvice } = statement;
  return (
    <Box sx={{ ...COLUMN, minHeight: '100%', gridTemplateRows: 'auto auto 1fr auto' }}>
      <DetailHead
        crumbs={[
          { label: START_TEXTS.invoices, href: linkTo('/invoices') },
          { label: PAYMENTS_TITLE, href: linkTo('/invoices/payments') },
          { label: daysOf(statement) },
        ]}
        title={PAYMENTS_TITLE}
        chips={<StateChip large tone="success" icon={Check} label={closedAt ? TEXTS.closed : TEXTS.read} />}
        meta={TEXTS.meta(
          shownIban(iban),
          daysOf(statement),
          creditCount + debitCount,
          TEXTS.kind[isAdvice ? 'true' : 'false'],
        )}
        actions={
          <Button variant="outlined" startIcon={<Upload size={16} />} href={linkTo('/invoices/payments')}>
            {TEXTS.other}
          </Button>
        }
      />
      <BalanceCard statement={statement} />
      <Box sx={COLUMN}>
        {SECTIONS.map((section) => {
          const sum = sections.find((one) => one.section === section);
          return sum && sum.count > 0 && <EntryGroup key={section} statementId={id} sum={sum} />;
        })}
      </Box>
      <ClosingBar id={id} isClosed={closedAt !== null} sections={sections} />
    </Box>
  );
}

interface ClosingBarProps {
  readonly id: string;
  readonly isClosed: boolean;
  readonly sections: SeenStatement['sections'];
}

/** Closing says what stays open; nothing is decided by it. */
function ClosingBar({ id, isClosed, sections }: ClosingBarProps) {
  const mayWrite = may(useViewer(), 'payments.write');
  const navigate = useNavigate();
  const notify = useNotify();
  const back = linkTo('/invoices/payments');
  const { press, isBusy, error } = useAttempt(closeStatement, {
    onDone: () => {
      notify({ text: TEXTS.closedNow });
      navigate(back);
    },
  });
  const countOf = (section: Section): number => sections.find((one) => one.section === section)?.count ?? 0;
  const [check, unmatched] = [countOf('CHECK'), countOf('UNMATCHED')];
  const done = countOf('BOOKED') + countOf('ASIDE');
  const left = TEXTS.left(check, unmatched);
  return (
    <StickyBar
      problem={error?.message}
      note={
        <Quiet size="body2" sx={{ ml: { sm: 'auto' } }}>
          {`${TEXTS.done(done, done + check + unmatched)}${left && TEXTS.stay(left, check + unmatched)}`}
        </Quiet>
      }
    >
      {mayWrite && !isClosed && (
        <Button variant="contained" startIcon={<Check size={16} />} loading={isBusy} onClick={() => press({ id })}>
          {TEXTS.close}
        </Button>
      )}
      <Button href={back}>{TEXTS.later}</Button>
    </StickyBar>
  );
}
