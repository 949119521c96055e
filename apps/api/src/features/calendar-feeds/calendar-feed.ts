import { createHash, randomBytes } from 'node:crypto';
import { findFeedSince, renewFeed, revokeFeed } from '#features/calendar-feeds/calendar-feeds.sql.ts';
import { mutation, NO_INPUT, query, secretMutation } from '#platform/graphql/use-case.ts';

export const hashFeedToken = (token: string): Buffer => createHash('sha256').update(token).digest();

export const findCalendarFeed = query({
  action: 'own-calendar.read',
  input: NO_INPUT,
  run: async ({ db, actor }) => {
    const createdAt = await findFeedSince(db, actor.userId);
    return createdAt && { createdAt };
  },
});

/** Shown this once, since only its hash is kept. One that was there before is worth nothing from now on. */
export const createCalendarFeed = secretMutation({
  action: 'own-calendar.write',
  input: NO_INPUT,
  run: async ({ db, actor, record }) => {
    const token = randomBytes(32).toString('base64url');
    await renewFeed(db, actor.userId, hashFeedToken(token));
    record({ entityType: 'target-user', entityId: actor.userId, after: { calendarFeed: 'CREATED' } });
    return { url: `/calendar/${token}.ics` };
  },
});

export const revokeCalendarFeed = mutation({
  action: 'own-calendar.write',
  input: NO_INPUT,
  run: async ({ db, actor, record, nothingChanged }) => {
    const wasThere = await revokeFeed(db, actor.userId);
    if (wasThere) record({ entityType: 'target-user', entityId: actor.userId, after: { calendarFeed: 'REVOKED' } });
    else nothingChanged();
    return wasThere;
  },
});
