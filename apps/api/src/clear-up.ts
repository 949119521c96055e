import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Gives back what the start has left behind, which is nearly half of the heap: Node keeps it until it needs the room. A flag at the start
 * would do as well, but everybody who starts the server had to know it.
 */
export function clearUp(): void {
  setFlagsFromString('--expose-gc');
  const collect: NodeJS.GCFunction = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  collect({ type: 'major', flavor: 'last-resort' });
}
