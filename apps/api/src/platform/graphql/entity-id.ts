import { z } from 'zod';
import { uuidOrUnknown } from '#platform/identity/viewer.ts';

/** The id of an entity in an argument. A malformed one is treated like an id that does not exist. */
export const EntityId = z.string().transform(uuidOrUnknown);
