import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ClipboardList } from 'lucide-react';
import { Row } from '#ui/layout.tsx';
import { TONES } from '#ui/tokens.ts';
import { LIST_TEXTS, WAITING_TEXTS } from './list-texts.ts';
import { WaitingPerson } from './waiting-person.tsx';
import { useWaiting } from './waiting-query.ts';

/** So many are named; the rest is one click away. */
const NAMED = 3;

/** Who waits for release stands on top, whatever the list is filtered by: these people can't work until somebody acts. */
export function WaitingHint({ onShow }: { readonly onShow: () => void }) {
  const { data } = useWaiting();
  if (!data || data.count === 0) return null;
  return (
    <Row component="section" wraps aria-label={WAITING_TEXTS.title(data.count)} sx={HINT}>
      <ClipboardList size={18} aria-hidden />
      <Box component="b" sx={{ fontWeight: 600 }}>
        {WAITING_TEXTS.title(data.count)}
      </Box>
      <Box sx={NAMES}>
        {data.items.slice(0, NAMED).map((person) => (
          <WaitingPerson key={person.id} {...person} />
        ))}
        {data.count > NAMED && <span>{LIST_TEXTS.more(data.count - NAMED)}</span>}
      </Box>
      <Button size="small" onClick={onShow} sx={{ ml: 'auto', color: 'inherit', fontWeight: 600 }}>
        {WAITING_TEXTS.show}
      </Button>
    </Row>
  );
}

/** On phones the list comes first; the names are one tap away. */
const NAMES = { display: { xs: 'none', sm: 'contents' } } as const;

const HINT = {
  columnGap: 1.5,
  rowGap: 0.5,
  px: 2,
  py: { xs: 0, sm: 1 },
  borderRadius: '10px',
  bgcolor: TONES.info.ground,
  color: TONES.info.text,
  typography: 'body2',
  '& > svg': { flex: 'none' },
} as const;
