import { z } from 'zod';
import { Change, Standing } from '#platform/live/change.ts';

/** As long as the queue takes it, without the tenant's id before it. */
const name = z.string().max(80);

/** A job as a use case orders it. One that the queue would refuse must not come here: it would hold up all that lie behind it. */
export const Order = z.object({
  task: name,
  payload: z.unknown(),
  key: name.optional(),
  runAt: z.iso.datetime().optional(),
  line: name.optional(),
});
export type Order = Readonly<z.output<typeof Order>>;

const row = <Kind extends string, Message extends z.ZodType>(kind: Kind, message: Message) =>
  z.object({ tenant: z.guid(), kind: z.literal(kind), message });

/** A row of the outbox. */
export const Outgoing = z.discriminatedUnion('kind', [
  row('CHANGE', Change.omit({ kind: true, tenant: true })),
  row('STANDING', Standing.omit({ kind: true, tenant: true })),
  row('JOBS', z.object({ orders: z.array(Order) })),
]);
export type Outgoing = Readonly<z.output<typeof Outgoing>>;

/** A newer version may write kinds that this one leaves to it. */
export const KINDS: readonly Outgoing['kind'][] = Outgoing.options.map(({ shape }) => shape.kind.value);
