import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { linkTo } from '#platform/navigation/paths.ts';
import { formatAmount } from '#ui/format/german-money.ts';
import { Quiet } from '#ui/layout.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import { NEUTRAL } from '#ui/tokens.ts';
import { PRICE_TEXTS as TEXTS } from './balance-texts.ts';
import type { RecipientSheet } from './recipient-document.ts';

/** The prices of today: the agency's list, struck through where an own price goes before it. */
export function PricesCard({ sheet }: { readonly sheet: Pick<RecipientSheet, 'invoiceRecipient' | 'priceList'> }) {
  const { id, viewerCanEdit, appointmentTypePrices: own } = sheet.invoiceRecipient;
  const ownOf = (type: string) => own.find(({ appointmentTypeId }) => appointmentTypeId === type)?.price.value;
  const types = sheet.priceList.types.filter((type) => !type.isRetired || ownOf(type.id) !== undefined);
  const [first] = types;
  const form = linkTo('/invoice_recipient/edit/$invoiceRecipientId', { invoiceRecipientId: id });
  return (
    <SectionCard
      title={TEXTS.title}
      hint={TEXTS.hint}
      isFlush
      action={
        viewerCanEdit &&
        first && (
          <Link href={`${form}?${new URLSearchParams({ field: `price ${first.description}` })}`} underline="hover">
            {TEXTS.change}
          </Link>
        )
      }
    >
      {types.length === 0 ? (
        <Quiet sx={{ p: 2 }}>{TEXTS.none}</Quiet>
      ) : (
        <Box component="table" aria-label={TEXTS.title} sx={TABLE}>
          <thead>
            <tr>
              <th scope="col">{TEXTS.type}</th>
              <th scope="col">{TEXTS.standard}</th>
              <th scope="col">{TEXTS.own}</th>
            </tr>
          </thead>
          <tbody>
            {types.map((type) => (
              <PriceRow
                key={type.id}
                name={type.description}
                standard={type.current?.price.value}
                own={ownOf(type.id)}
              />
            ))}
          </tbody>
        </Box>
      )}
    </SectionCard>
  );
}

interface PriceRowProps {
  readonly name: string;
  readonly standard: number | undefined;
  readonly own: number | undefined;
}

function PriceRow({ name, standard, own }: PriceRowProps) {
  const listed = standard === undefined ? TEXTS.noPrice : formatAmount(standard);
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        {own !== undefined && standard !== undefined ? (
          <Quiet component="s">{listed}</Quiet>
        ) : standard === undefined ? (
          <Quiet component="span">{listed}</Quiet>
        ) : (
          listed
        )}
      </td>
      <td>{own === undefined ? <Quiet component="span">{TEXTS.asStandard}</Quiet> : <b>{formatAmount(own)}</b>}</td>
    </tr>
  );
}

const TABLE = {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { px: { xs: 1, sm: 2 }, py: 1, textAlign: 'right', fontWeight: 400 },
  '& th:first-of-type': { pl: 2, width: '42%', textAlign: 'left', overflowWrap: 'anywhere' },
  '& tr > :last-child': { pr: 2 },
  '& td': { whiteSpace: 'nowrap' },
  '& thead th': { bgcolor: NEUTRAL[25], fontSize: '0.75rem', fontWeight: 600, color: NEUTRAL[700] },
  '& tbody tr': { borderTop: 1, borderColor: 'divider' },
  '& b': { fontWeight: 600 },
} as const;
