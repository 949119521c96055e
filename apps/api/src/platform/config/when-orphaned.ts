/**
 * `npm run` puts a shell between itself and the server, and that shell does not pass SIGTERM on: it dies, and the server
 * would go on without an owner. Started otherwise, a changed parent means nothing.
 */
export function whenOrphaned(act: () => void): void {
  if (!process.env['npm_lifecycle_event']) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) act();
  }, 500).unref();
}
