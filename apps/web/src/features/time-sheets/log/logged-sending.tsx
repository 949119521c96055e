import { PRINTOUT_FAILURES } from '@gastspiel/domain/time-sheets/time-sheet-failures.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ChevronRight, CircleCheck, CircleX, Clock, Download, Hand } from 'lucide-react';
import { useDownload } from '#parts/downloads/use-download.ts';
import { formatInstant } from '#ui/format/german-instant.ts';
import { formatShift } from '#ui/format/german-shift.ts';
import { CARD, Quiet, Row, Stack } from '#ui/layout.tsx';
import { StateChip } from '#ui/states/state-chip.tsx';
import { TONES } from '#ui/tokens.ts';
import { SheetStateChip } from '../sheet-state.tsx';
import { LOG_TEXTS as TEXTS } from '../time-sheet-texts.ts';
import type { LoggedPrintout } from './log-query.ts';

/** One sending: when, by whom, to whom, and what stood on the paper. */
export function LoggedSending({ printout }: { readonly printout: LoggedPrintout }) {
  const { orderedAt, orderedByName, sentAt, hasFailed, isByHand, hasFile, recipients, rows } = printout;
  const said = isByHand ? TEXTS.entered : TEXTS.ordered;
  return (
    <Stack component="li" gap={1} sx={{ ...CARD, borderRadius: '10px', p: 1.5 }}>
      <Row gap={1} wraps>
        {isByHand ? (
          <StateChip tone="neutral" icon={Hand} label={TEXTS.byHand} />
        ) : (
          <SheetStateChip state={sentAt ? 'SENT' : hasFailed ? 'FAILED' : 'SENDING'} />
        )}
        {sentAt && <b>{formatInstant(sentAt)}</b>}
        {hasFile && <FileButton printout={printout} />}
      </Row>
      <Quiet size="body2">{said(formatInstant(orderedAt), orderedByName)}</Quiet>
      <Box component="ul" sx={LIST}>
        {recipients.map((recipient) => (
          <Recipient key={recipient.email} recipient={recipient} isByHand={isByHand} />
        ))}
      </Box>
      <Box component="details" sx={{ typography: 'body2', '&[open] svg': { transform: 'rotate(90deg)' } }}>
        <Box component="summary" sx={SUMMARY}>
          <ChevronRight size={16} aria-hidden />
          {TEXTS.rows(rows.length)}
        </Box>
        <Box component="ul" sx={LIST}>
          {rows.map(({ worklogUserId, worklogUserName, startDateTime, endDateTime }) => (
            <Row component="li" gap={2} align="stretch" justify="space-between" key={worklogUserId} sx={ROW}>
              <span>{worklogUserName}</span>
              <Quiet component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {formatShift(startDateTime, endDateTime)}
              </Quiet>
            </Row>
          ))}
        </Box>
      </Box>
    </Stack>
  );
}

interface RecipientProps {
  readonly recipient: LoggedPrintout['recipients'][number];
  readonly isByHand: boolean;
}

/** Who got it, and who has not, with the reason. */
function Recipient({ recipient: { name, email, sentAt, hasGivenUp, failure }, isByHand }: RecipientProps) {
  const reason = failure && PRINTOUT_FAILURES[failure];
  const Icon = sentAt || isByHand ? CircleCheck : hasGivenUp ? CircleX : Clock;
  const tone = sentAt || isByHand ? TONES.success : hasGivenUp ? TONES.danger : TONES.info;
  const outcome = isByHand
    ? undefined
    : sentAt
      ? TEXTS.got(formatInstant(sentAt))
      : reason
        ? TEXTS.notGot(reason)
        : TEXTS.waiting;
  return (
    <Row component="li" gap={1} align="stretch" sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
      <Row component="span" align="stretch" aria-hidden sx={{ flex: 'none', pt: '1px' }}>
        <Icon size={16} color={tone.text} />
      </Row>
      <span>
        {name === email ? email : `${name} (${email})`}
        {outcome && (
          <Box component="span" sx={{ color: hasGivenUp ? tone.text : 'text.secondary' }}>{`, ${outcome}`}</Box>
        )}
      </span>
    </Row>
  );
}

/** The file as it was sent. */
function FileButton({ printout: { id, orderedAt } }: { readonly printout: LoggedPrintout }) {
  const { isBusy, download } = useDownload({ printoutPdf: { printoutId: id } }, TEXTS.downloadFailed);
  return (
    <Button
      size="small"
      variant="outlined"
      startIcon={<Download size={14} />}
      loading={isBusy}
      aria-label={TEXTS.downloadOf(formatInstant(orderedAt))}
      onClick={download}
      sx={{ ml: 'auto' }}
    >
      {TEXTS.download}
    </Button>
  );
}

const LIST = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 } as const;
const ROW = { overflowWrap: 'anywhere' } as const;
/** Our own arrow instead of the browser's. */
const SUMMARY = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  minHeight: { xs: 44, sm: 24 },
  cursor: 'pointer',
  '&::-webkit-details-marker': { display: 'none' },
} as const;
