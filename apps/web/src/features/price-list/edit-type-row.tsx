import { positiveCents, toCents, toEuro } from '@gastspiel/domain/money/money.ts';
import { priceDay } from '@gastspiel/domain/price-list/price-day.ts';
import { ListedTypeInput } from '@gastspiel/domain/price-list/price-list-input.ts';
import { TENANT_LIMITS } from '@gastspiel/domain/tenants/tenant-rules.ts';
import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Archive, CalendarX, Check } from 'lucide-react';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { CommandDialog } from '#parts/attempts/command-dialog.tsx';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { DateField } from '#ui/fields/date-field.tsx';
import { formatDay } from '#ui/fields/german-date.ts';
import { MoneyField } from '#ui/fields/number-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useSaving } from '#ui/form/use-saving.ts';
import { Row } from '#ui/layout.tsx';
import { useNotify } from '#ui/notices/notify.ts';
import { tint } from '#ui/tokens.ts';
import { Foreseen } from './foreseen.tsx';
import { type ListedType, type PriceList, removeListPrice, retireType, saveListedType } from './price-list-query.ts';
import { EDIT_TEXTS as TEXTS } from './price-list-texts.ts';

const Values = ListedTypeInput.extend({ price: positiveCents.nullable(), validFrom: priceDay });
const resolver = zodResolver(Values);

interface EditTypeRowProps {
  readonly list: PriceList;
  /** None: a new one. */
  readonly type: ListedType | null;
  readonly hasPrices: boolean;
  readonly onClose: () => void;
}

/** Name and new price of a kind of work, in the place of its row; it says what the price changes before it is saved. */
export function EditTypeRow({ list: { version }, type, hasPrices, onClose }: EditTypeRowProps) {
  const form = useForm({
    resolver,
    defaultValues: {
      description: type?.description ?? '',
      price: type?.current ? Number(toCents(type.current.price.value)) : null,
      validFrom: dayOf(new Date()),
    },
  });
  const { send } = useAttempt(saveListedType);
  const notify = useNotify();
  const { submit, failure } = useSaving({
    form,
    save: async ({ description, price, validFrom }: z.output<typeof Values>) => {
      const isSame = price !== null && type?.current?.price.value === toEuro(price);
      const priced = price === null || isSame ? {} : { price: { value: toEuro(price) }, validFrom };
      return send({ id: type?.id ?? null, version, input: { description, ...priced } });
    },
    onSaved: () => {
      notify({ text: TEXTS.saved });
      onClose();
    },
  });
  return (
    <tr>
      <Box component="td" colSpan={hasPrices ? 7 : 3} className="form" sx={{ bgcolor: tint(6), p: 0 }}>
        <FormProvider {...form}>
          <Box component="form" noValidate onSubmit={submit} sx={FORM}>
            <Box sx={hasPrices ? FIELDS : NAME_ALONE}>
              <TextField name="description" label={TEXTS.name} maxLength={TENANT_LIMITS.description} />
              {hasPrices && (
                <>
                  <MoneyField name="price" label={type?.current ? TEXTS.price : TEXTS.firstPrice} />
                  <DateField name="validFrom" label={TEXTS.since} completes="nearest" />
                </>
              )}
              <Row gap={1} justify="end" align="end" sx={{ pt: { sm: '26px' }, alignItems: 'start' }}>
                <Button onClick={onClose} disabled={form.formState.isSubmitting}>
                  {TEXTS.cancel}
                </Button>
                <Button
                  type="submit"
                  variant="contained"
                  startIcon={<Check size={16} />}
                  loading={form.formState.isSubmitting}
                >
                  {TEXTS.save}
                </Button>
              </Row>
            </Box>
            {failure && (
              <Typography role="alert" sx={{ color: 'error.main' }}>
                {failure}
              </Typography>
            )}
            {type && hasPrices && <Foreseen type={type} />}
            {type && <OtherSteps type={type} version={version} onDone={onClose} />}
          </Box>
        </FormProvider>
      </Box>
    </tr>
  );
}

interface OtherStepsProps {
  readonly type: ListedType;
  readonly version: number;
  readonly onDone: () => void;
}

/** Takes back the next price, or retires the type. */
function OtherSteps({ type: { id, description, next }, version, onDone }: OtherStepsProps) {
  const [isRetiring, setRetiring] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const day = formatDay(next?.validFrom);
  return (
    <Row gap={1} wraps>
      <Button size="small" startIcon={<Archive size={15} />} onClick={() => setRetiring(true)}>
        {TEXTS.retire}
      </Button>
      {next && (
        <Button size="small" startIcon={<CalendarX size={15} />} onClick={() => setRemoving(true)}>
          {TEXTS.removeNext(day)}
        </Button>
      )}
      {isRetiring && (
        <CommandDialog
          icon={<Archive />}
          tone="neutral"
          title={TEXTS.retireTitle}
          subject={description}
          intro={TEXTS.retireIntro}
          note={TEXTS.retireNote}
          confirm={TEXTS.retire}
          command={retireType}
          variables={{ id, version, isRetired: true }}
          done={() => TEXTS.retired(description)}
          onDone={onDone}
          onClose={() => setRetiring(false)}
        />
      )}
      {isRemoving && next && (
        <CommandDialog
          icon={<CalendarX />}
          tone="neutral"
          title={TEXTS.removeNext(day)}
          subject={description}
          intro={TEXTS.nothingPlanned}
          confirm={TEXTS.removeNext(day)}
          command={removeListPrice}
          variables={{ id, version, validFrom: next.validFrom }}
          done={() => TEXTS.removed(day)}
          onDone={onDone}
          onClose={() => setRemoving(false)}
        />
      )}
    </Row>
  );
}

const FORM = { display: 'grid', gap: 1, p: 1.5, whiteSpace: 'normal' } as const;

const fieldsIn = (columns: string) => ({
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container (min-width: 681px)': { gridTemplateColumns: columns },
});
const FIELDS = fieldsIn('minmax(0, 1.6fr) minmax(0, 1fr) minmax(0, 1.2fr) auto');
const NAME_ALONE = fieldsIn('minmax(0, 1fr) auto');
