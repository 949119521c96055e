import { useNavigate } from '@tanstack/react-router';
import { switchTenant } from '#platform/graphql/switch-tenant.ts';
import { linkTo } from '#platform/navigation/paths.ts';
import { useNotify } from '#ui/notices/notify.ts';
import { SAVE_TEXTS } from './tenant-texts.ts';

/** Says so and shows what was saved. */
export function useTenantSaved({ isNew = false } = {}): (id: string) => void {
  const navigate = useNavigate();
  const notify = useNotify();
  // The screen's content belongs to the tenant that is left.
  const goTo = async (id: string): Promise<void> => {
    await navigate({ to: '/' });
    await switchTenant(id);
  };
  return (id) => {
    notify(
      isNew
        ? { text: SAVE_TEXTS.created, action: { label: SAVE_TEXTS.goThere, take: () => void goTo(id) } }
        : { text: SAVE_TEXTS.saved },
    );
    void navigate({ to: linkTo('/tenant/$id', { id }) });
  };
}
