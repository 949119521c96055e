import ButtonBase from '@mui/material/ButtonBase';
import { X } from 'lucide-react';
import { Row } from '../layout.tsx';
import { tint } from '../tokens.ts';
import { type Filter, fullValue } from './filter.ts';
import { FILTER_TEXTS } from './filter-texts.ts';

/** The active filters, each to be taken away by a tap. */
export function RemovableFilters({ filters }: { readonly filters: readonly Filter[] }) {
  return (
    <Row gap={1} align="stretch" wraps sx={{ flexBasis: '100%' }}>
      {filters.map((filter) => (
        <ButtonBase
          key={filter.key}
          aria-label={FILTER_TEXTS.remove(fullValue(filter))}
          onClick={() => filter.onChange([])}
          sx={CHIP}
        >
          {fullValue(filter)}
          <X size={14} aria-hidden />
        </ButtonBase>
      ))}
    </Row>
  );
}

const CHIP = {
  gap: 0.75,
  minHeight: 32,
  px: 1.5,
  borderRadius: 999,
  bgcolor: tint(12),
  color: 'primary.dark',
  fontFamily: 'inherit',
  fontSize: '0.875rem',
  fontWeight: 600,
} as const;
