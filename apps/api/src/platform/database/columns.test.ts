import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { columned, columns, members } from '#platform/database/columns.ts';
import { statementsOn } from '#platform/database/query-builder.ts';

const Row = z.object({ id: z.string(), startsAt: z.date(), typeId: z.string(), offers: z.int() });
const SOURCES = { typeId: 'appointment_type_id', offers: sql`count(o.id)` } as const;
const written = (list: typeof SOURCES.offers): string => list.compile(statementsOn(() => Promise.reject())).sql;

test('a statement reads the columns that the schema of its row names', () => {
  expect(written(columns(Row, 'a', SOURCES))).toBe(
    'a.id, a.starts_at, a.appointment_type_id as type_id, count(o.id) as offers',
  );
});

test('an object in JSON keeps the names of the fields', () => {
  expect(written(members(Row, 'a', SOURCES))).toBe(
    "'id', a.id, 'startsAt', a.starts_at, 'typeId', a.appointment_type_id, 'offers', count(o.id)",
  );
});

test('values are written to the columns that they are read from', () => {
  expect(columned({ id: 'a', startsAt: 1 })).toEqual({ id: 'a', starts_at: 1 });
});
