import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { type ReactNode, useState } from 'react';
import { type DefaultValues, type FieldValues, type Resolver, useForm } from 'react-hook-form';
import { isHistory } from '#parts/history/history-page.ts';
import { isFailure } from '#platform/graphql/api-error.ts';
import { queryClient } from '#platform/graphql/query-client.ts';
import { StaleDialog } from '#ui/dialogs/stale-dialog.tsx';

interface Versions<Entity> {
  readonly newest: Entity;
  readonly load: () => Promise<Entity>;
  /** Puts what was loaded into the form. */
  readonly reset: (entity: Entity) => void;
}

interface Versioned<Entity> {
  /** The version that was begun with: what is loaded again meanwhile must not slip under the input. */
  readonly edited: Entity;
  /** To be put around a save over that version. */
  readonly saving: <Saved>(save: Promise<Saved>) => Promise<Saved>;
  /** Goes on over what was just saved or came meanwhile, where the page stays. */
  readonly rebase: (entity: Entity) => void;
  /** The same over the newest one. */
  readonly reload: () => Promise<void>;
  /** Asks who was slower; to be shown beside the form. */
  readonly staleDialog: ReactNode;
}

/** Edits one version of something. Whoever saves after somebody else is asked whether to load anew. */
export function useVersioned<Entity>({ newest, load, reset }: Versions<Entity>): Versioned<Entity> {
  const [edited, setEdited] = useState(newest);
  const [isStale, setStale] = useState(false);
  const rebase = (entity: Entity): void => {
    setEdited(entity);
    reset(entity);
    setStale(false);
  };
  const reload = async (): Promise<void> => {
    rebase(await load());
    // The history beneath tells who was faster.
    await queryClient.invalidateQueries({ predicate: isHistory });
  };
  return {
    edited,
    rebase,
    reload,
    saving: async (save) => {
      try {
        return await save;
      } catch (error) {
        setStale(isFailure(error, GENERAL_FAILURES.stale));
        throw error;
      }
    },
    staleDialog: isStale && <StaleDialog onReload={reload} onStay={() => setStale(false)} />,
  };
}

interface VersionedForm<Entity, Values extends FieldValues, Output> extends Omit<Versions<Entity>, 'reset'> {
  /** The values that the form shows of a version. */
  readonly values: (entity: Entity) => Values;
  readonly resolver: Resolver<Values, unknown, Output>;
}

/** A form over one version of something. */
export function useVersionedForm<Entity, Values extends FieldValues, Output>(
  props: VersionedForm<Entity, Values, Output>,
) {
  const { newest, values, resolver, load } = props;
  const form = useForm({ resolver, defaultValues: values(newest) as DefaultValues<Values> });
  return { form, ...useVersioned({ newest, load, reset: (entity) => form.reset(values(entity)) }) };
}
