import { z } from 'zod';
import { uuidOrUnknown } from '#platform/identity/viewer.ts';

/** The id of an entity in an argument: what is none belongs to nobody, and so is not found. */
export const EntityId = z.string().transform(uuidOrUnknown);
