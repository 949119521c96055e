import { ensureData } from '#bench/data/ensure-data.ts';

const folder = await ensureData(console.log);
console.log(`The data set is in ${folder}.`);
