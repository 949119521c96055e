import { exitWithSentence } from '#app/exit-with-sentence.ts';
import { startServer } from '#app/start-server.ts';
import { loadConfig } from '#platform/config/load-config.ts';

/** The server alone, as in production: everything it needs comes from its settings. */
try {
  const server = await startServer(loadConfig());
  process.send?.('ready');
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    server.stop().then(() => process.exit(0), exitWithSentence);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // Started by another process: when that one dies, nobody is left to stop this one.
  if (process.send) process.on('disconnect', stop);
} catch (error) {
  exitWithSentence(error);
}
