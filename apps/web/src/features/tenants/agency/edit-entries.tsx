import type { ReactNode } from 'react';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { OutfitRows } from '../entry-sections.tsx';
import { PoolRows } from '../tenant-fields.tsx';
import type { Tenant } from '../tenant-query.ts';
import type { EntryListName } from '../tenant-values.ts';
import { LIST_TEXTS as TEXTS } from './agency-texts.ts';
import { useAgencyForm } from './use-agency-form.ts';

export type EditedList = Exclude<EntryListName, 'appointmentTypes' | 'targetUserOnboardingCheckboxes'>;

const LISTS: Readonly<Record<EditedList, { readonly title: string; readonly rows: () => ReactNode }>> = {
  targetUserPools: { title: TEXTS.editPools, rows: () => <PoolRows /> },
  outfits: { title: TEXTS.editOutfits, rows: () => <OutfitRows /> },
};

interface EditEntriesProps {
  readonly newest: Tenant;
  readonly list: EditedList;
  readonly onClose: () => void;
}

/** A list of the agency whose rows are added, renamed and taken away. */
export function EditEntries({ newest, list, onClose }: EditEntriesProps) {
  const { form, save, staleDialog } = useAgencyForm(newest, [list]);
  const { title, rows } = LISTS[list];
  return (
    <>
      <FormDialog title={title} submit={TEXTS.save} form={form} save={save} onClose={onClose}>
        {rows()}
      </FormDialog>
      {staleDialog}
    </>
  );
}
