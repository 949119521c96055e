import { type Config, parseConfig } from '#platform/config/config.ts';

/** The only place that reads the environment: the process's own, unless another is handed in. */
export const loadConfig = (env: NodeJS.ProcessEnv = process.env): Config => parseConfig(env);
