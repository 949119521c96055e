import { ARCHIVED_STATES, ArchiveInput, archiveObstacle } from '@gastspiel/domain/invoices/invoice-archive.ts';
import { INVOICE_RULES } from '@gastspiel/domain/invoices/invoice-input.ts';
import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useDownloading } from '#parts/downloads/use-download.ts';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { DateField } from '#ui/fields/date-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import type { DayRange } from '#ui/filters/day-range.ts';
import { ACTIVE_CHIP, CHIP } from '#ui/filters/filter-chip.tsx';
import { rangeText } from '#ui/filters/range-text.ts';
import { FormRow } from '#ui/form/form-section.tsx';
import { formatSize } from '#ui/format/german-size.ts';
import { Row } from '#ui/layout.tsx';
import { useNotify } from '#ui/notices/notify.ts';
import { STATE_TEXTS } from '../invoice-state-texts.ts';
import { ARCHIVE_TEXTS as TEXTS } from '../invoice-texts.ts';
import { archivePeriods } from './archive-periods.ts';
import { useArchiveSize } from './invoices-query.ts';

const ALL = 'ALL';
const day = z.string(INVOICE_RULES.day);
const Chosen = z
  .object({ from: day, to: day, state: z.enum([ALL, ...ARCHIVED_STATES]) })
  .transform(
    ({ state, ...period }): z.input<typeof ArchiveInput> => ({ ...period, states: state === ALL ? [] : [state] }),
  )
  .pipe(ArchiveInput);
const resolver = zodResolver(Chosen);

const STATES = [
  { value: ALL, label: TEXTS.allStates },
  ...ARCHIVED_STATES.map((value) => ({ value, label: STATE_TEXTS.states[value] })),
];

interface ArchiveDialogProps {
  /** The period that the list is narrowed to. */
  readonly shown: DayRange | null;
  readonly onClose: () => void;
}

/** Everything that was sent in a period as one file; says how much that is before it is fetched. */
export function ArchiveDialog({ shown, onClose }: ArchiveDialogProps) {
  const periods = archivePeriods(dayOf(new Date()));
  const first = shown?.from && shown.to ? shown : periods[0];
  const form = useForm<z.input<typeof Chosen>, unknown, z.output<typeof Chosen>>({
    resolver,
    defaultValues: { from: first?.from ?? '', to: first?.to ?? '', state: ALL },
  });
  const values = useWatch({ control: form.control });
  const { data: size, isError } = useArchiveSize(Chosen.safeParse(values).data);
  const obstacle = size && archiveObstacle(size);
  const downloading = useDownloading();
  const notify = useNotify();
  return (
    <FormDialog
      title={TEXTS.title}
      intro={TEXTS.intro}
      submit={TEXTS.submit}
      form={form}
      canSubmit={!obstacle}
      save={async ({ states, ...period }) => {
        await downloading({ invoiceArchive: { ...period, states: [...states] } });
        notify({ text: TEXTS.started });
      }}
      onClose={onClose}
    >
      <Row gap={1} align="stretch" wraps role="group" aria-label={TEXTS.period}>
        {periods.map((period) => {
          const isChosen = period.from === values.from && period.to === values.to;
          return (
            <Button
              key={period.from + period.to}
              variant="outlined"
              aria-pressed={isChosen}
              onClick={() => {
                form.setValue('from', period.from, { shouldDirty: true });
                form.setValue('to', period.to, { shouldDirty: true });
                form.clearErrors();
              }}
              sx={isChosen ? ACTIVE_CHIP : CHIP}
            >
              {rangeText(period)}
            </Button>
          );
        })}
      </Row>
      <FormRow>
        <DateField completes="nearest" name="from" label={TEXTS.from} />
        <DateField completes="nearest" name="to" label={TEXTS.to} />
      </FormRow>
      <SelectField name="state" label={TEXTS.state} options={STATES} />
      <Typography role="status" sx={{ minHeight: 24, ...(obstacle && { color: 'error.main' }) }}>
        {obstacle?.message ?? (size ? TEXTS.size(size.count, formatSize(size.bytes)) : isError && TEXTS.notCounted)}
      </Typography>
    </FormDialog>
  );
}
