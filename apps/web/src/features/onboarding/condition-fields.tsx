import Link from '@mui/material/Link';
import { ExternalLink } from 'lucide-react';
import { CheckboxGroupField } from '#ui/fields/checkbox-group-field.tsx';
import { Row } from '#ui/layout.tsx';
import { FIELD_LABELS, ONBOARDING_TEXTS } from './onboarding-texts.ts';
import type { Options } from './options-query.ts';

type Condition = Options['checkboxes'][number];

/** The conditions to accept, each with the place to read it. */
export function ConditionFields({ checkboxes }: { readonly checkboxes: readonly Condition[] }) {
  return (
    <CheckboxGroupField
      name="acceptedCheckboxIds"
      label={FIELD_LABELS.conditions}
      options={checkboxes.map((condition) => ({
        value: condition.id,
        label: condition.label,
        more: <ConditionLink {...condition} />,
      }))}
    />
  );
}

/** Leads out of the form, so it opens beside it. */
function ConditionLink({ label, url }: Condition) {
  return (
    <Link
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={ONBOARDING_TEXTS.readMoreOf(label)}
      sx={LINK}
    >
      {ONBOARDING_TEXTS.readMore}
      <Row component="span" align="stretch" aria-hidden>
        <ExternalLink size={14} />
      </Row>
    </Link>
  );
}

const LINK = { display: 'inline-flex', alignItems: 'center', gap: 0.5, minHeight: { xs: 44, sm: 28 } } as const;
