import Box from '@mui/material/Box';
import { type Theme, useTheme } from '@mui/material/styles';
import { Cut, Quiet, Row } from '#ui/layout.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import { APPEAR_LATE, Skeleton } from '#ui/states/skeleton.tsx';
import { NEUTRAL } from '#ui/tokens.ts';
import { VISUALLY_HIDDEN } from '#ui/visually-hidden.ts';
import { hours, share } from './figure-texts.ts';
import type { Statistics } from './statistics-query.ts';
import { TYPES_TEXTS as TEXTS } from './statistics-texts.ts';

/** The tenant's colours first; whoever has more kinds of work gets greys. */
const coloursOf = ({ palette }: Theme): readonly string[] => [
  palette.primary.main,
  palette.primary.light,
  palette.secondary.light,
  palette.secondary.dark,
  NEUTRAL[500],
];

/** A table whose second column draws what the others say. */
export function TypesCard({ data }: { readonly data: Statistics | undefined }) {
  const colours = coloursOf(useTheme());
  const total = data?.total.workMinutes ?? 0;
  const rows = data?.byAppointmentType.filter(({ figures }) => figures.workMinutes > 0);
  if (rows?.length === 0) {
    return (
      <SectionCard title={TEXTS.title}>
        <Quiet size="body1">{TEXTS.none}</Quiet>
      </SectionCard>
    );
  }
  return (
    <SectionCard title={TEXTS.title}>
      {rows ? (
        <Box component="table" aria-label={TEXTS.title} sx={TABLE}>
          <Box component="thead" sx={VISUALLY_HIDDEN}>
            <tr>
              <th scope="col">{TEXTS.type}</th>
              <td />
              <th scope="col">{TEXTS.hours}</th>
              <th scope="col">{TEXTS.share}</th>
            </tr>
          </Box>
          <tbody>
            {rows.map(({ id, name, figures: { workMinutes } }, index) => (
              <tr key={id}>
                <Box component="th" scope="row" sx={{ maxWidth: 0, width: { xs: '40%', sm: '30%' }, pr: 1.5 }}>
                  <Cut>{name ?? TEXTS.other}</Cut>
                </Box>
                <Box component="td" sx={{ width: { xs: '20%', sm: '34%' } }}>
                  <Row align="stretch" aria-hidden sx={TRACK}>
                    <Box
                      sx={{
                        width: `${(workMinutes / total) * 100}%`,
                        minWidth: 3,
                        borderRadius: '3px',
                        bgcolor: colours[index] ?? NEUTRAL[400],
                      }}
                    />
                  </Row>
                </Box>
                <td>
                  <b>{hours(workMinutes)}</b>
                </td>
                <Box component="td" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
                  {share(workMinutes, total)}
                </Box>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                <b>{TEXTS.total}</b>
              </th>
              <td>
                <b>{hours(total)}</b>
              </td>
              <td />
            </tr>
          </tfoot>
        </Box>
      ) : (
        <Box sx={{ ...APPEAR_LATE, display: 'grid', gap: 3.5, pt: 1 }}>
          {[90, 60, 48, 30, 20].map((percent) => (
            <Skeleton key={percent} width={`${percent}%`} />
          ))}
        </Box>
      )}
    </SectionCard>
  );
}

const TABLE = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  '& th': { textAlign: 'left', fontWeight: 400 },
  '& td': { textAlign: 'right', whiteSpace: 'nowrap' },
  '& tbody > tr > *': { height: 44 },
  '& tfoot > tr > *': { height: 44, borderTop: `1px solid ${NEUTRAL[150]}` },
  '& td + td': { pl: 1.5 },
  '& b': { fontWeight: 600 },
} as const;
const TRACK = { height: 12, borderRadius: '3px', bgcolor: NEUTRAL[100], overflow: 'hidden' } as const;
