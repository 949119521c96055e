import { PRINTOUT_OBSTACLES } from '@gastspiel/domain/time-sheets/time-sheet-failures.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { FileWarning, Send } from 'lucide-react';
import { useState } from 'react';
import { LargeDialog } from '#ui/dialogs/large-dialog.tsx';
import { formatShift, formatWeekday } from '#ui/format/german-shift.ts';
import { Quiet, Row } from '#ui/layout.tsx';
import { PaperPages, PaperSkeleton } from '#ui/paper/paper-pages.tsx';
import { BlankState } from '#ui/states/blank-state.tsx';
import { type Asked, FailedState } from '#ui/states/failed-state.tsx';
import { TONES } from '#ui/tokens.ts';
import type { Sheet } from '../block-query.ts';
import { useMend } from '../mend.ts';
import { canSend, sendWord } from '../send-steps.tsx';
import { AgainDialog } from '../sending/again-dialog.tsx';
import { useSending } from '../sending/use-sending.ts';
import { SheetChanges } from '../sheet-changes.tsx';
import { PREVIEW_TEXTS as TEXTS } from '../time-sheet-texts.ts';
import { usePreview } from './preview-query.ts';

/** The paper before it is sent, with whom it goes to and what is new on it. */
export function PreviewDialog({ sheet, onClose }: { readonly sheet: Sheet; readonly onClose: () => void }) {
  const query = usePreview(sheet.id);
  const { data, error } = query;
  const { send, isBusy, again } = useSending();
  const [refusal, setRefusal] = useState<string>();
  const { description, startDateTime: start, endDateTime: end } = sheet.appointment;
  const sendNow = async (): Promise<void> => {
    setRefusal(undefined);
    const refused = await send([sheet]);
    if (refused?.length === 0) onClose();
    else setRefusal(refused?.[0]?.message);
  };
  return (
    <LargeDialog
      title={`${TEXTS.title}: ${description}`}
      subject={<Quiet size="body2">{`${formatWeekday(start)}, ${formatShift(start, end)}`}</Quiet>}
      size={DESK}
      onClose={onClose}
      foot={
        <Row gap={1.5} justify="flex-end" wraps sx={FOOT}>
          <Box sx={{ flex: '1 1 200px', minWidth: 0, typography: 'body2', overflowWrap: 'anywhere' }}>
            {data && <Addressees recipients={data.recipients} />}
            {refusal && (
              <Box role="alert" sx={{ color: TONES.danger.text }}>
                {refusal}
              </Box>
            )}
          </Box>
          {canSend(sheet) && data && (
            <Button variant="contained" startIcon={<Send size={16} />} loading={isBusy} onClick={() => void sendNow()}>
              {sendWord(sheet)}
            </Button>
          )}
        </Row>
      }
    >
      {sheet.changesSinceSent && (
        <Box sx={{ px: PX, pb: 1.5 }}>
          <SheetChanges changes={sheet.changesSinceSent} />
        </Box>
      )}
      {data ? (
        <PaperPages pages={data.pages} />
      ) : error ? (
        <NoPaper sheet={sheet} error={error} query={query} />
      ) : (
        <PaperSkeleton />
      )}
      <AgainDialog again={again} />
    </LargeDialog>
  );
}

interface AddresseesProps {
  readonly recipients: readonly { readonly name: string; readonly email: string }[];
}

function Addressees({ recipients }: AddresseesProps) {
  if (recipients.length === 0) return <Box sx={{ color: TONES.danger.text }}>{TEXTS.toNobody}</Box>;
  return (
    <>
      <Quiet component="span">{`${TEXTS.to} `}</Quiet>
      {recipients.map(({ name, email }) => (name === email ? email : `${name} (${email})`)).join(', ')}
    </>
  );
}

/** Why there is no paper: what is missing leads to where it is entered, else it is tried again. */
function NoPaper({ sheet, error, query }: { readonly sheet: Sheet; readonly error: Error; readonly query: Asked }) {
  const obstacle = sheet.printoutObstacle;
  const isMissing = obstacle !== null && error.message === PRINTOUT_OBSTACLES[obstacle].message;
  const href = useMend(sheet, obstacle ?? 'NO_LOGO');
  if (!isMissing) return <FailedState title={TEXTS.failed} query={query} />;
  return (
    <BlankState
      icon={<FileWarning />}
      tone="danger"
      title={TEXTS.obstacle}
      actions={href && <Link href={href}>{TEXTS.mend}</Link>}
    >
      {error.message}
    </BlankState>
  );
}

const PX = { xs: 2, sm: 3 } as const;
const DESK = { width: 860, maxWidth: 'calc(100vw - 32px)', height: 'calc(100vh - 48px)', maxHeight: 'none' } as const;
const FOOT = { px: PX, py: 1.5, mt: 'auto', borderTop: 1, borderColor: 'divider' } as const;
