import Box from '@mui/material/Box';
import { Crown } from 'lucide-react';
import { NEUTRAL } from '#ui/tokens.ts';
import { LIST_TEXTS } from './list-texts.ts';
import type { TargetUserSummary } from './target-users-query.ts';

/** The name, with a crown for who may lead a team. */
export function WorkerName({ firstName, lastName, isDeployableAsTeamLeader }: TargetUserSummary) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      {`${firstName} ${lastName}`}
      {isDeployableAsTeamLeader && (
        <Box component="span" title={LIST_TEXTS.teamLeader} sx={{ display: 'inline-flex', flex: 'none' }}>
          <Crown size={15} color={NEUTRAL[500]} role="img" aria-label={LIST_TEXTS.teamLeader} />
        </Box>
      )}
    </Box>
  );
}
