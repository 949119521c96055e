import type { Feature } from '#platform/navigation/feature.ts';

const found = import.meta.glob<{ feature: Feature }>('../features/*/*.office.tsx', { eager: true });

/** Open to nobody but those who work in an office. */
export const OFFICE = Object.values(found).map(({ feature }) => feature);
