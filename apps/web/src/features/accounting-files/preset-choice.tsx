import {
  ACCOUNTING_PRESETS,
  type AccountingPreset,
  type FileContent,
  PRESETS,
} from '@gastspiel/domain/accounting-files/presets.ts';
import Box from '@mui/material/Box';
import { Quiet, Row, Stack } from '#ui/layout.tsx';
import { NEUTRAL } from '#ui/tokens.ts';
import { PRESET_HINTS, FILE_TEXTS as TEXTS } from './accounting-files-texts.ts';

interface PresetChoiceProps {
  readonly value: AccountingPreset;
  readonly onChoose: (preset: AccountingPreset) => void;
}

/** The files as cards, by what they are about; radio buttons to a keyboard. */
export function PresetChoice({ value, onChoose }: PresetChoiceProps) {
  return (
    <Stack gap={1.5} role="radiogroup" aria-label={TEXTS.which}>
      <Group content="BOOKINGS" title={TEXTS.bookings} value={value} onChoose={onChoose} />
      <Group content="HOURS" title={TEXTS.hours} value={value} onChoose={onChoose} />
    </Stack>
  );
}

function Group({
  content,
  title,
  value,
  onChoose,
}: PresetChoiceProps & { readonly content: FileContent; readonly title: string }) {
  return (
    <div>
      <Quiet size="body2" sx={{ mb: 0.75 }}>
        {title}
      </Quiet>
      <Box sx={CARDS}>
        {ACCOUNTING_PRESETS.filter((preset) => PRESETS[preset].content === content).map((preset) => (
          <Row key={preset} component="label" gap={1.25} align="flex-start" sx={CHOICE}>
            <input
              type="radio"
              name="accounting-preset"
              value={preset}
              checked={preset === value}
              onChange={() => onChoose(preset)}
            />
            <span>
              <Box component="b" sx={{ display: 'block', fontWeight: 600 }}>
                {PRESETS[preset].label}
              </Box>
              <Quiet component="span" size="body2">
                {PRESET_HINTS[preset]}
              </Quiet>
            </span>
          </Row>
        ))}
      </Box>
    </div>
  );
}

const CARDS = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(240px, 1fr))' },
} as const;
const CHOICE = {
  p: 1.5,
  minHeight: 44,
  border: 1,
  borderColor: NEUTRAL[200],
  borderRadius: '10px',
  bgcolor: 'background.paper',
  cursor: 'pointer',
  '& input': { mt: '3px', flex: 'none', accentColor: 'currentColor' },
  '&:has(input:checked)': {
    borderColor: 'primary.main',
    boxShadow: (theme: { palette: { primary: { main: string } } }) => `inset 0 0 0 1px ${theme.palette.primary.main}`,
  },
} as const;
