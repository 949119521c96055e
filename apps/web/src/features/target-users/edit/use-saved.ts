import { useNavigate } from '@tanstack/react-router';
import { useNotify } from '#ui/notices/notify.ts';
import { EDIT_TEXTS } from './edit-texts.ts';

/** Says so and shows what was saved. */
export function useSaved(page: string): () => void {
  const navigate = useNavigate();
  const notify = useNotify();
  return () => {
    notify({ text: EDIT_TEXTS.saved });
    void navigate({ to: page });
  };
}
