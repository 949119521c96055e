import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DialogFrame } from '#ui/dialogs/dialog-frame.tsx';
import { SearchInput } from '#ui/filters/search-input.tsx';
import { Quiet } from '#ui/layout.tsx';
import { Pending } from '#ui/states/pending.tsx';
import { DeleteTemplateDialog } from './delete-template-dialog.tsx';
import { RenameTemplateDialog } from './rename-template-dialog.tsx';
import { TemplateList } from './template-list.tsx';
import { TEMPLATE_TEXTS as TEXTS } from './template-texts.ts';
import { type Template, templatesQuery } from './templates-query.ts';

interface TemplatesDialogProps {
  readonly onChoose: (template: Template) => void;
  readonly onClose: () => void;
}

const matches = ({ name, invoiceRecipient }: Template, typed: string): boolean =>
  `${name} ${invoiceRecipient?.name ?? ''}`.toLowerCase().includes(typed.trim().toLowerCase());

/** Choosing a template, and keeping them in order. */
export function TemplatesDialog({ onChoose, onClose }: TemplatesDialogProps) {
  const query = useQuery(templatesQuery);
  const { data } = query;
  const [typed, setTyped] = useState('');
  const [renamed, setRenamed] = useState<Template>();
  const [deleted, setDeleted] = useState<Template>();
  const found = data?.filter((template) => matches(template, typed));
  return (
    <DialogFrame
      title={TEXTS.title}
      subject={TEXTS.intro}
      onClose={onClose}
      foot={
        <Button variant="outlined" onClick={onClose}>
          {TEXTS.close}
        </Button>
      }
    >
      {!data && <Pending isSmall query={query} texts={TEXTS} />}
      {data && data.length > 0 && <SearchInput value={typed} onChange={setTyped} label={TEXTS.search} />}
      {found?.length === 0 && (
        <Quiet size="body1" role="status">
          {data?.length ? TEXTS.noMatch : TEXTS.none}
        </Quiet>
      )}
      {found && <TemplateList templates={found} onChoose={onChoose} onRename={setRenamed} onDelete={setDeleted} />}
      {renamed && <RenameTemplateDialog template={renamed} onClose={() => setRenamed(undefined)} />}
      {deleted && <DeleteTemplateDialog template={deleted} onClose={() => setDeleted(undefined)} />}
    </DialogFrame>
  );
}
