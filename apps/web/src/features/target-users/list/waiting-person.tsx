import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { TriangleAlert } from 'lucide-react';
import { linkTo } from '#platform/navigation/paths.ts';
import { formatDayOf } from '#ui/format/german-instant.ts';
import { WAITING_TEXTS } from './list-texts.ts';
import { useHasSimilar } from './waiting-query.ts';

interface WaitingPersonProps {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly onboardingCompletedAt: string | null;
}

export function WaitingPerson({ id, firstName, lastName, onboardingCompletedAt }: WaitingPersonProps) {
  const hasSimilar = useHasSimilar(id);
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.75 }}>
      <Link
        href={linkTo('/target_user/$targetUserId', { targetUserId: id })}
        sx={{ color: 'inherit', fontWeight: 500, py: 0.5 }}
      >
        {`${firstName} ${lastName}`}
      </Link>
      {onboardingCompletedAt && <span>{WAITING_TEXTS.since(formatDayOf(onboardingCompletedAt))}</span>}
      {hasSimilar && (
        <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, fontWeight: 600 }}>
          <TriangleAlert size={14} aria-hidden />
          {WAITING_TEXTS.similar}
        </Box>
      )}
    </Box>
  );
}
