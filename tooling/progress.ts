/** Says what is going on: one line a step, with the time it took when it took any. */
export async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const started = Date.now();
  process.stdout.write(`  ${name} …`);
  try {
    const result = await work();
    const seconds = (Date.now() - started) / 1000;
    process.stdout.write(seconds > 1 ? ` done (${seconds.toFixed(1)} s)\n` : ' done\n');
    return result;
  } catch (error) {
    process.stdout.write('\n');
    throw error;
  }
}
