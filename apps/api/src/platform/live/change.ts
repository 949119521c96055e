import { z } from 'zod';

/** The channel on which the database tells every process what was changed. */
export const CHANNEL = 'gastspiel_changes';

const Message = z.discriminatedUnion('kind', [
  /** Topics for the tenant's staff, and topics for some of its people. */
  z.object({
    kind: z.literal('CHANGE'),
    tenant: z.uuid(),
    staff: z.array(z.string()),
    people: z.array(z.uuid()),
    personal: z.array(z.string()),
  }),
  /** The rights of somebody have changed; without a person, those of everybody in the tenant. */
  z.object({ kind: z.literal('STANDING'), tenant: z.uuid(), person: z.uuid().nullable() }),
]);

export type LiveMessage = z.output<typeof Message>;
export type Change = Extract<LiveMessage, { kind: 'CHANGE' }>;

export const readMessage = (text: string): LiveMessage => Message.parse(JSON.parse(text));
