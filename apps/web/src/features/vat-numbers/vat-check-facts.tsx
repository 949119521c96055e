import { VAT_CHECK_REASONS } from '@gastspiel/domain/vat-numbers/vat-check.ts';
import { Ban, CircleCheck, CircleX, Hourglass, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatInstant } from '#ui/format/german-instant.ts';
import { Row } from '#ui/layout.tsx';
import { StateChip } from '#ui/states/state-chip.tsx';
import type { Tone } from '#ui/tokens.ts';
import type { VatCheck } from './vat-check.ts';
import { VAT_NUMBER_TEXTS as TEXTS } from './vat-number-texts.ts';

const LOOKS: Readonly<Record<VatCheck['state'], { readonly tone: Tone; readonly icon: LucideIcon }>> = {
  VALID: { tone: 'success', icon: CircleCheck },
  INVALID: { tone: 'danger', icon: CircleX },
  NOT_CHECKED: { tone: 'warning', icon: TriangleAlert },
  PENDING: { tone: 'info', icon: Hourglass },
  NOT_CHECKABLE: { tone: 'neutral', icon: Ban },
};

interface VatCheckFactsProps {
  readonly check: VatCheck;
  /** The steps that mend it. */
  readonly children?: ReactNode;
}

/** How a VAT number stands, when it was asked for, and what was answered. */
export function VatCheckFacts({ check, children }: VatCheckFactsProps) {
  return (
    <Row wraps role="status" sx={LINE}>
      <StateChip {...LOOKS[check.state]} label={TEXTS.states[check.state]} />
      {factsOf(check).map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
      {children}
    </Row>
  );
}

function factsOf({ state, checkedAt, name, address, requestIdentifier, reason }: VatCheck): readonly string[] {
  if (state === 'NOT_CHECKABLE') return [TEXTS.notCheckable];
  if (state === 'PENDING' || !checkedAt) return [];
  const when = formatInstant(checkedAt);
  if (state === 'NOT_CHECKED') return [...(reason ? [VAT_CHECK_REASONS[reason]] : []), TEXTS.tried(when)];
  const owner = [name, address?.replaceAll(/\s*\n\s*/g, ', ')].filter(Boolean).join(', ');
  return [TEXTS.on(when), ...(owner ? [owner] : []), ...(requestIdentifier ? [TEXTS.request(requestIdentifier)] : [])];
}

const LINE = {
  columnGap: 1.5,
  rowGap: 0.5,
  typography: 'body2',
  color: 'text.secondary',
  overflowWrap: 'anywhere',
} as const;
