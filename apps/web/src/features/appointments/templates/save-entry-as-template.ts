import { later } from '#ui/later/later.tsx';
import { FloatingFailed } from '#ui/later/load-failed.tsx';
import type { TemplateOfEntryProps } from './template-of-entry.tsx';

/** Loaded when it is wanted: it brings the rules of the form with it. */
export const SaveEntryAsTemplate = later<TemplateOfEntryProps>(
  async () => (await import('./template-of-entry.tsx')).TemplateOfEntry,
  { Failed: FloatingFailed },
);
