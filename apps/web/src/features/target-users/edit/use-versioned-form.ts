import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { isFailure } from '#platform/graphql/api-error.ts';
import { useNotify } from '#ui/notices/notify.ts';
import { EDIT_TEXTS } from './edit-texts.ts';

interface VersionedForm<Entity> {
  readonly newest: Entity;
  readonly load: () => Promise<Entity>;
  /** Puts what was loaded into the form. */
  readonly reset: (entity: Entity) => void;
  /** Where what was saved is shown. */
  readonly page: string;
}

/** A form over one version of something: who was slower is asked, who saved is shown what was saved. */
export function useVersionedForm<Entity>({ newest, load, reset, page }: VersionedForm<Entity>) {
  // The version that was begun with: what is loaded again meanwhile must not slip under the input.
  const [edited, setEdited] = useState(newest);
  const [isStale, setStale] = useState(false);
  const navigate = useNavigate();
  const notify = useNotify();
  return {
    edited,
    isStale,
    stay: () => setStale(false),
    reload: async (): Promise<void> => {
      const loaded = await load();
      setEdited(loaded);
      reset(loaded);
      setStale(false);
    },
    saving: async (save: Promise<void>): Promise<void> => {
      try {
        await save;
      } catch (error) {
        setStale(isFailure(error, GENERAL_FAILURES.stale));
        throw error;
      }
    },
    onSaved: (): void => {
      notify({ text: EDIT_TEXTS.saved });
      void navigate({ to: page });
    },
  };
}
