import { REGISTRATION_GAPS } from '@gastspiel/domain/accounting/registration.ts';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Check, TriangleAlert } from 'lucide-react';
import { linkTo } from '#platform/navigation/paths.ts';
import { StateChip } from '#ui/states/state-chip.tsx';
import { TONES } from '#ui/tokens.ts';
import { linkToTab } from '../tabs.ts';
import type { Candidate } from './candidates.ts';
import { CANDIDATE_TEXTS as TEXTS } from './registration-texts.ts';

/** The number is entered with payroll's part of the form, whoever is known there is assigned, all else stands with the person. */
const mendingOf = (targetUserId: string, gaps: Candidate['gaps']): string => {
  if (gaps.includes('KNOWN_THERE')) return linkToTab('import');
  const edit = linkTo('/target_user/edit/$targetUserId', { targetUserId });
  return gaps.every((gap) => gap === 'SOCIAL_SECURITY_NUMBER') ? `${edit}?part=staffMember` : edit;
};

/** The missing facts, with the way to where they are mended. */
export function Gaps({
  targetUserId,
  gaps,
  name,
}: Pick<Candidate, 'targetUserId' | 'gaps'> & { readonly name: string }) {
  if (gaps.length === 0) {
    return (
      <Box component="span" sx={{ ...LINE, color: TONES.success.text }}>
        <Check size={16} aria-hidden />
        {TEXTS.complete}
      </Box>
    );
  }
  return (
    <Box sx={{ ...LINE, flexWrap: 'wrap', py: { sm: 0.5 }, minWidth: { md: 220 } }}>
      {gaps.map((gap) => (
        <StateChip key={gap} tone="warning" icon={TriangleAlert} label={REGISTRATION_GAPS[gap]} />
      ))}
      <Link
        href={mendingOf(targetUserId, gaps)}
        underline="hover"
        aria-label={TEXTS.mendName(name)}
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: { xs: 44, sm: 24 } }}
      >
        {TEXTS.mend}
      </Link>
    </Box>
  );
}

/** A short line with an icon. */
export const LINE = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  fontSize: '0.8125rem',
  '& > svg': { flex: 'none' },
} as const;
