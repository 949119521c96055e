import { inHours } from '@gastspiel/domain/time/minutes.ts';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { Timer } from 'lucide-react';
import { ask } from '#platform/graphql/ask.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { WORKLOG_BLOCK } from '#platform/live/topics.ts';
import { linkTo } from '#platform/navigation/paths.ts';
import { may, useViewer } from '#platform/viewer/viewer.ts';
import { formatDayOf } from '#ui/format/german-instant.ts';
import { formatHours } from '#ui/format/german-shift.ts';
import { Quiet, Row } from '#ui/layout.tsx';
import { BlockInvoice } from './block-invoice.tsx';
import { blockState } from './block-state.tsx';
import { FACT_TEXTS as TEXTS } from './worklog-texts.ts';

const BlockOfAppointment = graphql(`
  query WorklogBlockOfAppointment($id: String!) {
    appointment(appointmentId: $id) {
      worklogBlock {
        id hasEnded workMinutes worklogRecordedAt printoutState
        printout { sentAt }
        invoice { id number isSent }
      }
    }
  }
`);

/** How far an appointment's hours are, for its page: nothing where nobody pays, is booked or may know, and before there is any. */
export function BlockFact({ appointmentId: id }: { readonly appointmentId: string }) {
  const { data: block } = useQuery({
    ...ask(BlockOfAppointment, { id }, [WORKLOG_BLOCK, id], ({ appointment }) => appointment.worklogBlock),
    enabled: may(useViewer(), 'worklog-blocks.read'),
  });
  if (!block) return null;
  const state = blockState(block);
  if (state === 'PLANNED' && block.printoutState === 'OPEN' && !block.invoice) return null;
  const hours = state === 'RECORDED' && formatHours(inHours(block.workMinutes));
  const sent = block.printout && formatDayOf(block.printout.sentAt).slice(0, 6);
  const words = (...parts: readonly (string | false | null)[]): string => parts.filter(Boolean).join(' ');
  return (
    <Row align="baseline" wraps sx={LINE}>
      <Row component="dt" gap={0.75} sx={{ typography: 'caption' }}>
        <Timer size={13} aria-hidden />
        {TEXTS.label}
      </Row>
      <Box component="dd" sx={{ m: 0 }}>
        <Link href={linkTo('/worklog_recording/$worklogBlockId', { worklogBlockId: block.id })}>
          {words(TEXTS.times, TEXTS.states[state], hours)}
        </Link>
      </Box>
      <Quiet component="dd" sx={{ m: 0 }}>
        {words(TEXTS.timeSheet, TEXTS.printout[block.printoutState], sent)}
      </Quiet>
      {block.invoice && (
        <Box component="dd" sx={{ m: 0 }}>
          <BlockInvoice invoice={block.invoice} />
        </Box>
      )}
    </Row>
  );
}

const LINE = {
  gridColumn: '1 / -1',
  columnGap: 1.5,
  minWidth: 0,
  px: 1.75,
  py: 0.75,
  '& dt': { color: 'text.secondary' },
} as const;
