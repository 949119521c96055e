import { LAYOUT_OPTIONS, type Layout, layoutInputFor } from '@gastspiel/domain/accounting-files/layout.ts';
import {
  ACCOUNTING_PRESETS,
  type AccountingPreset,
  PRESETS,
  SYSTEM_LABELS,
} from '@gastspiel/domain/accounting-files/presets.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useVersionedForm } from '#parts/editing/use-versioned-form.tsx';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { linkTo, usePathParams } from '#platform/navigation/paths.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { Form } from '#ui/form/form.tsx';
import { useNotify } from '#ui/notices/notify.ts';
import { DetailPage } from '#ui/pages/detail-page.tsx';
import { Pending } from '#ui/states/pending.tsx';
import { LAYOUT_TEXTS, SETTINGS_TEXTS as TEXTS } from '../accounting-files-texts.ts';
import { ACCOUNTING_FILES_TITLES as TITLES } from '../accounting-files-titles.ts';
import { ColumnRows } from './column-rows.tsx';
import { LayoutChoices } from './layout-choices.tsx';
import { type AccountingSettings, type KeptLayout, saveLayout, settingsQuery } from './settings-query.ts';

const layoutIn = ({ layouts }: AccountingSettings, preset: AccountingPreset): KeptLayout => {
  const found = layouts.find((layout) => layout.preset === preset);
  if (!found) throw new Error('a preset belongs to its system');
  return found;
};

/** How a file is built. */
export function LayoutPage() {
  const { preset } = usePathParams('/invoice_sender/accounting/layout/$preset');
  return <LayoutSettings preset={ACCOUNTING_PRESETS.find((one) => one === preset) ?? 'BMD_BOOKINGS'} />;
}

export function LayoutSettings({ preset }: { readonly preset: AccountingPreset }) {
  const query = useQuery(settingsQuery(PRESETS[preset].system));
  if (!query.data || !query.isFetchedAfterMount) return <Pending query={query} texts={TEXTS} />;
  return <LayoutForm key={preset} newest={layoutIn(query.data, preset)} />;
}

const valuesOf = ({ preset: _preset, version: _version, isOwn: _isOwn, ...layout }: KeptLayout): Layout => ({
  ...layout,
  columns: layout.columns.map(({ heading, source, text }) => ({ heading, source, text })),
});

function LayoutForm({ newest }: { readonly newest: KeptLayout }) {
  const { preset } = newest;
  const { system, label, content } = PRESETS[preset];
  const client = useQueryClient();
  const notify = useNotify();
  const save = useAttempt(saveLayout);
  const [isAsking, setAsking] = useState(false);
  const { form, edited, saving, rebase, staleDialog } = useVersionedForm({
    newest,
    values: valuesOf,
    resolver: zodResolver(layoutInputFor(preset)),
    load: async () => layoutIn(await client.fetchQuery(settingsQuery(system)), preset),
  });
  const send = (input: Layout | null) =>
    saving(save.send({ preset, version: edited.version, input: input && { ...input, columns: [...input.columns] } }));
  const up = linkTo('/invoice_sender/accounting/$system', { system });
  return (
    <DetailPage
      crumbs={[
        { label: TEXTS.sender, href: linkTo('/invoice_sender') },
        { label: `${TITLES.settings}: ${SYSTEM_LABELS[system]}`, href: up },
        { label },
      ]}
      title={label}
      meta={LAYOUT_TEXTS.about}
      actions={
        edited.isOwn && (
          <Button variant="outlined" startIcon={<RotateCcw size={16} />} onClick={() => setAsking(true)}>
            {LAYOUT_TEXTS.reset}
          </Button>
        )
      }
    >
      <Form
        form={form}
        cancelHref={up}
        countsChanges
        save={send}
        onSaved={(saved) => {
          rebase(layoutIn(saved, preset));
          notify({ text: TEXTS.saved });
        }}
      >
        <LayoutChoices preset={preset} />
        {LAYOUT_OPTIONS[preset].includes('columns') && <ColumnRows content={content} />}
      </Form>
      {staleDialog}
      {isAsking && (
        <ConfirmDialog
          title={LAYOUT_TEXTS.resetAsk}
          intro={LAYOUT_TEXTS.resetIntro}
          icon={<RotateCcw />}
          confirm={LAYOUT_TEXTS.reset}
          onConfirm={async () => {
            rebase(layoutIn(await send(null), preset));
            setAsking(false);
            notify({ text: LAYOUT_TEXTS.wasReset });
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </DetailPage>
  );
}
