import { toOffsetString } from '@gastspiel/domain/time/vienna-time.ts';
import { sumUp, WORKLOG_TYPES, type WorklogEntry } from '@gastspiel/domain/worklogs/worklog.ts';
import type { RecordedWork } from '#features/worklogs/worklogs.sql.ts';
import { enumOf, oncePerSchema } from '#platform/graphql/once-per-schema.ts';

export const entryKindType = enumOf('WorklogType', 'The kind of a recorded time.', WORKLOG_TYPES);

/** Times that were recorded. */
export const entryType = oncePerSchema((builder) =>
  builder.objectRef<WorklogEntry>('WorklogEntry').implement({
    description: 'A stretch of time of a worker.',
    fields: (t) => ({
      startDateTime: t.string({ description: 'ISO 8601.', resolve: ({ start }) => toOffsetString(start) }),
      endDateTime: t.string({ description: 'ISO 8601.', resolve: ({ end }) => toOffsetString(end) }),
      type: t.expose('type', { type: entryKindType(builder), description: 'Work, or the way there or back.' }),
      breakInSeconds: t.int({
        description: 'A break of work; whole minutes.',
        resolve: ({ breakMinutes }) => breakMinutes * 60,
      }),
    }),
  }),
);

/** The recorded hours of one booking, for its worker and for staff. */
export const recordedWorkType = oncePerSchema((builder) =>
  builder.objectRef<RecordedWork>('RecordedWork').implement({
    description: 'The hours that were recorded of a booking.',
    fields: (t) => ({
      didNotCome: t.exposeBoolean('didNotCome'),
      workMinutes: t.int({ description: 'Worked, breaks off.', resolve: ({ entries }) => sumUp(entries).workMinutes }),
      breakMinutes: t.int({ resolve: ({ entries }) => sumUp(entries).breakMinutes }),
      travelMinutes: t.int({
        description: 'The ways there and back.',
        resolve: ({ entries }) => {
          const { travelToMinutes, travelFromMinutes } = sumUp(entries);
          return travelToMinutes + travelFromMinutes;
        },
      }),
      entries: t.field({
        type: [entryType(builder)],
        extensions: { entries: 3 },
        resolve: ({ entries }) => [...entries],
      }),
    }),
  }),
);
