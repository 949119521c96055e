import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { linkTo } from '#platform/navigation/paths.ts';
import { formatShift, formatWeekday } from '#ui/format/german-shift.ts';
import { Row, Stack } from '#ui/layout.tsx';
import { Quiet } from '#ui/quiet.tsx';
import { APPEAR_LATE } from '#ui/states/appear-late.ts';
import { Pending } from '#ui/states/pending.tsx';
import { Skeleton } from '#ui/states/skeleton.tsx';
import { TONES } from '#ui/tokens.ts';
import { VISUALLY_HIDDEN } from '#ui/visually-hidden.ts';
import { PreviewDialog } from '../preview/preview-dialog.tsx';
import { SendSteps } from '../send-steps.tsx';
import { AgainDialog } from '../sending/again-dialog.tsx';
import { useSending } from '../sending/use-sending.ts';
import { SheetChanges } from '../sheet-changes.tsx';
import { SheetState } from '../sheet-state.tsx';
import { LOG_TEXTS as TEXTS } from '../time-sheet-texts.ts';
import { type LoggedSheet, useLog } from './log-query.ts';
import { LoggedSending } from './logged-sending.tsx';

/** The time sheet of a block: how far it is, what can be done, and every sending so far. */
export function TimeSheetDialog({ blockId, onClose }: { readonly blockId: string; readonly onClose: () => void }) {
  const titleId = useId();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const query = useLog(blockId);
  const { data } = query;
  return (
    <Dialog
      open
      fullScreen={isPhone}
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: isPhone ? { m: 0, borderRadius: 0 } : { width: 640 } } }}
    >
      <Row gap={1} align="flex-start" sx={{ px: { xs: 2, sm: 3 }, pt: 2, pb: 1.5 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography id={titleId} component="h2" variant="subtitle1" sx={{ overflowWrap: 'anywhere' }}>
            {data ? `${TEXTS.title}: ${data.appointment.description}` : TEXTS.title}
          </Typography>
          {data && <When sheet={data} />}
        </Box>
        <IconButton aria-label={TEXTS.close} onClick={onClose} autoFocus>
          <X size={20} aria-hidden />
        </IconButton>
      </Row>
      <Stack gap={2} sx={{ px: { xs: 2, sm: 3 }, pb: 3, overflowY: 'auto' }}>
        {data ? <Known sheet={data} /> : <Pending isSmall query={query} texts={TEXTS} waiting={<Waiting />} />}
      </Stack>
    </Dialog>
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
      <AgainDialog again={again} />
    </>
  );
}
