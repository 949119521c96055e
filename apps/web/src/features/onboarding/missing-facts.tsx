import { MissingFactsInput } from '@gastspiel/domain/onboarding/missing-facts-input.ts';
import type { RequirableFact } from '@gastspiel/domain/target-users/release.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { FormProvider, useForm } from 'react-hook-form';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { useSaving } from '#ui/form/use-saving.ts';
import { Quiet, Stack } from '#ui/layout.tsx';
import { useNotify } from '#ui/notices/notify.ts';
import { PageMessage } from '#ui/page-message.tsx';
import { Pending } from '#ui/states/pending.tsx';
import { FactFields } from './fact-fields.tsx';
import { addOwnMissingFacts, missingFactsVariables, ownMissingFacts } from './missing-facts-query.ts';
import { MISSING_TEXTS as TEXTS, TO_HOME } from './onboarding-texts.ts';

/** Somebody who has sent the form and waits is asked for what is missing, and for nothing else. */
export function MissingFacts() {
  const query = useQuery(ownMissingFacts);
  if (!query.data) return <Pending query={query} texts={TEXTS} />;
  if (query.data.length > 0) return <MissingForm key={query.data.join()} facts={query.data} />;
  return (
    <PageMessage
      icon={<CircleCheck />}
      title={TEXTS.completeTitle}
      actions={
        <Button href="/" variant="contained">
          {TO_HOME}
        </Button>
      }
    >
      {TEXTS.complete}
    </PageMessage>
  );
}

const EMPTY = {
  birthday: null,
  nationalityCountryCode: null,
  phoneNumber: null,
  address: { streetNameAndNumber: '', postalCode: '', location: '', countryCode: 'AT' },
  gender: 'NONE',
  maritalStatus: 'UNKNOWN',
  clothingSize: 'UNKNOWN',
} as const;

/** Part of it is taken too: nobody has every number at hand on a tram. */
function MissingForm({ facts }: { readonly facts: readonly RequirableFact[] }) {
  const form = useForm({ resolver: zodResolver(MissingFactsInput), defaultValues: EMPTY });
  const { send } = useAttempt(addOwnMissingFacts);
  const notify = useNotify();
  const { submit, failure } = useSaving({
    form,
    save: (input) => send(missingFactsVariables(input)),
    onSaved: (stillMissing) => notify({ text: stillMissing.length > 0 ? TEXTS.partly : TEXTS.sent }),
  });
  return (
    <FormProvider {...form}>
      <Box component="form" noValidate onSubmit={submit} sx={FORM}>
        <Stack gap={0.5}>
          <Typography variant="h1">{TEXTS.title}</Typography>
          <Quiet size="body1">{TEXTS.intro}</Quiet>
        </Stack>
        <FactFields facts={facts} />
        {failure && (
          <Typography role="alert" sx={{ color: 'error.main' }}>
            {failure}
          </Typography>
        )}
        <Button type="submit" variant="contained" size="large" loading={form.formState.isSubmitting}>
          {TEXTS.send}
        </Button>
      </Box>
    </FormProvider>
  );
}

const FORM = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: 680,
  '& > div': { display: 'grid', gap: 2 },
  '& > button': { justifySelf: { sm: 'start' } },
} as const;
