import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { tellsStale } from '#platform/graphql/api-error.ts';
import { useNotify } from '#ui/notices/notify.ts';
import { type TargetUser, targetUserQuery } from '../target-user-query.ts';
import { EDIT_TEXTS } from './edit-texts.ts';

/** A form over one version of a worker: who was slower is asked, who saved is shown what was saved. */
export function useVersionedForm(newest: TargetUser, reset: (worker: TargetUser) => void) {
  // The version that was begun with: what is loaded again meanwhile must not slip under the input.
  const [edited, setEdited] = useState(newest);
  const [isStale, setStale] = useState(false);
  const client = useQueryClient();
  const navigate = useNavigate();
  const notify = useNotify();
  const page = `/target_user/${edited.id}`;
  return {
    edited,
    page,
    isStale,
    stay: () => setStale(false),
    reload: async (): Promise<void> => {
      const worker = await client.fetchQuery(targetUserQuery(edited.id));
      setEdited(worker);
      reset(worker);
      setStale(false);
    },
    saving: async (save: Promise<void>): Promise<void> => {
      try {
        await save;
      } catch (error) {
        setStale(tellsStale(error));
        throw error;
      }
    },
    onSaved: (): void => {
      notify({ text: EDIT_TEXTS.saved });
      void navigate({ to: page });
    },
  };
}
