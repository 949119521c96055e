import Box from '@mui/material/Box';
import { type UIEvent, useState } from 'react';
import { Row } from '../layout.tsx';
import { APPEAR_LATE, Skeleton } from '../states/skeleton.tsx';
import { Toggle } from '../toggle.tsx';
import { NEUTRAL } from '../tokens.ts';
import { VISUALLY_HIDDEN } from '../visually-hidden.ts';
import { PAPER_TEXTS } from './paper-texts.ts';

type Zoom = keyof typeof PAPER_TEXTS.zooms;
const ZOOMS = Object.entries(PAPER_TEXTS.zooms).map(([value, label]) => ({ value: value as Zoom, label }));

/** The pages one under the other, as wide as the dialog or each as a whole. */
export function PaperPages({ pages }: { readonly pages: readonly string[] }) {
  const [zoom, setZoom] = useState<Zoom>('width');
  const [current, setCurrent] = useState(1);
  return (
    <>
      <Row gap={1} justify="space-between" sx={BAR}>
        <Box role="status" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {PAPER_TEXTS.page(current, pages.length)}
        </Box>
        <Toggle label={PAPER_TEXTS.zoom} choices={ZOOMS} value={zoom} onChange={setZoom} />
      </Row>
      <Box
        role="region"
        aria-label={PAPER_TEXTS.pages}
        tabIndex={0}
        onScroll={(event) => setCurrent(pageInSight(event, pages.length))}
        sx={DESK}
      >
        {pages.map((page, index) => (
          <Box
            key={PAPER_TEXTS.page(index + 1, pages.length)}
            component="img"
            alt={PAPER_TEXTS.page(index + 1, pages.length)}
            src={svgSource(page)}
            sx={zoom === 'width' ? { ...PAPER, width: '100%' } : { ...PAPER, height: 'calc(100% - 8px)' }}
          />
        ))}
      </Box>
    </>
  );
}

/** A printed page as the source of an image. */
export const svgSource = (page: string): string => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(page)}`;

/** The page that lies across the middle of what is seen. */
function pageInSight({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: UIEvent, pages: number): number {
  const middle = (scrollTop + clientHeight / 2) / scrollHeight;
  return Math.min(pages, Math.floor(middle * pages) + 1);
}

/** A blank sheet where the paper will be. */
export const PaperSkeleton = () => (
  <Box role="status" sx={{ ...DESK, ...APPEAR_LATE }}>
    <Box component="span" sx={VISUALLY_HIDDEN}>
      {PAPER_TEXTS.loading}
    </Box>
    <Box aria-hidden sx={{ ...PAPER, width: '100%', p: '9%', display: 'grid', alignContent: 'start', gap: 3 }}>
      <Skeleton width="30%" height={28} />
      <Skeleton width="45%" />
      <Skeleton width="35%" />
      <Skeleton width="60%" height={20} />
      {[100, 100, 100, 100].map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blank lines are all alike
        <Skeleton key={index} width={`${width}%`} />
      ))}
    </Box>
  </Box>
);

const BAR = { px: { xs: 2, sm: 3 }, pb: 1, typography: 'body2', color: 'text.secondary' } as const;

const DESK = {
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: 2,
  p: { xs: 1, sm: 3 },
  bgcolor: NEUTRAL[100],
  borderTop: 1,
  borderColor: 'divider',
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
} as const;

/** A sheet of A4. */
export const PAPER = {
  aspectRatio: '210 / 297',
  maxWidth: '100%',
  bgcolor: NEUTRAL[0],
  boxShadow: '0 1px 4px rgb(20 23 28 / 18%)',
} as const;
