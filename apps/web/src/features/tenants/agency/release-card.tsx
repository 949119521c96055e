import { keysOf } from '@gastspiel/domain/input/keys-of.ts';
import { REQUIRABLE_FACTS } from '@gastspiel/domain/target-users/release.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormProvider } from 'react-hook-form';
import { CheckboxGroupField } from '#ui/fields/checkbox-group-field.tsx';
import { useSaving } from '#ui/form/use-saving.ts';
import { useNotify } from '#ui/notices/notify.ts';
import { SectionCard } from '#ui/section-card.tsx';
import type { Tenant } from '../tenant-query.ts';
import { RELEASE_TEXTS as TEXTS } from './agency-texts.ts';
import { useAgencyForm } from './use-agency-form.ts';

const OPTIONS = keysOf(REQUIRABLE_FACTS).map((fact) => ({ value: fact, label: REQUIRABLE_FACTS[fact] }));

/** The facts without which nobody is released. */
export function ReleaseCard({ agency }: { readonly agency: Tenant }) {
  const { form, save, staleDialog } = useAgencyForm(agency, ['requiredForRelease']);
  const notify = useNotify();
  const { submit, failure } = useSaving({ form, save, onSaved: () => notify({ text: TEXTS.saved }) });
  const { isSubmitting, isDirty } = form.formState;
  return (
    <SectionCard title={TEXTS.title} hint={TEXTS.hint}>
      <FormProvider {...form}>
        <Box
          component="form"
          noValidate
          onSubmit={submit}
          sx={{ display: 'grid', gap: 2, '& > button': { justifySelf: 'start' } }}
        >
          <CheckboxGroupField
            name="requiredForRelease"
            label={TEXTS.label}
            help={TEXTS.always}
            isInColumns
            options={OPTIONS}
          />
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
      {staleDialog}
    </SectionCard>
  );
}
