import { type Config, parseConfig } from '#platform/config/config.ts';

/** The only place that reads the environment. */
export const loadConfig = (): Config => parseConfig(process.env);
