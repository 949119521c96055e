import Button from '@mui/material/Button';
import { Building2 } from 'lucide-react';
import { linkTo } from '#platform/navigation/paths.ts';
import { BlankState } from '#ui/states/blank-state.tsx';
import { type Asked, FailedState, hasFailed } from '#ui/states/failed-state.tsx';
import { NoMatchState } from '#ui/states/no-match-state.tsx';
import { LIST_TEXTS } from './tenant-texts.ts';
import { TENANT_TITLES } from './tenant-titles.ts';

interface TenantsBlankProps {
  readonly query: Asked;
  readonly search: string;
  readonly onClear: () => void;
}

/** Why the list shows nothing. */
export function TenantsBlank({ query, search, onClear }: TenantsBlankProps) {
  if (hasFailed(query)) return <FailedState title={LIST_TEXTS.failed} query={query} />;
  if (search) return <NoMatchState onClear={onClear}>{LIST_TEXTS.noMatch(search)}</NoMatchState>;
  return (
    <BlankState
      icon={<Building2 />}
      title={LIST_TEXTS.empty}
      actions={
        <Button variant="contained" href={linkTo('/tenant/create')}>
          {TENANT_TITLES.create}
        </Button>
      }
    >
      {LIST_TEXTS.emptyHint}
    </BlankState>
  );
}
