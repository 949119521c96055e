import { NEWS_WAYS } from '@gastspiel/domain/notifications/news-way.ts';
import { confirmPush } from '#features/notifications/confirm-push.ts';
import { chooseNewsWay, newsWay } from '#features/notifications/news-way.ts';
import type { SchemaPart } from '#platform/graphql/builder.ts';
import { serve } from '#platform/graphql/serve.ts';

export const notificationsSchema: SchemaPart = (builder) => {
  const NewsWay = builder.enumType('NewsWay', {
    description: 'How a worker is told: PUSH is followed by a mail when no device has shown it within ten minutes.',
    values: NEWS_WAYS,
  });
  builder.queryField('newsWay', (t) =>
    t.field({
      type: NewsWay,
      description: 'How the worker who asks is told of offers and bookings.',
      ...serve(builder, newsWay),
    }),
  );
  builder.mutationField('chooseNewsWay', (t) =>
    t.field({
      type: NewsWay,
      description: 'From now on the worker is told so.',
      ...serve(builder, chooseNewsWay, { way: () => NewsWay }),
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
