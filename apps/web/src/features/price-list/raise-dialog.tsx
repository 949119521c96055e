import { RaiseInput } from '@gastspiel/domain/price-list/price-list-input.ts';
import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { TrendingUp } from 'lucide-react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { steady } from '#platform/graphql/ask.ts';
import { PlanDialog } from '#ui/dialogs/plan-dialog.tsx';
import { DateField } from '#ui/fields/date-field.tsx';
import { PercentField } from '#ui/fields/number-field.tsx';
import { SwitchField } from '#ui/fields/on-off-field.tsx';
import { FormRow } from '#ui/form/form-section.tsx';
import { formatEuro } from '#ui/format/german-money.ts';
import { Quiet, Stack } from '#ui/layout.tsx';
import { useNotify } from '#ui/notices/notify.ts';
import { Pending } from '#ui/states/pending.tsx';
import { TABLE } from '#ui/table/table-styles.ts';
import { type ListedType, type RaisePreview, raisePreviewQuery, raisePrices } from './price-list-query.ts';
import { RAISE_TEXTS as TEXTS } from './price-list-texts.ts';
import { RaiseForm, type RaiseValues, sentRaise } from './raise-form.ts';

interface RaiseDialogProps {
  readonly types: readonly ListedType[];
  readonly onClose: () => void;
}

const NONE = { percentage: 0, validFrom: '', includesOwn: false };

/** All prices rise by a percentage from a day on: each is seen as it is and as it will be, before anybody says yes. */
export function RaiseDialog({ types, onClose }: RaiseDialogProps) {
  const form = useForm<RaiseValues>({
    resolver: zodResolver(RaiseForm),
    // Nothing is pressed that could say why it may not be.
    mode: 'onChange',
    defaultValues: { percentage: null, validFrom: dayOf(new Date()), includesOwn: false },
  });
  const input = sentRaise({ ...form.getValues(), ...useWatch({ control: form.control }) });
  const isValid = RaiseInput.safeParse(input).success;
  const query = useQuery({ ...steady(raisePreviewQuery(isValid ? input : NONE)), enabled: isValid });
  const preview = isValid && !query.isPlaceholderData ? query.data : undefined;
  const count = preview ? preview.list.length + preview.own.length : 0;
  const { send } = useAttempt(raisePrices);
  const notify = useNotify();
  const confirm = async (): Promise<void> => {
    if (!preview) return;
    await send({ input, seen: preview.seen }).catch(async (error: unknown) => {
      await query.refetch();
      throw error;
    });
    notify({ text: TEXTS.done(count) });
    onClose();
  };
  return (
    <PlanDialog
      title={TEXTS.title}
      subject={TEXTS.subject}
      icon={<TrendingUp />}
      summary={preview && count > 0 && <Quiet>{TEXTS.count(count)}</Quiet>}
      confirm={TEXTS.confirm}
      canConfirm={count > 0}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <FormProvider {...form}>
        <FormRow>
          <PercentField name="percentage" label={TEXTS.percentage} />
          <DateField name="validFrom" label={TEXTS.since} completes="nearest" />
        </FormRow>
        <SwitchField name="includesOwn" label={TEXTS.own} />
      </FormProvider>
      {isValid && !query.data && <Pending isSmall query={query} texts={TEXTS} />}
      {preview && count === 0 && <Quiet>{TEXTS.none}</Quiet>}
      {preview && count > 0 && <Raised preview={preview} types={types} />}
    </PlanDialog>
  );
}

function Raised({ preview, types }: { readonly preview: RaisePreview; readonly types: readonly ListedType[] }) {
  const nameOf = (id: string): string => types.find((type) => type.id === id)?.description ?? '';
  return (
    <Stack gap={2}>
      <RaiseTable
        title={TEXTS.list}
        rows={preview.list.map((raise) => ({ ...raise, name: nameOf(raise.appointmentTypeId) }))}
      />
      {preview.own.length > 0 && (
        <RaiseTable
          title={TEXTS.ownPrices}
          rows={preview.own.map((raise) => ({
            ...raise,
            name: `${raise.recipientName}, ${nameOf(raise.appointmentTypeId)}`,
          }))}
        />
      )}
    </Stack>
  );
}

interface RaiseTableProps {
  readonly title: string;
  readonly rows: readonly (RaisePreview['list'][number] & { readonly name: string })[];
}

const RaiseTable = ({ title, rows }: RaiseTableProps) => (
  <Box component="table" aria-label={title} sx={RAISED}>
    <thead>
      <tr>
        <th scope="col">{title}</th>
        <th scope="col" className="number">
          {TEXTS.before}
        </th>
        <th scope="col" className="number">
          {TEXTS.after}
        </th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ name, before, after }) => (
        <tr key={name}>
          <td>{name}</td>
          <td className="number">{formatEuro(before.value)}</td>
          <td className="number">
            <b>{formatEuro(after.value)}</b>
          </td>
        </tr>
      ))}
    </tbody>
  </Box>
);

const RAISED = {
  ...TABLE,
  '& .number': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& tbody td': { ...TABLE['& tbody td'], height: 36 },
  '& tbody td:first-of-type': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
} as const;
