import { sentenceOf } from '#app/sentence-of.ts';
import { loadConfig } from '#platform/config/config.ts';
import { whenOrphaned } from '#platform/config/when-orphaned.ts';

const STOP_DEADLINE_MS = 60_000;

function exitWithSentence(error: unknown): never {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exit(1);
}

/** The server alone, as in production: everything it needs comes from its settings. */
try {
  const config = loadConfig();
  // Loaded after the settings: what is wrong with them is said at once.
  const { startServer } = await import('#app/start-server.ts');
  const server = await startServer(config);
  process.send?.('ready');
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    // A job that does not heed its signal must not hold the process for ever.
    setTimeout(() => process.exit(1), STOP_DEADLINE_MS).unref();
    server.stop().then(() => process.exit(0), exitWithSentence);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  whenOrphaned(stop);
  // Started by another process: when that one dies, nobody is left to stop this one.
  if (process.send) process.on('disconnect', stop);
} catch (error) {
  exitWithSentence(error);
}
