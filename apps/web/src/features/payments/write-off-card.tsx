import { WriteOffLimitInput } from '@gastspiel/domain/payments/payment-input.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { FormProvider, useForm } from 'react-hook-form';
import { z } from 'zod';
import { defineCommand } from '#platform/attempts/define-command.ts';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { ask } from '#platform/graphql/ask.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { renewTopics } from '#platform/graphql/query-client.ts';
import { INVOICES } from '#platform/live/topics.ts';
import { may, useViewer } from '#platform/viewer/viewer.ts';
import { MoneyField } from '#ui/fields/number-field.tsx';
import { useSaving } from '#ui/form/use-saving.ts';
import { formatEuro } from '#ui/format/german-money.ts';
import { useNotify } from '#ui/notices/notify.ts';
import { SectionCard } from '#ui/section-card.tsx';
import { Pending } from '#ui/states/pending.tsx';
import { centsOf } from './allotment-values.ts';
import { LIMIT_TEXTS as TEXTS } from './payment-texts.ts';

const WriteOffLimit = graphql(`
  query WriteOffLimit {
    writeOffLimit { value }
  }
`);
const limitQuery = ask(WriteOffLimit, {}, [INVOICES, 'write-off-limit']);

const setWriteOffLimit = defineCommand({
  document: graphql(`
    mutation SetWriteOffLimit($amount: Float!) {
      setWriteOffLimit(amount: $amount) { value }
    }
  `),
  renew: () => renewTopics(INVOICES),
});

/** The domain's rule at the field, which holds cents; what comes out is euro. */
const Values = z.object({ amount: z.number().nullable() }).transform(({ amount }, context) => {
  const euro = amount === null ? Number.NaN : amount / 100;
  for (const { message } of WriteOffLimitInput.safeParse(euro).error?.issues ?? [])
    context.addIssue({ code: 'custom', path: ['amount'], message });
  return { amount: euro };
});

/** Up to which rest of an invoice somebody may write off: to be changed, or read by who may not. */
export function WriteOffCard() {
  const mayWrite = may(useViewer(), 'payments.write');
  const query = useQuery(limitQuery);
  const { data } = query;
  return (
    <SectionCard title={TEXTS.title} hint={TEXTS.hint}>
      {!data && <Pending isSmall query={query} texts={TEXTS} />}
      {data && (mayWrite ? <LimitForm limit={data.value} /> : TEXTS.upTo(formatEuro(data.value)))}
    </SectionCard>
  );
}

function LimitForm({ limit }: { readonly limit: number }) {
  const form = useForm({
    resolver: zodResolver(Values),
    defaultValues: { amount: centsOf(limit) } as z.input<typeof Values>,
  });
  const { send } = useAttempt(setWriteOffLimit);
  const notify = useNotify();
  const { submit, failure } = useSaving({
    form,
    save: (values) => send(values),
    onSaved: () => notify({ text: TEXTS.saved }),
  });
  const { isSubmitting, isDirty } = form.formState;
  return (
    <FormProvider {...form}>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <MoneyField name="amount" label={TEXTS.amount} help={TEXTS.never} />
        {failure && (
          <Typography role="alert" sx={{ color: 'error.main' }}>
            {failure}
          </Typography>
        )}
        <Button type="submit" variant="outlined" loading={isSubmitting} disabled={!isDirty}>
          {TEXTS.save}
        </Button>
      </Box>
    </FormProvider>
  );
}
