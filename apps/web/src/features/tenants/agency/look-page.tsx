import { useQuery } from '@tanstack/react-query';
import { linkTo } from '#platform/navigation/paths.ts';
import { Form } from '#ui/form/form.tsx';
import { useNotify } from '#ui/notices/notify.ts';
import { Pending } from '#ui/states/pending.tsx';
import { ColourFields } from '../colour-fields.tsx';
import { CheckboxRows } from '../entry-sections.tsx';
import { DataFields, LogoFields } from '../tenant-fields.tsx';
import { AgencyHistory } from '../tenant-history.tsx';
import { agencyQuery, type Tenant } from '../tenant-query.ts';
import { AGENCY_TEXTS } from './agency-texts.ts';
import { useAgencyForm } from './use-agency-form.ts';

const FIELDS = [
  'name',
  'contactEmail',
  'contactPhone',
  'logoSquareBase64',
  'logoWideBase64',
  'primaryColorPalette',
  'secondaryColorPalette',
  'targetUserOnboardingCheckboxes',
] as const;

export function LookPage() {
  const query = useQuery(agencyQuery);
  if (!query.data || !query.isFetchedAfterMount) return <Pending query={query} texts={AGENCY_TEXTS} />;
  return <LookForm newest={query.data} />;
}

/** How the agency shows itself: to its workers, to its customers, to those who apply. */
function LookForm({ newest }: { readonly newest: Tenant }) {
  const { form, save, staleDialog } = useAgencyForm(newest, FIELDS);
  const notify = useNotify();
  return (
    <>
      <Form
        form={form}
        countsChanges
        cancelHref={linkTo('/')}
        save={save}
        onSaved={() => notify({ text: AGENCY_TEXTS.saved })}
      >
        <DataFields />
        <LogoFields />
        <ColourFields />
        <CheckboxRows />
      </Form>
      {staleDialog}
      <AgencyHistory />
    </>
  );
}
