import { useNavigate } from '#platform/navigation/router.ts';
import { useNotify } from '#ui/notices/notify.ts';
import { EDIT_TEXTS } from './edit-texts.ts';

/** Says so and shows what was saved. */
export function useSaved(page: string): () => void {
  const navigate = useNavigate();
  const notify = useNotify();
  return () => {
    notify({ text: EDIT_TEXTS.saved });
    navigate(page);
  };
}
