import { inHours } from '@gastspiel/domain/time/minutes.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Files, Send } from 'lucide-react';
import { linkTo } from '#platform/navigation/paths.ts';
import { StickyBar } from '#ui/form/button-bar.tsx';
import { formatEuro } from '#ui/format/german-money.ts';
import { formatHours } from '#ui/format/german-shift.ts';
import { Quiet, Row } from '#ui/layout.tsx';
import { ROW_TEXTS, BAR_TEXTS as TEXTS } from './billing-run-texts.ts';
import { isChoosable, isSendable, type RunRow, sumUp } from './run-rows.ts';

interface RunBarProps {
  readonly rows: readonly RunRow[];
  readonly chosen: readonly RunRow[];
  readonly isBusy: boolean;
  /** The rows are not yet those of the dates above, or of what was ordered last. */
  readonly isWaiting: boolean;
  readonly failure: string | undefined;
  readonly onSend: () => void;
}

/** Tells what is chosen and what it amounts to, and makes it. */
export function RunBar({ rows, chosen, isBusy, isWaiting, failure, onSend }: RunBarProps) {
  const { blocks, minutes, net } = sumUp(chosen);
  const gaps = rows.filter(({ kind }) => kind === 'GAP').length;
  const leftOut = TEXTS.leftOut(gaps, rows.filter(isChoosable).length - chosen.length);
  const drafts = rows.filter(isSendable).length;
  const isMain = chosen.length === 0 && drafts > 0;
  return (
    <StickyBar problem={failure}>
      <Row component="dl" align="stretch" aria-label={TEXTS.label} sx={FACTS}>
        <Fact label={TEXTS.chosen} value={TEXTS.of(chosen.length, rows.length)} />
        <Fact label={ROW_TEXTS.blocks} value={String(blocks)} isMinor />
        <Fact label={ROW_TEXTS.hours} value={formatHours(inHours(minutes))} isMinor />
        <Fact label={ROW_TEXTS.net} value={formatEuro(net)} isLarge />
      </Row>
      <Quiet size="body2" sx={{ pl: { sm: 1 }, alignSelf: { sm: 'end' } }}>
        {leftOut}
      </Quiet>
      <Box sx={BUTTONS}>
        <Button href={linkTo('/invoices')} sx={{ display: { xs: 'none', sm: 'inline-flex' } }}>
          {TEXTS.cancel}
        </Button>
        {drafts > 0 && (
          <Button variant={isMain ? 'contained' : 'outlined'} startIcon={<Send size={16} />} onClick={onSend}>
            {TEXTS.send(drafts)}
          </Button>
        )}
        {!isMain && (
          <Button
            type="submit"
            variant="contained"
            startIcon={<Files size={16} />}
            loading={isBusy}
            disabled={chosen.length === 0 || isWaiting}
          >
            {TEXTS.make(chosen.length)}
          </Button>
        )}
      </Box>
    </StickyBar>
  );
}

interface FactProps {
  readonly label: string;
  readonly value: string;
  readonly isLarge?: boolean;
  /** There is no room for it on phones. */
  readonly isMinor?: boolean;
}

const Fact = ({ label, value, isLarge = false, isMinor = false }: FactProps) => (
  <Box sx={isMinor ? { display: { xs: 'none', sm: 'block' } } : {}}>
    <Quiet component="dt" size="caption">
      {label}
    </Quiet>
    <Box component="dd" sx={isLarge ? SUM : VALUE}>
      {value}
    </Box>
  </Box>
);

const VALUE = { m: 0, fontWeight: 500, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;
const SUM = { ...VALUE, fontSize: '1rem', fontWeight: 650 } as const;
const FACTS = { m: 0, columnGap: 3, flex: { xs: '1 1 auto', sm: 'none' } } as const;
const BUTTONS = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 1,
  // After what keeps it from being made.
  order: 1,
  flex: { xs: '1 1 100%', sm: '1 1 auto' },
  '& > button': { flex: { xs: '1 1 auto', sm: 'none' }, whiteSpace: 'nowrap' },
} as const;
