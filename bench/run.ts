import { closingLine } from '#bench/goals.ts';
import { loadEntries } from '#bench/load-entries.ts';
import { startProduct } from '#bench/product.ts';

/** Runs all benchmarks, or those whose file's name holds one of the words given. */
const words = process.argv.slice(2);
const product = await startProduct();
try {
  for (const [key, entry] of await loadEntries()) {
    if (words.length > 0 && !words.some((word) => key.includes(word))) continue;
    console.log(`\n${entry.name}`);
    for (const line of await entry.run(product)) console.log(`  ${line}`);
  }
  console.log(`\n${closingLine()}`);
} finally {
  await product.stop();
}
