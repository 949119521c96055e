import { calendarFile } from '@gastspiel/domain/calendar/ics.ts';
import type { FastifyInstance } from 'fastify';
import { calendarEntry } from '#features/calendar-feeds/calendar-entry.ts';
import { hashFeedToken } from '#features/calendar-feeds/calendar-feed.ts';
import { CALENDAR_FEED_TEXTS as TEXTS } from '#features/calendar-feeds/calendar-feed-texts.ts';
import { findFeedOwner, selectFedShifts } from '#features/calendar-feeds/calendar-feeds.sql.ts';
import { withinAllowance } from '#platform/database/allowance.ts';
import type { Database } from '#platform/database/database.ts';
import { isUnavailable } from '#platform/database/database-errors.ts';
import { TIME_LIMITS } from '#platform/database/time-limits.ts';
import { sendUnlessKnown } from '#platform/http/send-unless-known.ts';

interface Options {
  readonly database: Database;
  readonly appUrl: string;
}

/** GET /calendar/:token.ics: calendars bring no token of ours, so whoever has the link sees the shifts until it is revoked. */
export function serveCalendarFeeds(app: FastifyInstance, { database, appUrl }: Options): void {
  app.get<{ Params: { token: string } }>('/calendar/:token.ics', async (request, reply) => {
    reply.header('cache-control', 'private, no-cache').header('x-content-type-options', 'nosniff');
    try {
      const shifts = await withinAllowance(database, { ms: TIME_LIMITS.requestMs }, async (bound) => {
        const owner = await findFeedOwner(bound.single, hashFeedToken(request.params.token));
        return owner && bound.withTenant(owner.tenantId, (db) => selectFedShifts(db, owner.userId));
      });
      if (!shifts) return reply.code(404).type('text/plain; charset=utf-8').send(TEXTS.gone);
      const file = calendarFile(
        TEXTS.name,
        shifts.map((shift) => calendarEntry(shift, appUrl)),
      );
      return sendUnlessKnown(request, reply.type('text/calendar; charset=utf-8'), file);
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      return reply.code(503).header('retry-after', '60').send();
    }
  });
}
