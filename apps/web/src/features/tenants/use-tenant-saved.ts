import { switchTenant } from '#platform/graphql/switch-tenant.ts';
import { linkTo } from '#platform/navigation/paths.ts';
import { useRouter } from '#platform/navigation/router.ts';
import { useNotify } from '#ui/notices/notify.ts';
import { SAVE_TEXTS } from './tenant-texts.ts';

/** Says so and shows what was saved. */
export function useTenantSaved({ isNew = false } = {}): (id: string) => void {
  const { navigate, leaveFor } = useRouter();
  const notify = useNotify();
  // The screen's content belongs to the tenant that is left.
  const goTo = async (id: string): Promise<void> => {
    if (await leaveFor('/')) await switchTenant(id);
  };
  return (id) => {
    notify(
      isNew
        ? { text: SAVE_TEXTS.created, action: { label: SAVE_TEXTS.goThere, take: () => void goTo(id) } }
        : { text: SAVE_TEXTS.saved },
    );
    navigate(linkTo('/tenant/$id', { id }));
  };
}
