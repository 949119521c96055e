import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Row, Stack } from '../layout.tsx';
import { useIsPhone } from '../use-is-phone.ts';
import { afterClick, type Filter } from './filter.ts';
import { FILTER_TEXTS } from './filter-texts.ts';

interface FilterSheetProps {
  readonly filters: readonly Filter[];
  readonly onClear: () => void;
  readonly onClose: () => void;
}

/** All filters at once: on phones the whole screen. */
export function FilterSheet({ filters, onClear, onClose }: FilterSheetProps) {
  const titleId = useId();
  const isPhone = useIsPhone();
  return (
    <Dialog
      open
      fullScreen={isPhone}
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: isPhone ? { m: 0, borderRadius: 0 } : { width: 400 } } }}
    >
      <Stack gap={2} sx={{ flex: 1, overflowY: 'auto', p: 2, alignContent: 'start' }}>
        <Typography id={titleId} component="h2" variant="subtitle1">
          {FILTER_TEXTS.filters}
        </Typography>
        {filters.map((filter) => (
          <Box key={filter.key} component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
            <Typography component="legend" variant="body2" sx={{ fontWeight: 600, mb: 0.5 }}>
              {filter.label}
            </Typography>
            {filter.panel
              ? filter.panel(onClose)
              : filter.options.map(({ value, label }) => (
                  <FormControlLabel
                    key={value}
                    label={label}
                    control={<Checkbox checked={filter.selected.includes(value)} />}
                    onChange={() => filter.onChange(afterClick(filter, value))}
                    sx={{ display: 'flex', minHeight: { xs: 44, sm: 36 } }}
                  />
                ))}
          </Box>
        ))}
      </Stack>
      <Row gap={1} align="stretch" sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
        <Button variant="outlined" size="large" fullWidth onClick={onClear}>
          {FILTER_TEXTS.clear}
        </Button>
        <Button variant="contained" size="large" fullWidth onClick={onClose}>
          {FILTER_TEXTS.done}
        </Button>
      </Row>
    </Dialog>
  );
}
