import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { FormProvider, useForm } from 'react-hook-form';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { formatGerman } from '#ui/fields/german-number.ts';
import { useSaving } from '#ui/form/use-saving.ts';
import { useNotify } from '#ui/notices/notify.ts';
import { SectionCard } from '#ui/section-card.tsx';
import { Pending } from '#ui/states/pending.tsx';
import { TermFields } from './term-fields.tsx';
import { TermForm, termValues } from './terms-form.ts';
import { agencyTermsQuery, setPaymentTerms, type Terms } from './terms-query.ts';
import { TERMS_TEXTS as TEXTS } from './terms-texts.ts';

/** The agency's terms of payment: to be changed, or read by who may not. */
export function PaymentTermsCard() {
  const query = useQuery(agencyTermsQuery);
  const { data } = query;
  return (
    <SectionCard title={TEXTS.title} hint={TEXTS.hint}>
      {!data && <Pending isSmall query={query} texts={TEXTS} />}
      {data && (data.canEdit ? <TermsForm terms={data.terms} /> : saysTerms(data.terms))}
    </SectionCard>
  );
}

function saysTerms({ days, discountPercentage: percentage, discountDays }: Terms): string {
  const early =
    percentage !== null && discountDays !== null
      ? [TEXTS.withDiscount(`${formatGerman(Math.round(percentage * 100), 2, 0)} %`, discountDays)]
      : [];
  return [TEXTS.inDays(days), ...early].join(', ');
}

function TermsForm({ terms }: { readonly terms: Terms }) {
  const form = useForm({ resolver: zodResolver(TermForm), defaultValues: termValues(terms) });
  const { send } = useAttempt(setPaymentTerms);
  const notify = useNotify();
  const { submit, failure } = useSaving({
    form,
    save: (input) => send({ input }),
    onSaved: () => notify({ text: TEXTS.saved }),
  });
  const { isSubmitting, isDirty } = form.formState;
  return (
    <FormProvider {...form}>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <TermFields />
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
