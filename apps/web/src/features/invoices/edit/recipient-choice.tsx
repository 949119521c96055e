import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type RecipientName, recipientLabel, useRecipientNames } from '#features/invoice-recipients/index.ts';
import { FieldFrame } from '#ui/fields/field-frame.tsx';
import type { Option } from '#ui/fields/option.ts';
import { OptionSearch } from '#ui/fields/option-search.tsx';
import { formatEuro } from '#ui/format/german-money.ts';
import { type BillableSum, billableSumsQuery } from './billing-query.ts';
import { CHOICE_TEXTS, EDIT_TEXTS } from './form-texts.ts';

interface RecipientChoiceProps {
  readonly chosen: RecipientName | null;
  readonly error?: string | undefined;
  readonly isDisabled?: boolean;
  readonly onPick: (recipient: RecipientName) => void;
}

const ID = 'invoice-recipient-choice';
const nameOf = ({ invoiceRecipientId, customerNumber, recipientName }: BillableSum): RecipientName => ({
  id: invoiceRecipientId,
  customerNumber,
  name: recipientName,
});

/** Who pays: first those with hours that nobody has billed yet, then all whose number or name has what was typed. */
export function RecipientChoice({ chosen, error, isDisabled = false, onPick }: RecipientChoiceProps) {
  const [typed, setTyped] = useState('');
  const { data: sums = [] } = useQuery(billableSumsQuery);
  const { data: found = [] } = useRecipientNames(typed);
  const isTyped = (text: string): boolean => text.toLowerCase().includes(typed.trim().toLowerCase());
  const waiting = sums.map(nameOf).filter((recipient) => isTyped(recipientLabel(recipient)));
  const known = [...waiting, ...found.filter(({ id }) => !waiting.some((one) => one.id === id))];
  const all = chosen && !known.some(({ id }) => id === chosen.id) ? [chosen, ...known] : known;
  const hintOf = (id: string): string | undefined => {
    const sum = sums.find((one) => one.invoiceRecipientId === id);
    return sum && CHOICE_TEXTS.sum(sum.count, formatEuro(sum.net.value), sum.isPriceMissing);
  };
  const optionOf = (recipient: RecipientName): Option => {
    const hint = hintOf(recipient.id);
    return { value: recipient.id, label: recipientLabel(recipient), ...(hint && { hint }) };
  };
  const pick = (option: Option | null): void => {
    const next = all.find(({ id }) => id === option?.value);
    if (next && next.id !== chosen?.id) onPick(next);
  };
  return (
    <FieldFrame label={EDIT_TEXTS.recipient} id={ID} error={error}>
      <OptionSearch<false>
        id={ID}
        name="recipientId"
        options={all.map(optionOf)}
        // The server has searched already, and it knows more spellings.
        filterOptions={(options) => options}
        value={chosen ? optionOf(chosen) : null}
        onChange={(_, option) => pick(option)}
        onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
        disabled={isDisabled}
        hasError={error !== undefined}
        aria={{ 'aria-invalid': error !== undefined }}
      />
    </FieldFrame>
  );
}
