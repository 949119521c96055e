import type { FieldChange } from '#platform/audit/field-changes.ts';
import type { HistoryEntry } from '#platform/audit/history.ts';
import { oncePerSchema } from '#platform/graphql/once-per-schema.ts';
import { pageType } from '#platform/graphql/page-type.ts';

/** The history of an entity, for whoever may read the entity. */
export const historyType = oncePerSchema((builder) => {
  const Change = builder.objectRef<FieldChange>('HistoryChange').implement({
    description: 'One value that became another.',
    fields: (t) => ({
      path: t.exposeString('path'),
      before: t.exposeString('before', { nullable: true }),
      after: t.exposeString('after', { nullable: true }),
    }),
  });
  const Entry = builder.objectRef<HistoryEntry>('HistoryEntry').implement({
    description: 'Something that happened to an entity.',
    fields: (t) => ({
      id: t.exposeID('id'),
      at: t.string({ resolve: ({ at }) => at.toISOString() }),
      action: t.exposeString('action', { description: 'The action of the permission table.' }),
      actorName: t.exposeString('actorName', {
        nullable: true,
        description: 'Who; null for the server and for people of another tenant.',
      }),
      bySystem: t.exposeBoolean('bySystem', { description: 'Whether the server did it by itself.' }),
      subjectId: t.exposeID('subjectId', {
        nullable: true,
        description: 'The id of whom it speaks of, where that is not the entity itself.',
      }),
      changes: t.expose('changes', {
        type: [Change],
        extensions: { entries: 5 },
      }),
    }),
  });
  return pageType(builder, Entry, 'HistoryPage');
});
