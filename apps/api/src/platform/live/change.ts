import { z } from 'zod';

/** The channel on which every process is told what was changed. */
export const CHANNEL = 'gastspiel_changes';

/** Topics for the tenant's staff, and topics for some of its people. */
export const Change = z.object({
  kind: z.literal('CHANGE'),
  tenant: z.guid(),
  staff: z.array(z.string()),
  people: z.array(z.guid()),
  personal: z.array(z.string()),
});
export type Change = Readonly<z.output<typeof Change>>;

/** The rights of somebody have changed; without a person, those of everybody in the tenant. */
export const Standing = z.object({ kind: z.literal('STANDING'), tenant: z.guid(), person: z.guid().nullable() });

const LiveMessage = z.discriminatedUnion('kind', [Change, Standing]);
export type LiveMessage = Readonly<z.output<typeof LiveMessage>>;

export const readMessage = (text: string): LiveMessage => LiveMessage.parse(JSON.parse(text));
