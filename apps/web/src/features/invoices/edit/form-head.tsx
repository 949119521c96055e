import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { CircleAlert, Mail, ScanEye } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { linkTo } from '#platform/navigation/paths.ts';
import { StickyBar } from '#ui/form/button-bar.tsx';
import { Row } from '#ui/layout.tsx';
import { BENEATH_HEADER, LOW } from '#ui/page-frame.ts';
import { Crumbs } from '#ui/pages/crumbs.tsx';
import { useIsSmall } from '#ui/use-is-phone.ts';
import { VISUALLY_HIDDEN } from '#ui/visually-hidden.ts';
import { INVOICE_TITLES } from '../invoice-titles.ts';
import { PaperDialog } from '../paper/invoice-paper.tsx';
import { PREVIEW_TEXTS } from '../paper/paper-texts.ts';
import { MENU } from '../steps/invoice-menu.tsx';
import { EDIT_TEXTS as TEXTS } from './form-texts.ts';

interface FormHeadProps {
  readonly title: string;
  readonly crumb: string;
  readonly chip?: ReactNode;
  readonly recipient: { readonly id: string; readonly name: string };
  readonly menu?: ReactNode;
  /** The reason why it can not be saved. */
  readonly problem: string | undefined;
}

export const SEND_STEP = 'send';

/** Which invoice, and the ways to save it: they stay in sight however many lines there are. */
export function FormHead({ title, crumb, chip, recipient, menu, problem }: FormHeadProps) {
  const isSmall = useIsSmall();
  return (
    <>
      <Crumbs crumbs={[{ label: INVOICE_TITLES.list, href: linkTo('/invoices') }, { label: crumb }]} />
      <Row gap={1.5} wraps sx={HEAD}>
        <Row gap={1} wraps sx={{ flex: '1 1 12rem', minWidth: 0 }}>
          <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {chip}
          <Link
            href={linkTo('/invoice_recipient/edit/$invoiceRecipientId', { invoiceRecipientId: recipient.id })}
            underline="hover"
            sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}
          >
            {recipient.name}
          </Link>
        </Row>
        {menu && <Box sx={MENU}>{menu}</Box>}
        {!isSmall && <SaveButtons />}
        {!isSmall && (
          <Box role="alert" sx={problem ? PROBLEM : VISUALLY_HIDDEN}>
            {problem && (
              <>
                <CircleAlert size={16} aria-hidden />
                <span>{problem}</span>
              </>
            )}
          </Box>
        )}
      </Row>
    </>
  );
}

/** The same in reach of the thumb; the paper, which lies far beneath there, one press away. */
export function FormFoot({
  problem,
  pages,
}: Pick<FormHeadProps, 'problem'> & { readonly pages: readonly string[] | undefined }) {
  const [isPaper, setPaper] = useState(false);
  if (!useIsSmall()) return null;
  return (
    <StickyBar problem={problem}>
      <SaveButtons isSmall />
      <IconButton aria-label={PREVIEW_TEXTS.title} disabled={!pages} onClick={() => setPaper(true)}>
        <ScanEye size={20} aria-hidden />
      </IconButton>
      {isPaper && pages && <PaperDialog title={PREVIEW_TEXTS.title} pages={pages} onClose={() => setPaper(false)} />}
    </StickyBar>
  );
}

function SaveButtons({ isSmall = false }: { readonly isSmall?: boolean }) {
  const { isSubmitting } = useFormState();
  const width = isSmall ? { flex: 1, whiteSpace: 'nowrap', px: 1.25 } : {};
  return (
    <>
      <Button type="submit" variant="outlined" loading={isSubmitting} sx={width}>
        {TEXTS.save}
      </Button>
      <Button
        type="submit"
        variant="contained"
        value={SEND_STEP}
        startIcon={<Mail size={16} />}
        disabled={isSubmitting}
        aria-label={TEXTS.send}
        sx={width}
      >
        {isSmall ? TEXTS.sendShort : TEXTS.send}
      </Button>
    </>
  );
}

const HEAD = {
  position: { md: 'sticky' },
  top: BENEATH_HEADER,
  [LOW]: { position: 'static' },
  zIndex: 3,
  mt: { xs: -1, md: -2 },
  py: { md: 1 },
  mx: { md: -4 },
  px: { md: 4 },
  bgcolor: { md: 'background.paper' },
} as const;
const PROBLEM = {
  flexBasis: '100%',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 0.75,
  '& svg': { flex: 'none' },
  color: 'error.main',
  typography: 'body2',
  fontWeight: 500,
} as const;
