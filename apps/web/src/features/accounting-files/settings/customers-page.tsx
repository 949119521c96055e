import { customerAccountFault } from '@gastspiel/domain/accounting-files/mapping.ts';
import { type AccountingSystem, SYSTEM_LABELS } from '@gastspiel/domain/accounting-files/presets.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { useVersionedForm } from '#parts/editing/use-versioned-form.tsx';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { linkTo, usePathParams } from '#platform/navigation/paths.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { SearchInput } from '#ui/filters/search-input.tsx';
import { Form } from '#ui/form/form.tsx';
import { FormSection } from '#ui/form/form-section.tsx';
import { Quiet } from '#ui/layout.tsx';
import { useNotify } from '#ui/notices/notify.ts';
import { DetailPage } from '#ui/pages/detail-page.tsx';
import { Pending } from '#ui/states/pending.tsx';
import { SETTINGS_TEXTS as TEXTS } from '../accounting-files-texts.ts';
import { ACCOUNTING_FILES_TITLES as TITLES } from '../accounting-files-titles.ts';
import { type AccountingCustomers, customersQuery, saveCustomers, systemIn } from './settings-query.ts';

/** Under which accounts a system knows the customers. */
export const CustomersPage = () => (
  <CustomerAccounts system={systemIn(usePathParams('/invoice_sender/accounting/$system/customers').system)} />
);

export function CustomerAccounts({ system }: { readonly system: AccountingSystem }) {
  const query = useQuery(customersQuery(system));
  if (!query.data || !query.isFetchedAfterMount) return <Pending query={query} texts={TEXTS} />;
  return <CustomersForm key={system} system={system} newest={query.data} />;
}

const valuesOf = ({ customers }: AccountingCustomers) => ({
  accounts: customers.map(({ recipientId, account }) => ({ invoiceRecipientId: recipientId, account: account ?? '' })),
});

/** The rule of the server, at the field. */
const schemaOf = (system: AccountingSystem, accountLength: number | null) =>
  z.object({
    accounts: z.array(
      z.object({
        invoiceRecipientId: z.string(),
        account: z
          .string()
          .trim()
          .superRefine((account, context) => {
            const message = account && customerAccountFault(account, system, accountLength);
            if (message) context.addIssue({ code: 'custom', message });
          }),
      }),
    ),
  });

interface CustomersFormProps {
  readonly system: AccountingSystem;
  readonly newest: AccountingCustomers;
}

function CustomersForm({ system, newest }: CustomersFormProps) {
  const client = useQueryClient();
  const notify = useNotify();
  const save = useAttempt(saveCustomers);
  const { form, edited, saving, rebase, staleDialog } = useVersionedForm({
    newest,
    values: valuesOf,
    resolver: zodResolver(schemaOf(system, newest.accountLength)),
    load: () => client.fetchQuery(customersQuery(system)),
  });
  const up = linkTo('/invoice_sender/accounting/$system', { system });
  return (
    <DetailPage
      crumbs={[
        { label: TEXTS.sender, href: linkTo('/invoice_sender') },
        { label: `${TITLES.settings}: ${SYSTEM_LABELS[system]}`, href: up },
        { label: TITLES.customers },
      ]}
      title={`${TITLES.customers}: ${SYSTEM_LABELS[system]}`}
    >
      <Form
        form={form}
        cancelHref={up}
        countsChanges
        save={({ accounts }) => saving(save.send({ system, version: edited.customersVersion, accounts }))}
        onSaved={(saved) => {
          rebase(saved);
          notify({ text: TEXTS.saved });
        }}
      >
        <CustomerFields customers={edited.customers} />
      </Form>
      {staleDialog}
    </DetailPage>
  );
}

/** More than that nobody reads through; the search finds the others. */
const MAX_SHOWN = 50;

function CustomerFields({ customers }: Pick<AccountingCustomers, 'customers'>) {
  const [search, setSearch] = useState('');
  const [isOnlyMissing, setOnlyMissing] = useState(false);
  const wanted = search.trim().toLocaleLowerCase('de');
  const found = customers
    .map((customer, index) => ({ ...customer, index }))
    .filter(({ name, customerNumber }) => `${name} ${customerNumber}`.toLocaleLowerCase('de').includes(wanted))
    // As it was loaded: a row must not vanish while its number is typed.
    .filter(({ effectiveAccount }) => !isOnlyMissing || effectiveAccount === null);
  return (
    <FormSection title={TEXTS.customers}>
      <SearchInput value={search} onChange={setSearch} label={TEXTS.search} />
      <FormControlLabel
        label={TEXTS.onlyMissing}
        control={<Switch checked={isOnlyMissing} onChange={(_, isOn) => setOnlyMissing(isOn)} />}
      />
      {found.length === 0 && <Typography role="status">{TEXTS.noCustomers}</Typography>}
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}
      >
        {found.slice(0, MAX_SHOWN).map(({ recipientId, index, name, customerNumber, account, effectiveAccount }) => (
          <TextField
            key={recipientId}
            name={`accounts.${index}.account`}
            label={name}
            help={TEXTS.numberIs(customerNumber)}
            inputMode="numeric"
            {...(account === null && effectiveAccount && { placeholder: effectiveAccount })}
          />
        ))}
      </Box>
      {found.length > MAX_SHOWN && (
        <Quiet size="body1" role="status">
          {TEXTS.shownOf(MAX_SHOWN, found.length)}
        </Quiet>
      )}
    </FormSection>
  );
}
