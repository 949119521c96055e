import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';
import { Quiet, Row, Stack } from '#ui/layout.tsx';
import { NEUTRAL } from '#ui/tokens.ts';
import { ONBOARDING_TEXTS } from './onboarding-texts.ts';
import type { Step } from './step.ts';

interface StepHeadProps {
  readonly steps: readonly Step[];
  readonly index: number;
  /** Whether the server has what was filled in. */
  readonly draft: ReactNode;
  /** Whether the heading is read out when another step has come; not where a field wants the focus. */
  readonly takesFocus: boolean;
}

/** How far one is, and what this step is about. */
export function StepHead({ steps, index, draft, takesFocus }: StepHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(index);
  useEffect(() => {
    if (last.current === index) return;
    last.current = index;
    if (!takesFocus) return;
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [index, takesFocus]);
  const step = steps[index];
  return (
    <Stack gap={1} sx={{ mb: 2, maxWidth: 680 }}>
      <Row gap={2} align="stretch" justify="space-between" sx={{ typography: 'body2', color: 'text.secondary' }}>
        <span>{steps.length > 1 && ONBOARDING_TEXTS.progress(index + 1, steps.length)}</span>
        <span role="status">{draft}</span>
      </Row>
      {steps.length > 1 && (
        <Row component="ol" gap={0.75} align="stretch" aria-label={ONBOARDING_TEXTS.steps} sx={BAR}>
          {steps.map(({ title }, place) => (
            <Box
              key={title}
              component="li"
              {...(place === index && { 'aria-current': 'step' })}
              sx={{ ...PART, borderColor: place <= index ? 'primary.main' : NEUTRAL[200] }}
            >
              <Box component="span" sx={{ ...NAME, ...(place === index && CURRENT) }}>
                {title}
              </Box>
            </Box>
          ))}
        </Row>
      )}
      <Typography ref={heading} tabIndex={-1} variant="h2" sx={{ mt: 1, fontSize: '1.125rem' }}>
        {step?.title}
      </Typography>
      {step?.hint && <Quiet size="body1">{step.hint}</Quiet>}
    </Stack>
  );
}

const BAR = { m: 0, p: 0, listStyle: 'none' } as const;
const PART = { flex: 1, minWidth: 0, pt: 0.5, borderTop: 4, borderRadius: '2px' } as const;
/** On a phone the heading beneath names the step; there the names are only read out, and must not make the page wider. */
const NAME = {
  typography: 'caption',
  color: 'text.secondary',
  position: { xs: 'absolute', sm: 'static' },
  clipPath: { xs: 'inset(50%)', sm: 'none' },
  width: { xs: '1px', sm: 'auto' },
  height: { xs: '1px', sm: 'auto' },
  overflow: { xs: 'hidden', sm: 'visible' },
} as const;
const CURRENT = { color: 'text.primary', fontWeight: 600 } as const;
