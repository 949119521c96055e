import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Pencil, Trash2 } from 'lucide-react';
import { List, Quiet, Row, Stack } from '#ui/layout.tsx';
import { TEMPLATE_TEXTS as TEXTS } from './template-texts.ts';
import type { Template } from './templates-query.ts';

interface TemplateListProps {
  readonly templates: readonly Template[];
  readonly onChoose: (template: Template) => void;
  readonly onRename: (template: Template) => void;
  readonly onDelete: (template: Template) => void;
}

/** Under their customers; the agency's own come first, as the server sorts them. */
export function TemplateList({ templates, onChoose, onRename, onDelete }: TemplateListProps) {
  const customers = Map.groupBy(templates, ({ invoiceRecipient }) => invoiceRecipient?.name ?? TEXTS.own);
  return (
    <Stack gap={1.5} sx={{ maxHeight: '50vh', overflowY: 'auto' }}>
      {[...customers].map(([customer, ofCustomer]) => (
        <Box key={customer} component="section" aria-label={customer}>
          <Quiet component="span" size="caption" sx={{ fontWeight: 600 }}>
            {customer}
          </Quiet>
          <List>
            {ofCustomer.map((template) => (
              <Row key={template.id} component="li">
                <Button onClick={() => onChoose(template)} sx={CHOICE}>
                  <span>
                    {template.name}
                    {template.content.positions.length > 0 && (
                      <Quiet component="span" size="body2">
                        {' · '}
                        {TEXTS.positions(template.content.positions.length + 1)}
                      </Quiet>
                    )}
                  </span>
                </Button>
                <IconButton size="small" aria-label={TEXTS.renameOf(template.name)} onClick={() => onRename(template)}>
                  <Pencil size={15} aria-hidden />
                </IconButton>
                <IconButton size="small" aria-label={TEXTS.deleteOf(template.name)} onClick={() => onDelete(template)}>
                  <Trash2 size={15} aria-hidden />
                </IconButton>
              </Row>
            ))}
          </List>
        </Box>
      ))}
    </Stack>
  );
}

const CHOICE = {
  flex: 1,
  minWidth: 0,
  justifyContent: 'flex-start',
  textAlign: 'left',
  overflowWrap: 'anywhere',
} as const;
