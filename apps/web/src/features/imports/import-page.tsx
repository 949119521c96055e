import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { linkTo } from '#platform/navigation/paths.ts';
import { useNavigate, useSearch } from '#platform/navigation/router.ts';
import { Row } from '#ui/layout.tsx';
import { Crumbs } from '#ui/pages/crumbs.tsx';
import { Page } from '#ui/pages/page.tsx';
import { Pending } from '#ui/states/pending.tsx';
import { NEUTRAL } from '#ui/tokens.ts';
import { CheckStep } from './check-step.tsx';
import { FileStep } from './file-step.tsx';
import type { Kind } from './import-kind.ts';
import { KIND_TEXTS, IMPORT_TEXTS as TEXTS } from './import-texts.ts';
import { IMPORT_TITLES } from './import-titles.ts';
import { ResultStep } from './result-step.tsx';

/** A table is taken over in three steps; the address names it, so that whoever leaves comes back to it. */
export function ImportPage({ kind }: { readonly kind: Kind }) {
  const { import: id } = useSearch();
  const navigate = useNavigate();
  const title = IMPORT_TITLES[kind.kind];
  const { list } = KIND_TEXTS[kind.kind];
  const open = (next: string | undefined): void =>
    navigate(`${linkTo(kind.path)}${next ? `?import=${next}` : ''}`, { replace: next === undefined });
  return (
    <>
      <Crumbs crumbs={[{ label: list, href: linkTo(kind.list) }, { label: TEXTS.crumb }]} />
      {typeof id === 'string' ? (
        <Begun kind={kind} title={title} id={id} onOther={() => open(undefined)} onRead={open} />
      ) : (
        <Page title={title} actions={<Steps at={0} />}>
          <FileStep kind={kind} onRead={open} />
        </Page>
      )}
    </>
  );
}

interface BegunProps {
  readonly kind: Kind;
  readonly title: string;
  readonly id: string;
  readonly onOther: () => void;
  readonly onRead: (importId: string) => void;
}

/** A job tells nobody how far it is; it is asked. */
const ASK_AGAIN_MS = 1000;

function Begun({ kind, title, id, onOther, onRead }: BegunProps) {
  const query = useQuery({
    ...kind.query({ id }),
    refetchInterval: ({ state: { data } }) =>
      data?.startedAt && (!data.endedAt || data.undoneAt) ? ASK_AGAIN_MS : false,
  });
  if (!query.data) return <Pending query={query} texts={TEXTS} />;
  const isStarted = query.data.startedAt !== null;
  return (
    <Page title={title} actions={<Steps at={isStarted ? 2 : 1} />}>
      {isStarted ? (
        <ResultStep kind={kind} data={query.data} onOther={onOther} />
      ) : (
        <CheckStep key={id} kind={kind} first={query.data} onOther={onOther} onRead={onRead} />
      )}
    </Page>
  );
}

function Steps({ at }: { readonly at: number }) {
  return (
    <Row component="ol" gap={1} wraps aria-label={TEXTS.stepsLabel} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {TEXTS.steps.map((step, index) => (
        <Row
          key={step}
          component="li"
          gap={0.75}
          sx={index > 0 ? LINED : {}}
          {...(index === at && { 'aria-current': 'step' as const })}
        >
          <Box component="span" sx={{ ...MARK, ...(index === at ? NOW : index < at ? DONE : {}) }}>
            {index < at ? <Check size={14} aria-hidden /> : index + 1}
          </Box>
          <Box
            component="span"
            sx={{ typography: 'body2', fontWeight: index === at ? 600 : 400, ...(index === at ? {} : WIDE) }}
          >
            {step}
          </Box>
        </Row>
      ))}
    </Row>
  );
}

/** A line from the step before. */
const LINED = {
  '&::before': { content: '""', width: { xs: 8, md: 32 }, borderTop: 1, borderColor: NEUTRAL[300] },
} as const;
/** On phones the step that one is at is named, the others counted. */
const WIDE = { display: { xs: 'none', sm: 'inline' } } as const;
const MARK = {
  display: 'inline-grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  borderRadius: 999,
  border: 1,
  borderColor: NEUTRAL[300],
  fontSize: '0.75rem',
  fontWeight: 600,
} as const;
const NOW = { bgcolor: 'primary.main', borderColor: 'primary.main', color: 'primary.contrastText' } as const;
const DONE = { bgcolor: NEUTRAL[800], borderColor: NEUTRAL[800], color: NEUTRAL[0] } as const;
