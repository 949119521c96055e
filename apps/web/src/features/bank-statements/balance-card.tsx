import Box from '@mui/material/Box';
import { CircleCheck, Info } from 'lucide-react';
import { formatDay } from '#ui/fields/german-date.ts';
import { formatEuro } from '#ui/format/german-money.ts';
import { CARD, Quiet, Row } from '#ui/layout.tsx';
import { TONES } from '#ui/tokens.ts';
import type { Statement } from './statement-query.ts';
import { STATEMENT_TEXTS as TEXTS } from './statement-texts.ts';

/** Opening, entries and closing as the bank says them; a statement in which they disagree is never read. */
export function BalanceCard({ statement }: { readonly statement: Statement }) {
  const { opening, closing, credits, debits, creditCount, debitCount, from, to } = statement;
  const notes = [
    statement.knownCount > 0 && TEXTS.known(statement.knownCount),
    statement.announcedCount > 0 && TEXTS.announced(statement.announcedCount),
  ].filter((note) => note !== false);
  return (
    <Box component="section" aria-label={TEXTS.balance} sx={{ ...CARD, py: 1 }}>
      <Row wraps sx={{ columnGap: 2, rowGap: 1 }}>
        {opening && <Figure label={TEXTS.opening(formatDay(from).slice(0, 6))} value={opening.value} />}
        <Figure sign={opening && '+'} label={TEXTS.credits} value={credits.value} count={creditCount} />
        <Figure sign="−" label={TEXTS.debits} value={Math.abs(debits.value)} count={debitCount} />
        {closing && (
          <Figure sign={opening && '='} label={TEXTS.closing(formatDay(to).slice(0, 6))} value={closing.value} />
        )}
        <Row gap={0.75} sx={{ ml: { md: 'auto' }, typography: 'body2', fontWeight: 600 }}>
          {opening && closing ? (
            <Row gap={0.75} sx={{ color: TONES.success.text }}>
              <CircleCheck size={16} aria-hidden />
              {TEXTS.agrees}
            </Row>
          ) : (
            <>
              <Info size={16} aria-hidden />
              {TEXTS.noBalances}
            </>
          )}
        </Row>
      </Row>
      {notes.length > 0 && <Quiet size="body2">{notes.join('. ')}</Quiet>}
    </Box>
  );
}

interface FigureProps {
  /** How it joins the one before. */
  readonly sign?: string | null;
  readonly label: string;
  readonly value: number;
  readonly count?: number;
}

const Figure = ({ sign, label, value, count }: FigureProps) => (
  <Row gap={2}>
    {sign && <Quiet aria-hidden>{sign}</Quiet>}
    <div>
      <Quiet size="caption">{label}</Quiet>
      <Row gap={0.75} align="baseline" wraps sx={{ fontVariantNumeric: 'tabular-nums' }}>
        <b>{formatEuro(value)}</b>
        {count !== undefined && (
          <Quiet component="span" size="body2">
            {TEXTS.entries(count)}
          </Quiet>
        )}
      </Row>
    </div>
  </Row>
);
