import { useNavigate } from '@tanstack/react-router';
import { linkTo } from '#platform/navigation/paths.ts';
import { useNotify } from '#ui/notices/notify.ts';
import { SAVE_TEXTS } from './tenant-texts.ts';

/** Says so and shows what was saved. */
export function useTenantSaved(): (id: string) => void {
  const navigate = useNavigate();
  const notify = useNotify();
  return (id) => {
    notify({ text: SAVE_TEXTS.saved });
    void navigate({ to: linkTo('/tenant/$id', { id }) });
  };
}
