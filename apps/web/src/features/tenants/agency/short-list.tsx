import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Cut, List, Quiet, Row } from '#ui/layout.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import { LIST_TEXTS as TEXTS } from './agency-texts.ts';

interface ShortRow {
  readonly key: string;
  readonly label: string;
  readonly mark?: ReactNode;
  readonly use?: ReactNode;
}

interface ShortListProps {
  readonly title: string;
  readonly rows: readonly ShortRow[];
  /** Over the column of what is counted. */
  readonly counted?: string;
  readonly edit?: { readonly label: string; readonly take: () => void };
  readonly empty: string;
  /** Beneath the rows: a sum. */
  readonly foot?: ReactNode;
}

const SHOWN = 3;

/** A few rows of a list with how often each is used; the others are shown on demand. */
export function ShortList({ title, rows, counted, edit, empty, foot }: ShortListProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, SHOWN);
  const more = rows.length - SHOWN;
  return (
    <SectionCard
      title={title}
      hint={rows.length}
      isFlush
      action={
        <Row gap={1}>
          {counted && (
            <Quiet size="caption" title={TEXTS.coming}>
              {counted}
            </Quiet>
          )}
          {edit && (
            <IconButton aria-label={edit.label} title={edit.label} onClick={edit.take} sx={{ m: -1 }}>
              <Pencil size={18} aria-hidden />
            </IconButton>
          )}
        </Row>
      }
    >
      <List isRuled>
        {shown.map(({ key, label, mark, use }) => (
          <Row key={key} component="li" gap={1} sx={ROW}>
            <Cut>{label}</Cut>
            {mark}
            {use !== undefined && <Quiet sx={{ ml: 'auto', flex: 'none' }}>{use}</Quiet>}
          </Row>
        ))}
        {rows.length === 0 && (
          <Quiet component="li" sx={ROW}>
            {empty}
          </Quiet>
        )}
      </List>
      {(more > 0 || foot) && (
        <Box sx={{ ...ROW, borderTop: 1, borderColor: 'divider', color: 'text.secondary' }}>
          {more > 0 && (
            <Button size="small" onClick={() => setWhole(!isWhole)} sx={{ ml: -1, mr: 1 }}>
              {isWhole ? TEXTS.less : TEXTS.more(more)}
            </Button>
          )}
          {foot}
        </Box>
      )}
    </SectionCard>
  );
}

const ROW = { display: 'flex', alignItems: 'center', minHeight: 36, px: 2, py: 0.75, typography: 'body2' } as const;
