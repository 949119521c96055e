import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import {
  Building2,
  Calendar,
  CalendarDays,
  ChevronLeft,
  ChevronRight,
  CircleCheck,
  ConciergeBell,
  FileText,
  type LucideIcon,
  MailCheck,
  ReceiptEuro,
} from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { linkTo } from '#platform/navigation/paths.ts';
import { may, useViewer } from '#platform/viewer/viewer.ts';
import { formatDayOf, formatInstant } from '#ui/format/german-instant.ts';
import { formatShift, formatWeekday } from '#ui/format/german-shift.ts';
import { Row, Stack } from '#ui/layout.tsx';
import { Crumbs } from '#ui/pages/crumbs.tsx';
import { NEUTRAL } from '#ui/tokens.ts';
import { BlockInvoice } from '../block-invoice.tsx';
import { BlockStateChip } from '../block-state.tsx';
import { PayrollChip } from '../payroll-chip.tsx';
import { RECORDING_TEXTS as TEXTS } from '../worklog-texts.ts';
import { WORKLOG_TITLES } from '../worklog-titles.ts';
import type { Block } from './block-query.ts';
import type { useNeighbours } from './neighbours.ts';

interface BlockHeadProps extends ReturnType<typeof useNeighbours> {
  readonly block: Block;
}

const hrefOf = (worklogBlockId: string): string => linkTo('/worklog_recording/$worklogBlockId', { worklogBlockId });

/** Which block, where in the pile, and the ways to what belongs to it. */
export const BlockHead = memo(function BlockHead({ block, list, place }: BlockHeadProps) {
  return (
    <Stack gap={0.5}>
      <Crumbs
        crumbs={[
          { label: WORKLOG_TITLES.list, href: linkTo('/worklog_recording') },
          { label: place ? TEXTS.place[list](place.position, place.count) : TEXTS.block },
        ]}
      />
      <Row wraps sx={{ columnGap: 1.5, rowGap: 1 }}>
        <Row gap={1} wraps sx={{ flex: '1 1 12rem', minWidth: 0 }}>
          <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
            {block.appointment.description}
          </Typography>
          <BlockStateChip block={block} large />
          <PayrollChip state={block.payrollState} large />
        </Row>
        <Row gap={{ xs: 1, sm: 1.5 }} align="stretch" sx={{ order: { xs: 1, sm: 0 } }}>
          <Button variant="outlined" startIcon={<FileText size={16} />} href={timeSheetOf(block)}>
            {TEXTS.timeSheet}
          </Button>
          <Step label={TEXTS.previous} icon={ChevronLeft} id={place?.previousId} />
          <Step label={TEXTS.next} icon={ChevronRight} id={place?.nextId} />
        </Row>
        <BlockFacts block={block} />
      </Row>
    </Stack>
  );
});

/** The list of time sheets, narrowed to this block. */
const timeSheetOf = ({ id }: Block): string => `${linkTo('/printout_sending')}?block=${id}`;

interface StepProps {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly id: string | null | undefined;
}

const Step = ({ label, icon: Icon, id }: StepProps) => (
  <IconButton aria-label={label} {...(id ? { href: hrefOf(id) } : { disabled: true })} sx={STEP}>
    <Icon size={18} aria-hidden />
  </IconButton>
);

function BlockFacts({ block }: { readonly block: Block }) {
  const { appointment, invoiceRecipient: recipient, printout, printoutState, worklogRecordedAt } = block;
  const { startDateTime: start, endDateTime: end } = appointment;
  const mayOpen = may(useViewer(), 'invoice-recipients.read');
  const paper = [TEXTS.printout[printoutState], printout && formatDayOf(printout.sentAt).slice(0, 6)];
  return (
    <Row align="stretch" wraps sx={FACTS}>
      <Fact icon={Calendar}>{`${formatWeekday(start)}, ${formatShift(start, end)}`}</Fact>
      {recipient && (
        <Fact icon={Building2}>
          {mayOpen ? (
            <Link
              href={linkTo('/invoice_recipient/$invoiceRecipientId', { invoiceRecipientId: recipient.id })}
              underline="hover"
              sx={{ color: 'inherit' }}
            >
              {recipient.name}
            </Link>
          ) : (
            recipient.name
          )}
        </Fact>
      )}
      <Fact icon={ConciergeBell}>{appointment.typeDescription}</Fact>
      <Fact icon={MailCheck}>{paper.filter(Boolean).join(' ')}</Fact>
      <Fact icon={CalendarDays}>
        <Link href={linkTo('/appointment/$appointmentId', { appointmentId: block.id })} underline="hover">
          {TEXTS.appointment}
        </Link>
      </Fact>
      {block.invoice && (
        <Fact icon={ReceiptEuro}>
          <BlockInvoice invoice={block.invoice} />
        </Fact>
      )}
      {worklogRecordedAt && (
        <Fact icon={CircleCheck}>{TEXTS.recordedBy(formatInstant(worklogRecordedAt), block.recordedByName)}</Fact>
      )}
    </Row>
  );
}

const Fact = ({ icon: Icon, children }: { readonly icon: LucideIcon; readonly children: ReactNode }) => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, minWidth: 0 }}>
    <Icon size={15} aria-hidden style={{ flex: 'none' }} />
    <span>{children}</span>
  </Box>
);

const STEP = { border: `1px solid ${NEUTRAL[200]}`, bgcolor: NEUTRAL[0], '&.Mui-disabled': { opacity: 0.45 } } as const;
const FACTS = {
  flexBasis: '100%',
  color: 'text.secondary',
  columnGap: 2,
  rowGap: 0.25,
  overflowWrap: 'anywhere',
} as const;
