import { mappingInputFor } from '@gastspiel/domain/accounting-files/mapping.ts';
import { type AccountingSystem, PRESETS, SYSTEM_LABELS } from '@gastspiel/domain/accounting-files/presets.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useVersionedForm } from '#parts/editing/use-versioned-form.tsx';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { linkTo, usePathParams } from '#platform/navigation/paths.ts';
import { Form } from '#ui/form/form.tsx';
import { useNotify } from '#ui/notices/notify.ts';
import { DetailPage } from '#ui/pages/detail-page.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import { Pending } from '#ui/states/pending.tsx';
import { SETTINGS_TEXTS as TEXTS } from '../accounting-files-texts.ts';
import { ACCOUNTING_FILES_TITLES as TITLES } from '../accounting-files-titles.ts';
import { FILES_LINK } from '../files-link.ts';
import { MappingFields } from './mapping-fields.tsx';
import { type AccountingSettings, saveMapping, settingsQuery, systemIn } from './settings-query.ts';

/** Under which numbers a system knows what the agency calls by name. */
export const MappingPage = () => (
  <MappingSettings system={systemIn(usePathParams('/invoice_sender/accounting/$system').system)} />
);

export function MappingSettings({ system }: { readonly system: AccountingSystem }) {
  const query = useQuery(settingsQuery(system));
  if (!query.data || !query.isFetchedAfterMount) return <Pending query={query} texts={TEXTS} />;
  return <MappingForm key={system} system={system} newest={query.data} />;
}

const valuesOf = (settings: AccountingSettings) => ({
  clientNumber: settings.clientNumber ?? '',
  consultantNumber: settings.consultantNumber ?? '',
  fiscalYearStartMonth: settings.fiscalYearStartMonth,
  accountLength: settings.accountLength,
  chartOfAccounts: settings.chartOfAccounts ?? '',
  takesCustomerNumbers: settings.takesCustomerNumbers,
  revenues: settings.revenues.map(({ taxTreatment, account, taxCode }) => ({
    taxTreatment,
    account: account ?? '',
    taxCode: taxCode ?? '',
  })),
  wageTypes: settings.wageTypes.map(({ kind, number, isLeftOut }) => ({ kind, number: number ?? '', isLeftOut })),
});

function MappingForm({ system, newest }: { readonly system: AccountingSystem; readonly newest: AccountingSettings }) {
  const client = useQueryClient();
  const notify = useNotify();
  const save = useAttempt(saveMapping);
  const { form, edited, saving, rebase, staleDialog } = useVersionedForm({
    newest,
    values: valuesOf,
    resolver: zodResolver(mappingInputFor(system)),
    load: () => client.fetchQuery(settingsQuery(system)),
  });
  return (
    <DetailPage
      crumbs={[
        { label: TEXTS.sender, href: linkTo('/invoice_sender') },
        { label: `${TITLES.settings}: ${SYSTEM_LABELS[system]}` },
      ]}
      title={`${TITLES.settings}: ${SYSTEM_LABELS[system]}`}
      meta={TEXTS.about}
      side={<FurtherSettings system={system} layouts={edited.layouts} />}
    >
      <Form
        form={form}
        cancelHref={linkTo('/invoice_sender')}
        countsChanges
        save={({ ...input }) =>
          saving(
            save.send({
              system,
              version: edited.version,
              input: { ...input, revenues: [...input.revenues], wageTypes: [...input.wageTypes] },
            }),
          )
        }
        onSaved={(saved) => {
          rebase(saved);
          notify({ text: TEXTS.saved });
        }}
      >
        <MappingFields system={system} />
      </Form>
      {staleDialog}
    </DetailPage>
  );
}

interface FurtherSettingsProps {
  readonly system: AccountingSystem;
  readonly layouts: AccountingSettings['layouts'];
}

/** Settings with a page of their own. */
function FurtherSettings({ system, layouts }: FurtherSettingsProps) {
  const other = system === 'BMD' ? 'DATEV' : 'BMD';
  return (
    <>
      <SectionCard title={TEXTS.customers}>
        <Link href={linkTo('/invoice_sender/accounting/$system/customers', { system })} sx={WAY}>
          {TEXTS.toCustomers}
        </Link>
      </SectionCard>
      <SectionCard title={TEXTS.layouts}>
        {layouts.map(({ preset, isOwn }) => (
          <Box key={preset}>
            <Link href={linkTo('/invoice_sender/accounting/layout/$preset', { preset })} sx={WAY}>
              {PRESETS[preset].label}
            </Link>
            {isOwn && ` (${TEXTS.own})`}
          </Box>
        ))}
      </SectionCard>
      <SectionCard title={TEXTS.more}>
        <div>
          <Link href={linkTo('/invoice_sender/accounting/$system', { system: other })} sx={WAY}>
            {`${TITLES.settings}: ${SYSTEM_LABELS[other]}`}
          </Link>
        </div>
        <Link href={FILES_LINK} sx={WAY}>
          {TEXTS.toFiles}
        </Link>
      </SectionCard>
    </>
  );
}

const WAY = { display: 'inline-flex', alignItems: 'center', minHeight: { xs: 44, sm: 28 } } as const;
