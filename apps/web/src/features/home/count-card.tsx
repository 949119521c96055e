import Box from '@mui/material/Box';
import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { countedText } from '#parts/lists/counted-texts.ts';
import { Quiet, Row } from '#ui/layout.tsx';
import { RowLink } from '#ui/table/row-link.tsx';
import { NEUTRAL } from '#ui/tokens.ts';
import { WHOLE } from './waiting-cards.tsx';

export interface Count {
  readonly key: string;
  readonly icon: LucideIcon;
  readonly name: string;
  /** On phones. */
  readonly short: string;
  readonly count: number;
  readonly unit: string;
  readonly hint: ReactNode;
  readonly href: string;
  /** Presets the list that it leads to. */
  readonly onClick?: () => void;
}

/** How much waits; the whole card leads to exactly that. */
export const CountCard = ({ icon: Icon, name, short, count, unit, hint, href, onClick }: Count) => (
  <Box component="li" sx={WHOLE}>
    <Row gap={1} sx={{ color: NEUTRAL[700], fontSize: '0.875rem', '& > svg': { flex: 'none' } }}>
      <Icon size={17} aria-hidden />
      <RowLink href={href} {...(onClick && { onClick })}>
        <Box component="span" sx={{ display: { xs: 'inline', sm: 'none' } }}>
          {short}
        </Box>
        <Box component="span" sx={FROM_TABLETS}>
          {name}
        </Box>
      </RowLink>
      <Box component="span" className="chevron" sx={{ ...FROM_TABLETS, ml: 'auto', lineHeight: 0 }}>
        <ChevronRight size={17} color={NEUTRAL[500]} aria-hidden />
      </Box>
    </Row>
    <Box sx={FIGURE}>
      <b>{countedText(count)}</b> <span>{unit}</span>
    </Box>
    <Quiet size="caption">{hint}</Quiet>
  </Box>
);

const FROM_TABLETS = { display: { xs: 'none', sm: 'inline' } } as const;
const FIGURE = {
  my: 0.25,
  fontVariantNumeric: 'tabular-nums',
  '& b': { fontSize: '1.75rem', lineHeight: '2.25rem', fontWeight: 650, mr: 0.25 },
  '& span': { display: { xs: 'none', sm: 'inline' }, color: NEUTRAL[600] },
} as const;
