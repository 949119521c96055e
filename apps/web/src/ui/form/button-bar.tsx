import Box from '@mui/material/Box';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { Row } from '../layout.tsx';
import { ABOVE_BAR, LOW, pageFoot } from '../page-frame.ts';
import { countErrors } from './form-errors.ts';
import { FORM_TEXTS } from './form-texts.ts';

interface ButtonBarProps {
  /** Why the last try to save failed. */
  readonly failure: string | undefined;
  /** Stands at the end while nothing keeps it from being saved. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** Stuck to the bottom of a form: its buttons, and what still keeps it from being saved. */
export function ButtonBar({ failure, note, children }: ButtonBarProps) {
  const { formState, getValues } = useFormContext();
  const problem = failure ?? sentenceOf(countErrors(formState.errors, getValues()));
  return (
    <StickyBar problem={problem} note={note}>
      {children}
    </StickyBar>
  );
}

interface StickyBarProps {
  /** The reason why it can not be saved. */
  readonly problem: ReactNode;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** The bar itself, for what is no form of fields. */
export function StickyBar({ problem, note, children }: StickyBarProps) {
  return (
    <Box ref={pageFoot} sx={BAR}>
      {children}
      <Row gap={0.75} role="alert" sx={PROBLEM}>
        {problem && (
          <>
            <CircleAlert size={16} aria-hidden />
            <span>{problem}</span>
          </>
        )}
      </Row>
      {!problem && note}
    </Box>
  );
}

function sentenceOf({ missing, wrong }: ReturnType<typeof countErrors>): string | undefined {
  if (wrong > 0) return FORM_TEXTS.wrong(missing + wrong);
  return missing > 0 ? FORM_TEXTS.missing(missing) : undefined;
}

/** Reaches to the edges of the page, over its padding. */
const BAR = {
  position: 'sticky',
  [LOW]: { position: 'static' },
  bottom: ABOVE_BAR,
  zIndex: 3,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  mt: 'auto',
  mx: { xs: -2, sm: -4 },
  mb: { xs: -2, sm: -4 },
  px: { xs: 2, sm: 4 },
  py: { xs: 1, sm: 1.5 },
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
} as const;

const PROBLEM = {
  ml: { sm: 'auto' },
  '& svg': { flex: 'none' },
  color: 'error.main',
  typography: 'body2',
  fontWeight: 500,
} as const;
