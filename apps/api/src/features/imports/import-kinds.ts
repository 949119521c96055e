import type { ImportKind } from '#features/imports/import-kind.ts';
import { RECIPIENTS } from '#features/imports/import-recipients.ts';
import { WORKERS } from '#features/imports/import-workers.ts';

const KINDS = { WORKERS, RECIPIENTS };

export const kindOf = (kind: keyof typeof KINDS): ImportKind => KINDS[kind];
