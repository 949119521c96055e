import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { may, useViewer } from '#platform/viewer/viewer.ts';
import { formatDay } from '#ui/fields/german-date.ts';
import { formatEuro } from '#ui/format/german-money.ts';
import { useNotify } from '#ui/notices/notify.ts';
import { TONES } from '#ui/tokens.ts';
import { CHECK_ROW, EntryFacts } from './entry-facts.tsx';
import { allotmentsOf, proposalFacts, reasonOf, stepOf } from './proposal.ts';
import { bookEntry } from './statement-commands.ts';
import type { Entry } from './statement-query.ts';
import { STATEMENT_TEXTS, ENTRY_TEXTS as TEXTS } from './statement-texts.ts';
import { STEPS, useEntryDialogs } from './use-entry-dialogs.tsx';

/** An entry beside what it is thought to pay, and why; the step that fits the reason leads. */
export function CheckEntry({ entry }: { readonly entry: Entry }) {
  const mayWrite = may(useViewer(), 'payments.write');
  const notify = useNotify();
  const { dialog, open } = useEntryDialogs(entry);
  const { press, isBusy } = useAttempt(bookEntry, {
    onDone: () => notify({ text: TEXTS.booked(formatEuro(entry.amount.value)) }),
    onFailed: ({ message }) => notify({ tone: 'danger', text: STATEMENT_TEXTS.failedStep, detail: message }),
  });
  const { proposal, amount } = entry;
  if (!proposal) return null;
  const name = entry.name ?? TEXTS.nobody;
  const labelled = (step: string) => ({
    'aria-label': TEXTS.ofEntry(step, name, formatEuro(amount.value)),
    disabled: isBusy,
  });
  const book = (keepsRest: boolean): void =>
    press({
      id: entry.id,
      input: { invoiceRecipientId: proposal.recipientId, allotments: allotmentsOf(proposal, keepsRest) },
    });
  const closesRest = proposal.parts.some(({ rest }) => rest !== 'OPEN');
  return (
    <Box component="li" sx={CHECK_ROW}>
      <div>
        <Box sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{name}</Box>
        <Box sx={{ typography: 'caption', color: TONES.warning.text }}>{reasonOf(proposal)}</Box>
      </div>
      <EntryFacts
        title={TEXTS.entry}
        facts={[
          { key: 'amount', label: formatDay(entry.day).slice(0, 6), value: <b>{formatEuro(amount.value)}</b> },
          { key: 'text', label: TEXTS.purpose, value: entry.text ? `„${entry.text}“` : TEXTS.none },
          {
            key: 'account',
            label: TEXTS.account,
            value: entry.ibanEnd ? TEXTS.accountEnd(entry.ibanEnd) : TEXTS.none,
          },
        ]}
      />
      <EntryFacts title={TEXTS.proposal} facts={proposalFacts({ proposal, amount, name: entry.name })} />
      <Box sx={STEPS}>
        {mayWrite && (
          <>
            <Button size="small" {...labelled(TEXTS.ignore)} onClick={() => open('aside')}>
              {TEXTS.ignore}
            </Button>
            <Button size="small" variant="outlined" {...labelled(TEXTS.other)} onClick={() => open('book')}>
              {TEXTS.other}
            </Button>
            {closesRest && (
              <Button size="small" variant="outlined" {...labelled(TEXTS.leaveOpen)} onClick={() => book(false)}>
                {TEXTS.leaveOpen}
              </Button>
            )}
            <Button
              size="small"
              variant="soft"
              {...labelled(stepOf(proposal))}
              loading={isBusy}
              onClick={() => book(true)}
            >
              {stepOf(proposal)}
            </Button>
          </>
        )}
      </Box>
      {dialog}
    </Box>
  );
}
