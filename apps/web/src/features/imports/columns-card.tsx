import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import type { SxProps, Theme } from '@mui/material/styles';
import { ArrowRight, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Quiet, Row } from '#ui/layout.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import { NEUTRAL, tint } from '#ui/tokens.ts';
import type { Import, Terms } from './import-kind.ts';
import { IMPORT_TEXTS as TEXTS } from './import-texts.ts';

interface ColumnsCardProps {
  readonly data: Import;
  readonly guessed: Import;
  readonly terms: Terms;
  readonly onChange: (terms: Terms) => void;
  readonly onOther: () => void;
  readonly onSheet: (sheet: string) => void;
}

/** The meaning of each column of the file: guessed ones plain, chosen ones tinted, left-out ones grey. */
export function ColumnsCard({ data, guessed, terms, onChange, onOther, onSheet }: ColumnsCardProps) {
  const { fileName, rowCount, sheet, sheets, columns, fields } = data;
  /** A field is taken from one column. */
  const choose = (at: number, field: string): void => {
    const others = terms.columns.map((other) => (field !== '' && other === field ? '' : other));
    onChange({ ...terms, columns: others.with(at, field) });
  };
  return (
    <SectionCard
      title={TEXTS.mapping}
      hint={TEXTS.file(fileName, rowCount, sheet)}
      action={
        <Button size="small" onClick={onOther}>
          {TEXTS.otherFile}
        </Button>
      }
      isFlush
    >
      {sheets.length > 1 && (
        <Row gap={1.5} sx={{ px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}>
          <Quiet size="body2">{TEXTS.sheet}</Quiet>
          <NativeSelect label={TEXTS.sheet} value={sheet ?? ''} onChange={onSheet} sx={SELECT}>
            {sheets.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </NativeSelect>
        </Row>
      )}
      <Box component="table" sx={TABLE}>
        <thead>
          <tr>
            <th>{TEXTS.column}</th>
            <Box component="td" sx={WIDE} />
            <th>{TEXTS.field}</th>
            <Box component="th" sx={WIDE}>
              {TEXTS.examples}
            </Box>
          </tr>
        </thead>
        <tbody>
          {columns.map(({ heading, examples }, index) => {
            const chosen = terms.columns[index] ?? '';
            const isChosen = chosen !== '' && chosen !== guessed.columns[index]?.field;
            const name = heading || TEXTS.noHeading;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
              <tr key={index}>
                <th scope="row">{name}</th>
                <Box component="td" sx={{ ...WIDE, color: 'text.secondary' }}>
                  <ArrowRight size={14} aria-hidden />
                </Box>
                <td>
                  <NativeSelect
                    label={TEXTS.fieldFor(name)}
                    value={chosen}
                    onChange={(field) => choose(index, field)}
                    sx={{ ...SELECT, ...(isChosen && CHOSEN), ...(chosen === '' && LEFT_OUT) }}
                  >
                    <option value="">{TEXTS.leftOut}</option>
                    {fields.map(({ key, label }) => (
                      <option key={key} value={key}>
                        {label}
                      </option>
                    ))}
                  </NativeSelect>
                </td>
                <Box component="td" sx={WIDE}>
                  <Quiet component="span" size="body2">
                    {examples.join(', ')}
                  </Quiet>
                </Box>
              </tr>
            );
          })}
        </tbody>
      </Box>
    </SectionCard>
  );
}

interface NativeSelectProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly sx: SxProps<Theme>;
  readonly children: ReactNode;
}

const NativeSelect = ({ label, value, onChange, sx, children }: NativeSelectProps) => (
  <Select
    native
    value={value}
    onChange={({ target }) => onChange(target.value)}
    IconComponent={(icon) => <ChevronDown size={16} {...icon} />}
    input={<OutlinedInput />}
    slotProps={{ input: { 'aria-label': label } }}
    sx={sx}
  >
    {children}
  </Select>
);

const WIDE = { display: { xs: 'none', md: 'table-cell' } } as const;
const SELECT = {
  width: '100%',
  minWidth: 140,
  maxWidth: 240,
  minHeight: { xs: 44, sm: 36 },
  '& select': { py: 0.5 },
} as const;
const CHOSEN = { bgcolor: tint(6), fontWeight: 600 } as const;
const LEFT_OUT = { color: 'text.secondary', bgcolor: NEUTRAL[25] } as const;
const TABLE = {
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': {
    px: { xs: 1.5, sm: 2 },
    py: 0.5,
    textAlign: 'left',
    overflowWrap: 'break-word',
    borderTop: 1,
    borderColor: 'divider',
  },
  '& thead th, & thead td': { py: 1, bgcolor: NEUTRAL[25], typography: 'caption', fontWeight: 600, borderTop: 0 },
  typography: 'body1',
  '& tbody th': { fontWeight: 500 },
} as const;
