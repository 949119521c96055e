import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Copy, Mail } from 'lucide-react';
import { ApiError } from '#platform/graphql/api-error.ts';
import { CARD, Row, Stack } from '#ui/layout.tsx';
import { FailedState } from '#ui/states/failed-state.tsx';
import { TONES } from '#ui/tokens.ts';
import { Obstacles } from '../obstacles.tsx';
import { InvoicePaper } from '../paper/invoice-paper.tsx';
import { PREVIEW_TEXTS } from '../paper/paper-texts.ts';
import { SIDE_TEXTS as TEXTS } from './form-texts.ts';
import type { usePreview } from './use-preview.ts';

interface SideProps {
  readonly live: ReturnType<typeof usePreview>;
  readonly recipientId: string;
  readonly onDownload?: (() => void) | undefined;
}

/** The paper as it is typed, to whom it will go, and what it still needs for that. */
export function Side({ live, recipientId, onDownload }: SideProps) {
  const { preview, error, isHeldBack, refetch } = live;
  const hint = isHeldBack ? (preview ? TEXTS.heldBack : TEXTS.waiting) : undefined;
  return (
    <Box component="aside" sx={ASIDE}>
      <InvoicePaper title={PREVIEW_TEXTS.title} pages={preview?.pages} onDownload={onDownload} note={hint} />
      {error && <Refused error={error} recipientId={recipientId} refetch={refetch} />}
      {preview && <Addressees addressees={preview.addressees} />}
      {preview && preview.obstacles.length > 0 && <Obstacles sentences={preview.obstacles} recipientId={recipientId} />}
    </Box>
  );
}

interface AddresseesProps {
  readonly addressees: readonly { readonly name: string; readonly email: string; readonly isCopy: boolean }[];
}

function Addressees({ addressees }: AddresseesProps) {
  return (
    <Stack component="section" gap={0.75} sx={CARD}>
      <Typography variant="h2" sx={{ fontSize: '0.875rem' }}>
        {TEXTS.sendTo}
      </Typography>
      <Stack component="ul" gap={0.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {addressees.map(({ name, email, isCopy }) => (
          <Row component="li" gap={1} key={`${isCopy} ${email}`} title={name} sx={ADDRESSEE}>
            {isCopy ? <Copy size={15} aria-hidden /> : <Mail size={15} aria-hidden />}
            <span>{isCopy ? TEXTS.copy(email) : email}</span>
          </Row>
        ))}
      </Stack>
      {!addressees.some(({ isCopy }) => !isCopy) && <Box sx={{ color: TONES.warning.text }}>{TEXTS.nobody}</Box>}
    </Stack>
  );
}

interface RefusedProps {
  readonly error: Error;
  readonly recipientId: string;
  readonly refetch: () => unknown;
}

/** Why there is no paper: what the business refuses leads to where it is mended, else it is tried again. */
function Refused({ error, recipientId, refetch }: RefusedProps) {
  if (error instanceof ApiError && error.classification === 'BAD_REQUEST')
    return <Obstacles sentences={[error.message]} recipientId={recipientId} />;
  return (
    <Box sx={CARD}>
      <FailedState isSmall title={TEXTS.failed} query={{ data: undefined, error, refetch }} />
    </Box>
  );
}

/** Stays beside however many lines, where all of it is in sight. */
const ASIDE = {
  display: 'grid',
  gap: 1.5,
  alignContent: 'start',
  alignSelf: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-height: 860px)': { position: 'sticky', top: 136 },
} as const;
const ADDRESSEE = {
  minWidth: 0,
  color: 'text.secondary',
  typography: 'body2',
  overflowWrap: 'anywhere',
  '& svg': { flex: 'none' },
} as const;
