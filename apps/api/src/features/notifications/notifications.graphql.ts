import { NEWS_WAYS } from '@gastspiel/domain/notifications/news-way.ts';
import { confirmPush } from '#features/notifications/confirm-push.ts';
import { chooseNewsWay, newsWay } from '#features/notifications/news-way.ts';
import type { SchemaPart } from '#platform/graphql/builder.ts';
import { enumOf } from '#platform/graphql/once-per-schema.ts';
import { serve } from '#platform/graphql/serve.ts';

const newsWayType = enumOf(
  'NewsWay',
  'How a worker is told: PUSH is followed by a mail when no device has shown it within ten minutes.',
  NEWS_WAYS,
);

export const notificationsSchema: SchemaPart = (builder) => {
  builder.queryField('newsWay', (t) =>
    t.field({
      type: newsWayType(builder),
      description: 'How the worker who asks is told of offers and bookings.',
      ...serve(builder, newsWay),
    }),
  );
  builder.mutationField('chooseNewsWay', (t) =>
    t.field({
      type: newsWayType(builder),
      description: 'From now on the worker is told so.',
      ...serve(builder, chooseNewsWay, { way: newsWayType }),
    }),
  );
  builder.mutationField('confirmPush', (t) =>
    t.field({
      type: 'Boolean',
      description: 'A device says that it has shown a message.',
      ...serve(builder, confirmPush, { receipt: 'As it came with the message.' }),
    }),
  );
};
