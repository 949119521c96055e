import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { SearchInput } from '#ui/filters/search-input.tsx';
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
  const titleId = useId();
  const query = useQuery(templatesQuery);
  const { data } = query;
  const [typed, setTyped] = useState('');
  const [renamed, setRenamed] = useState<Template>();
  const [deleted, setDeleted] = useState<Template>();
  const found = data?.filter((template) => matches(template, typed));
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} slotProps={{ paper: { sx: PAPER } }}>
      <div>
        <Typography id={titleId} component="h2" variant="subtitle1">
          {TEXTS.title}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{TEXTS.intro}</Typography>
      </div>
      {!data && <Pending isSmall query={query} texts={TEXTS} />}
      {data && data.length > 0 && <SearchInput value={typed} onChange={setTyped} label={TEXTS.search} />}
      {found?.length === 0 && (
        <Typography role="status" sx={{ color: 'text.secondary' }}>
          {data?.length ? TEXTS.noMatch : TEXTS.none}
        </Typography>
      )}
      {found && <TemplateList templates={found} onChoose={onChoose} onRename={setRenamed} onDelete={setDeleted} />}
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
        <Button variant="outlined" onClick={onClose}>
          {TEXTS.close}
        </Button>
      </Box>
      {renamed && <RenameTemplateDialog template={renamed} onClose={() => setRenamed(undefined)} />}
      {deleted && <DeleteTemplateDialog template={deleted} onClose={() => setDeleted(undefined)} />}
    </Dialog>
  );
}

const PAPER = { width: 520, p: { xs: 2, sm: 3 }, display: 'grid', gap: 2 } as const;
