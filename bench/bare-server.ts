import Fastify from 'fastify';
import pg from 'pg';
import { registerBareEvents } from '#bench/bare-events.ts';
import { loadEntries } from '#bench/load-entries.ts';

/** The least that can answer the same: no token, no ticket, no permission, no tenant, no GraphQL; PostgreSQL writes the JSON. */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const app = Fastify();
registerBareEvents(app);

for (const [key, { bareSql, isBarePrepared }] of await loadEntries()) {
  if (!bareSql) continue;
  app.get(`/${key}`, async (_request, reply) => {
    const { rows } = await pool.query({
      ...(isBarePrepared ? { name: key } : {}),
      text: bareSql,
      rowMode: 'array',
      types: { getTypeParser: () => String },
    });
    return reply.type('application/json').send(rows[0]?.[0]);
  });
}

await app.listen({ port: Number(process.env['PORT']), host: 'localhost' });
process.send?.('ready');
process.on('disconnect', () => process.exit(0));
