import { type AccountingPreset, PRESETS } from '@gastspiel/domain/accounting-files/presets.ts';
import { WAGE_KIND_LABELS } from '@gastspiel/domain/accounting-files/wage-minutes.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { CircleAlert, Info } from 'lucide-react';
import { useState } from 'react';
import { linkTo } from '#platform/navigation/paths.ts';
import { formatAmount, formatEuro } from '#ui/format/german-money.ts';
import { Quiet, Row } from '#ui/layout.tsx';
import { Note } from '#ui/note.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import { NEUTRAL } from '#ui/tokens.ts';
import { FILE_TEXTS as TEXTS } from './accounting-files-texts.ts';
import type { FileGap, FilePreview } from './files-query.ts';

/** Where a gap is mended. */
function wayOf({ code, targetUserId, invoiceId }: FileGap, preset: AccountingPreset): readonly [string, string] | null {
  const { system } = PRESETS[preset];
  if (targetUserId) return [linkTo('/target_user/edit/$targetUserId', { targetUserId }), TEXTS.mend.worker];
  if (invoiceId) return [linkTo('/invoice/$invoiceId', { invoiceId }), TEXTS.mend.invoice];
  // The person has left: there is no page any more.
  if (code === 'PERSONNEL_NUMBER' || code === 'COST_CENTER') return null;
  if (code === 'CUSTOMER_ACCOUNT')
    return [linkTo('/invoice_sender/accounting/$system/customers', { system }), TEXTS.mend.customers];
  return [linkTo('/invoice_sender/accounting/$system', { system }), TEXTS.mend.settings];
}

/** One more would not be worth the press. */
const FEW = 6;

/** Everything that is missing, each with the way to mend it. */
export function FileGaps({ gaps, preset }: { readonly gaps: readonly FileGap[]; readonly preset: AccountingPreset }) {
  const [showsAll, setShowsAll] = useState(false);
  if (gaps.length === 0) return null;
  const shown = showsAll || gaps.length <= FEW + 1 ? gaps : gaps.slice(0, FEW);
  return (
    <Note tone="danger" icon={CircleAlert} role="alert" title={TEXTS.gaps(gaps.length)}>
      <Box component="ul" sx={LIST}>
        {shown.map((gap) => {
          const way = wayOf(gap, preset);
          return (
            <li key={`${gap.code} ${gap.message}`}>
              {gap.message}{' '}
              {way && (
                <Link href={way[0]} color="inherit" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
                  {way[1]}
                </Link>
              )}
            </li>
          );
        })}
      </Box>
      {shown.length < gaps.length && (
        <Button
          color="inherit"
          size="small"
          onClick={() => setShowsAll(true)}
          sx={{ mt: 0.5, minHeight: { xs: 44, sm: 0 } }}
        >
          {TEXTS.allGaps(gaps.length)}
        </Button>
      )}
    </Note>
  );
}

export function FileHints({ hints }: { readonly hints: FilePreview['hints'] }) {
  if (hints.length === 0) return null;
  return (
    <Note tone="info" icon={Info} role="note" aria-label={TEXTS.hints}>
      <Box component="ul" sx={{ ...LIST, mt: 0 }}>
        {hints.map(({ message }) => (
          <li key={message}>{message}</li>
        ))}
      </Box>
    </Note>
  );
}

function sumsOf({ net, tax, gross, hoursByKind }: FilePreview): readonly (readonly [string, string])[] {
  if (net && tax && gross) {
    return [
      [TEXTS.net, formatEuro(net.value)],
      [TEXTS.tax, formatEuro(tax.value)],
      [TEXTS.gross, formatEuro(gross.value)],
    ];
  }
  return hoursByKind.map(({ kind, hours }) => [WAGE_KIND_LABELS[kind], `${formatAmount(hours)} ${TEXTS.hoursUnit}`]);
}

/** The sums and the first rows, as they will stand in the file. */
export function FileRows({ file }: { readonly file: FilePreview }) {
  return (
    <SectionCard
      title={TEXTS.preview}
      hint={`${file.fileName} · ${TEXTS.firstRows(file.firstRows.length, file.rowCount)}`}
      isFlush
    >
      <Row component="dl" align="stretch" wraps sx={{ m: 0, px: 2, py: 1.5, columnGap: 4, rowGap: 1.5 }}>
        {sumsOf(file).map(([label, value]) => (
          <div key={label}>
            <Quiet component="dt" size="caption">
              {label}
            </Quiet>
            <Box component="dd" sx={{ m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
              {value}
            </Box>
          </div>
        ))}
      </Row>
      {/* Scrolling areas must be reached by the keyboard. */}
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={TEXTS.preview}>
        <Box component="table" aria-label={file.fileName} sx={TABLE}>
          <thead>
            <tr>
              {file.headings.map((heading, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other identity.
                <th key={index} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {file.firstRows.map(({ cells }, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: nor have rows.
              <tr key={row}>
                {cells.map((cell, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: nor cells.
                  <td key={column}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </SectionCard>
  );
}
const LIST = { m: 0, mt: 0.5, pl: 2.25, display: 'grid', gap: 0.5 } as const;
const TABLE = {
  borderCollapse: 'collapse',
  width: '100%',
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'pre',
  '& th, & td': { px: 1.5, py: 0.75, textAlign: 'left', borderTop: 1, borderColor: NEUTRAL[150] },
  '& th': { fontWeight: 600, color: 'text.secondary', bgcolor: NEUTRAL[25] },
} as const;
