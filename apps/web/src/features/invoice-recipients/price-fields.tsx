import { BEGINNING, nextAfter } from '@gastspiel/domain/price-list/dated-prices.ts';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useWatch } from 'react-hook-form';
import { linkTo } from '#platform/navigation/paths.ts';
import { DateField } from '#ui/fields/date-field.tsx';
import { formatDay } from '#ui/fields/german-date.ts';
import { MoneyField } from '#ui/fields/number-field.tsx';
import { FormRow, FormSection } from '#ui/form/form-section.tsx';
import { formatEuro } from '#ui/format/german-money.ts';
import { Quiet, Stack } from '#ui/layout.tsx';
import { PRICE_TEXTS as TEXTS } from './invoice-recipient-texts.ts';
import { isEnding, isNewPrice, type RecipientValues } from './recipient-form.ts';
import type { AppointmentTypes } from './recipient-query.ts';

/** Own prices where they differ from the agency's list, which stands beside them. */
export function PriceFields({ types }: { readonly types: AppointmentTypes }) {
  const rows = useWatch<RecipientValues, 'appointmentTypePrices'>({ name: 'appointmentTypePrices' });
  return (
    <FormSection
      title={TEXTS.title}
      hint={
        <>
          {TEXTS.hint} <Link href={linkTo('/price_list')}>{TEXTS.toList}</Link>
        </>
      }
    >
      {rows.length === 0 && <Quiet>{TEXTS.noTypes}</Quiet>}
      <Stack gap={2}>
        {rows.map(({ appointmentTypeId: id }, index) => {
          const type = types.find((one) => one.id === id);
          return <PriceRow key={id} at={`appointmentTypePrices.${index}`} type={type} />;
        })}
      </Stack>
    </FormSection>
  );
}

type Row = RecipientValues['appointmentTypePrices'][number];

interface PriceRowProps {
  readonly at: `appointmentTypePrices.${number}`;
  readonly type: AppointmentTypes[number] | undefined;
}

function PriceRow({ at, type }: PriceRowProps) {
  const row = useWatch<RecipientValues, typeof at>({ name: at });
  const standard = type?.current?.price.value;
  const isOwn = row.price !== null;
  const saysComing = isEnding(row) ? TEXTS.comingDropped : TEXTS.coming;
  return (
    <FormRow columns="minmax(0, 1fr) minmax(0, 2fr)">
      <MoneyField
        name={`${at}.price`}
        label={type?.description ?? TEXTS.goneType}
        help={
          standard === undefined ? (
            TEXTS.noStandard
          ) : (
            <>
              {TEXTS.standard}{' '}
              <Box component={isOwn ? 's' : 'span'} sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {formatEuro(standard)}
              </Box>
            </>
          )
        }
      />
      {isNewPrice(row) || row.missingOn ? (
        <DateField
          name={`${at}.validFrom`}
          label={TEXTS.since}
          isOptional
          help={saysDay(row, type)}
          completes="nearest"
        />
      ) : (
        <Quiet size="body2" sx={{ alignSelf: 'center', pt: { sm: 0.5 } }}>
          {[
            saysSince(row, standard !== undefined),
            ...row.coming.map(({ price, validFrom }) => saysComing(formatDay(validFrom), formatEuro(price / 100))),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Quiet>
      )}
    </FormRow>
  );
}

/** The price that is missing on the day for which somebody came, else what is meant without a day. */
function saysDay({ missingOn, validFrom, begins }: Row, type: AppointmentTypes[number] | undefined): string {
  if (!missingOn || !validFrom) return begins === BEGINNING ? TEXTS.sinceAlways : TEXTS.sinceToday;
  const standard = nextAfter(type?.prices ?? [], missingOn);
  return TEXTS.missingOn(formatDay(missingOn), standard && formatDay(standard.validFrom));
}

function saysSince(row: Row, hasStandard: boolean): string {
  const { price, known } = row;
  if (isEnding(row)) return hasStandard ? TEXTS.endsToStandard : TEXTS.endsToNothing;
  if (price === null) return hasStandard ? TEXTS.asStandard : '';
  if (!known || known.validFrom === BEGINNING) return TEXTS.always;
  return TEXTS.sinceDay(formatDay(known.validFrom));
}
