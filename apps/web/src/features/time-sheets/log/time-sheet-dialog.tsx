import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { linkTo } from '#platform/navigation/paths.ts';
import { may, useViewer } from '#platform/viewer/viewer.ts';
import { LargeDialog } from '#ui/dialogs/large-dialog.tsx';
import { formatShift, formatWeekday } from '#ui/format/german-shift.ts';
import { Quiet, Row, Stack } from '#ui/layout.tsx';
import { Pending } from '#ui/states/pending.tsx';
import { APPEAR_LATE, Skeleton } from '#ui/states/skeleton.tsx';
import { TONES } from '#ui/tokens.ts';
import { VISUALLY_HIDDEN } from '#ui/visually-hidden.ts';
import { ByHandDialog } from '../by-hand/by-hand-dialog.tsx';
import { PreviewDialog } from '../preview/preview-dialog.tsx';
import { SendSteps } from '../send-steps.tsx';
import { AgainDialog } from '../sending/again-dialog.tsx';
import { useSending } from '../sending/use-sending.ts';
import { SheetChanges } from '../sheet-changes.tsx';
import { SheetState } from '../sheet-state.tsx';
import { BY_HAND_TEXTS, LOG_TEXTS as TEXTS } from '../time-sheet-texts.ts';
import { type LoggedSheet, useLog } from './log-query.ts';
import { LoggedSending } from './logged-sending.tsx';

/** The time sheet of a block: how far it is, what can be done, and every sending so far. */
export function TimeSheetDialog({ blockId, onClose }: { readonly blockId: string; readonly onClose: () => void }) {
  const query = useLog(blockId);
  const { data } = query;
  return (
    <LargeDialog
      title={data ? `${TEXTS.title}: ${data.appointment.description}` : TEXTS.title}
      subject={data ? <When sheet={data} /> : null}
      size={{ width: 640 }}
      onClose={onClose}
    >
      <Stack gap={2} sx={{ px: { xs: 2, sm: 3 }, pb: 3, overflowY: 'auto' }}>
        {data ? <Known sheet={data} /> : <Pending isSmall query={query} texts={TEXTS} waiting={<Waiting />} />}
      </Stack>
    </LargeDialog>
  );
}

const Waiting = () => (
  <Box role="status" sx={{ display: 'grid', gap: 1.5, ...APPEAR_LATE }}>
    <Box component="span" sx={VISUALLY_HIDDEN}>
      {TEXTS.loading}
    </Box>
    <Skeleton width="40%" height={20} />
    <Skeleton width="70%" />
    <Skeleton width="55%" />
  </Box>
);

function When({ sheet: { id, appointment, invoiceRecipient } }: { readonly sheet: LoggedSheet }) {
  const { startDateTime: start, endDateTime: end } = appointment;
  return (
    <Quiet size="body2" sx={{ overflowWrap: 'anywhere' }}>
      {[`${formatWeekday(start)}, ${formatShift(start, end)}`, invoiceRecipient?.name].filter(Boolean).join(' · ')}
      {' · '}
      <Link href={linkTo('/appointment/$appointmentId', { appointmentId: id })}>{TEXTS.toAppointment}</Link>
    </Quiet>
  );
}

function Known({ sheet }: { readonly sheet: LoggedSheet }) {
  const { send, again } = useSending();
  const [refusal, setRefusal] = useState<string>();
  const [isPreviewed, setPreviewed] = useState(false);
  const [isEntering, setEntering] = useState(false);
  const mayEnter = may(useViewer(), 'time-sheets.enter-by-hand');
  const sendNow = async (): Promise<void> => {
    setRefusal(undefined);
    const refused = await send([sheet]);
    setRefusal(refused?.[0]?.message);
  };
  return (
    <>
      <SheetState sheet={sheet} />
      {sheet.changesSinceSent && <SheetChanges changes={sheet.changesSinceSent} />}
      <Row gap={1} align="stretch" wraps>
        <SendSteps size="medium" sheet={sheet} onSend={() => void sendNow()} onPreview={() => setPreviewed(true)} />
        {mayEnter && (
          <Button startIcon={<PenLine size={16} />} onClick={() => setEntering(true)}>
            {BY_HAND_TEXTS.step}
          </Button>
        )}
      </Row>
      {refusal && (
        <Box role="alert" sx={{ color: TONES.danger.text }}>
          {refusal}
        </Box>
      )}
      <Stack component="section" gap={1}>
        <Typography variant="h2" component="h3">
          {TEXTS.log}
        </Typography>
        {sheet.printouts.length === 0 && <Quiet>{TEXTS.never}</Quiet>}
        <Stack component="ol" gap={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {sheet.printouts.map((printout) => (
            <LoggedSending key={printout.id} printout={printout} />
          ))}
        </Stack>
      </Stack>
      {isPreviewed && <PreviewDialog sheet={sheet} onClose={() => setPreviewed(false)} />}
      {isEntering && <ByHandDialog blockId={sheet.id} onClose={() => setEntering(false)} />}
      <AgainDialog again={again} />
    </>
  );
}
