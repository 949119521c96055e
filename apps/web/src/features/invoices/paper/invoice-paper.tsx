import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { ChevronLeft, ChevronRight, Download, type LucideIcon, Maximize2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { LargeDialog } from '#ui/dialogs/large-dialog.tsx';
import { COLUMN, Quiet, Row } from '#ui/layout.tsx';
import { PAPER, PaperPages, svgSource } from '#ui/paper/paper-pages.tsx';
import { PAPER_TEXTS } from '#ui/paper/paper-texts.ts';
import { Skeleton } from '#ui/states/skeleton.tsx';
import { NEUTRAL } from '#ui/tokens.ts';
import { PREVIEW_TEXTS } from './paper-texts.ts';

interface InvoicePaperProps {
  readonly title: string;
  /** None while it is not printed yet. */
  readonly pages: readonly string[] | undefined;
  /** None while there is no file. */
  readonly onDownload?: (() => void) | undefined;
  /** Why the paper is not that of the moment, or why there is none. */
  readonly note?: ReactNode;
}

/** The paper beside what it is made from: one page at a time, in full size on demand, and as a file. */
export function InvoicePaper({ title, pages, onDownload, note }: InvoicePaperProps) {
  const [shown, setShown] = useState(0);
  const [isLarge, setLarge] = useState(false);
  const count = pages?.length ?? 0;
  const index = Math.min(shown, Math.max(count - 1, 0));
  const page = pages?.[index];
  return (
    <Box component="section" aria-label={title} sx={FRAME}>
      <Row gap={1} justify="space-between" wraps>
        <Typography variant="h2">{title}</Typography>
        <Row gap={0.25} sx={{ typography: 'body2', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {count > 1 && (
            <Tool
              label={PREVIEW_TEXTS.previous}
              icon={ChevronLeft}
              onClick={() => setShown(index - 1)}
              isOff={index === 0}
            />
          )}
          {count > 0 && <span role="status">{PAPER_TEXTS.page(index + 1, count)}</span>}
          {count > 1 && (
            <Tool
              label={PREVIEW_TEXTS.next}
              icon={ChevronRight}
              onClick={() => setShown(index + 1)}
              isOff={index === count - 1}
            />
          )}
          {onDownload && <Tool label={PREVIEW_TEXTS.download} icon={Download} onClick={onDownload} />}
          <Tool label={PREVIEW_TEXTS.enlarge} icon={Maximize2} onClick={() => setLarge(true)} isOff={count === 0} />
        </Row>
      </Row>
      <Box sx={DESK}>
        {page ? (
          <Box component="img" alt={PAPER_TEXTS.page(index + 1, count)} src={svgSource(page)} sx={SHEET} />
        ) : (
          <Box aria-hidden sx={{ ...SHEET, p: '9%', display: 'grid', alignContent: 'start', gap: 2 }}>
            <Skeleton width="40%" height={24} />
            <Skeleton width="55%" />
            <Skeleton width="35%" />
            <Skeleton width="100%" />
            <Skeleton width="100%" />
          </Box>
        )}
      </Box>
      {note && <Quiet size="body2">{note}</Quiet>}
      {isLarge && pages && <PaperDialog title={title} pages={pages} onClose={() => setLarge(false)} />}
    </Box>
  );
}

interface ToolProps {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly onClick: () => void;
  readonly isOff?: boolean;
}

const Tool = ({ label, icon: Icon, onClick, isOff = false }: ToolProps) => (
  <IconButton size="small" aria-label={label} title={label} disabled={isOff} onClick={onClick}>
    <Icon size={17} aria-hidden />
  </IconButton>
);

interface PaperDialogProps {
  readonly title: string;
  readonly pages: readonly string[];
  readonly onClose: () => void;
}

/** All pages, as large as the window allows. */
export const PaperDialog = ({ title, pages, onClose }: PaperDialogProps) => (
  <LargeDialog title={title} size={LARGE} onClose={onClose}>
    <PaperPages pages={pages} />
  </LargeDialog>
);

const FRAME = { display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' } as const;
const DESK = {
  display: 'grid',
  justifyItems: 'center',
  p: 1.25,
  borderRadius: '10px',
  border: 1,
  borderColor: 'divider',
  bgcolor: NEUTRAL[100],
} as const;
const SHEET = { ...PAPER, width: '100%', maxWidth: '34rem' } as const;
const LARGE = { width: 900, maxWidth: 'calc(100vw - 32px)', height: 'calc(100vh - 48px)', maxHeight: 'none' } as const;

/** The paper stands beside the lines where both have room, whatever the sidebar takes. */
export const BESIDE_PAPER = {
  ...COLUMN,
  '@container (min-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, clamp(300px, 35.2cqw, 480px))' },
} as const;
