import type { Action } from '@gastspiel/domain/permissions/permissions.ts';
import type { RequestContext } from '#platform/graphql/request-context.ts';
import { viewerRefusal } from '#platform/identity/viewer.ts';

/** Whether who is asking may do it: for fields that not everybody sees, and for what a screen offers. */
export const viewerMay = async ({ reads }: RequestContext, action: Action): Promise<boolean> =>
  viewerRefusal(action, await reads.viewer()) === undefined;
